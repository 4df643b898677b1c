import { chromium, type Page } from '@playwright/test';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { browserFlags, findTestBrowser } from '../../tools/browser.ts';
import { expect, test } from './fixtures.ts';

const addresses = [...paths, '/nowhere', `/planner?${exampleQuery}`, '/environmental?amount=12000', '/?q=debris'];

/** Each font size of the browser with the widths of its windows, in pixels. */
const trials = [
  { font: 16, widths: [360, 390, 414, 480, 600, 768, 900, 1024, 1240] },
  { font: 24, widths: [360, 320] },
  { font: 32, widths: [360, 320] },
];

/** Elements wider than the page, or scrollable sideways, tables too. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? [document.documentElement as Element] : [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!/auto|scroll/.test(getComputedStyle(element).overflowX) || element.matches('textarea')) continue;
      if (element.checkVisibility() && element.scrollWidth > element.clientWidth + 1) found.push(element);
    }
    return found.map((element) => `${element.localName}.${element.className}: ${element.scrollWidth} px`);
  });

for (const { font, widths } of trials)
  for (const language of languages)
    test(`overflows nowhere at a font of ${font} px, ${language} (DV-1)`, async ({ site }) => {
      test.setTimeout(240_000);
      await using browser = await chromium.launch({
        executablePath: findTestBrowser(),
        args: [...browserFlags, `--blink-settings=defaultFontSize=${font}`],
      });
      const page = await browser.newPage({ javaScriptEnabled: false });
      const found: string[] = [];
      for (const address of addresses) {
        await page.setViewportSize({ width: widths[0]!, height: 740 });
        await page.goto(`${site.url}${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          for (const each of await sideways(page)) found.push(`${address} at ${width} px: ${each}`);
        }
      }
      await page.setViewportSize({ width: widths[0]!, height: 740 });
      await page.locator('header .bar-menu summary').click();
      for (const each of await sideways(page)) found.push(`menu: ${each}`);
      expect(found).toEqual([]);
    });
