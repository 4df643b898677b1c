import { exampleQuery } from '../../app/content/planner-examples.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { expect, languages, test } from './fixtures.ts';
import { idleControls, misplacedFigures, overflowing } from './page-checks.ts';

/**
 * Rules for every page without scripts, in one visit to each: no control that needs a script, figures that can be
 * copied, and nothing wider than the window, from a phone to a desktop and with a large font (DV-1).
 */
const addresses = [...paths, '/nowhere', `/planner?${exampleQuery}`, '/environmental?amount=12000', '/?q=debris'];

/** Each font size of the browser with the widths of its windows, in pixels. */
const trials = [
  { font: 16, widths: [360, 390, 414, 480, 600, 768, 900, 1024, 1240] },
  { font: 24, widths: [360, 320] },
  { font: 32, widths: [360, 320] },
];

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
