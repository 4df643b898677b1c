import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '../../app/content/text.ts';
import { browserFlags, findTestBrowser } from '../../tools/browser.ts';
import { expect, test } from './fixtures.ts';

/** Pages whose first screen is light in both languages. */
const pages = [
  '/',
  '/crisis',
  '/solutions',
  '/environmental',
  '/projects',
  '/projects/recycling',
  '/projects/water-treatment',
  '/planner',
  '/figures',
  '/contact',
  '/about',
];

/** Mean brightness, 0 to 255. */
const dark = 100;
const light = 170;

test('leaves pages and drawings unchanged in an automatic dark theme (DV-1)', async ({ site }) => {
  await using browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: [...browserFlags, '--blink-settings=forceDarkModeEnabled=true'],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const brightness = async () => {
    const { channels } = await sharp(await page.screenshot()).stats();
    return channels[0]!.mean;
  };
  await page.setContent('<body style="background:#fff">text');
  expect(await brightness(), 'a page that says nothing of itself').toBeLessThan(dark);
  for (const [index, path] of pages.entries()) {
    await page.goto(`${site.url}${path}?lang=${languages[index % languages.length]}`);
    expect(await brightness(), path).toBeGreaterThan(light);
  }
});
