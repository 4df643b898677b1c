import type { Page } from '@playwright/test';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { expect, languages, test } from './fixtures.ts';
import { idleControls, misplacedFigures, overflowing } from './page-checks.ts';

/**
 * Rules for every page without scripts, in one visit to each: no control that needs a script, figures that can be
 * copied, and nothing wider than the window, from a phone to a desktop, with a large font and with wider spacing (DV-1).
 */
const addresses = [...paths, '/nowhere', `/planner?${exampleQuery}`, '/environmental?amount=12000', '/?q=debris'];

/** Each font size of the browser with the widths of its windows, in pixels. */
const trials = [
  { font: 16, widths: [360, 390, 414, 480, 600, 768, 900, 1024, 1240] },
  { font: 32, widths: [360, 320] },
];

/** The spacing of WCAG 1.4.12, at least. @returns a function that takes it back */
async function space(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** One test visits this many addresses. */
const share = Math.ceil(addresses.length / 4);

test.use({ javaScriptEnabled: false, allowed: /status of 404/ });

for (const language of languages)
  for (let first = 0; first < addresses.length; first += share)
    test(`works without scripts and overflows nowhere, pages ${first + 1} to ${Math.min(first + share, addresses.length)}, ${language}`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      const found: string[] = [];
      for (const address of addresses.slice(first, first + share)) {
        const report = (problems: string[], at = '') =>
          found.push(...problems.map((each) => `${address}${at}: ${each}`));
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
        report(await idleControls(page));
        report(await misplacedFigures(page));
        for (const { font, widths } of trials) {
          await session.send('Page.setFontSizes', { fontSizes: { standard: font, fixed: font } });
          for (const width of widths) {
            await page.setViewportSize({ width, height: 740 });
            report(await overflowing(page), ` at ${width} px and a font of ${font} px`);
            if (font > 16 || width !== 360) continue;
            const takeBack = await space(page);
            report(await overflowing(page), ` at ${width} px with wider spacing`);
            await takeBack();
          }
          if (address !== '/') continue;
          await page.setViewportSize({ width: widths[0]!, height: 740 });
          await page.locator('header .bar-menu summary').click();
          report(await overflowing(page), ` with its menu and a font of ${font} px`);
          await page.locator('header .bar-menu summary').click();
        }
        await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      }
      expect(found).toEqual([]);
    });
