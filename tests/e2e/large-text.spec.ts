import { chromium } from '@playwright/test';
import { exampleQuery } from '../../app/content/planner-examples.ts';
import { paths } from '../../app/content/shared/pages.ts';
import { languages } from '../../app/content/text.ts';
import { browserFlags, findTestBrowser } from '../../tools/browser.ts';
import { expect, test } from './fixtures.ts';

/** Pixels of the browser's default font, and of the viewport's width. */
const screens = [
  [24, 360],
  [32, 360],
] as const;

for (const [font, width] of screens)
  test(`overflows nowhere at a font of ${font} px, ${width} px wide (DV-1)`, async ({ site }) => {
    await using browser = await chromium.launch({
      executablePath: findTestBrowser(),
      args: [...browserFlags, `--blink-settings=defaultFontSize=${font}`],
    });
    const page = await browser.newPage({ viewport: { width, height: 740 }, javaScriptEnabled: false });
    const sideways: string[] = [];
    for (const path of [...paths, '/nowhere', `/planner?${exampleQuery}`, '/environmental?amount=12000', '/?q=debris'])
      for (const language of languages) {
        await page.goto(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 2) sideways.push(`${path} (${language}): ${over} px`);
      }
    expect(sideways).toEqual([]);
  });
