import type { Page } from '@playwright/test';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { expect, languages, test } from './fixtures.ts';
import { idleControls, overflowing, textProblems } from './page-checks.ts';

/**
 * Rules for every page in both languages, without scripts: no control that needs a script, figures that can be copied,
 * whole words, and nothing wider than its place, from a phone to a desktop, with a large font and with wider spacing.
 */
const addresses = [...paths, '/nowhere', `/planner?${exampleQuery}`, '/?q=debris'].flatMap((address) =>
  languages.map((language) => [address, language] as const),
);

/** The spacing of WCAG 1.4.12, at least. */
const space = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });

/** One test visits this many addresses. */
const share = Math.ceil(addresses.length / 4);

test.use({ javaScriptEnabled: false, allowed: /status of 404/ });

for (let first = 0; first < addresses.length; first += share)
  test(`DV-1: pages ${first + 1} to ${Math.min(first + share, addresses.length)} work without scripts and overflow nowhere`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const found: string[] = [];
    for (const [address, language] of addresses.slice(first, first + share)) {
      const report = (problems: string[], at = '') => found.push(...problems.map((each) => `${address}${at}: ${each}`));
      await page.setViewportSize({ width: 1000, height: 740 });
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
      report(await idleControls(page));
      for (const width of [1000, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        report(await overflowing(page), ` at ${width} px`);
        report(await textProblems(page), ` at ${width} px`);
      }
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
      await page.setViewportSize({ width: 360, height: 740 });
      report(await overflowing(page), ' at 360 px and a font of 32 px');
      if (address === '/') {
        await page.locator('header .bar-menu summary').click();
        report(await overflowing(page), ' with its menu and a font of 32 px');
      }
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      await space(page);
      report(await overflowing(page), ' at 360 px with wider spacing');
    }
    expect(found).toEqual([]);
  });
