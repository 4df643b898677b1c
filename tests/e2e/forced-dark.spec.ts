import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, findTestBrowser } from '../../tools/browser.ts';
import { expect, test } from './fixtures.ts';

/** Pages whose first screen is light. */
const pages = ['/?lang=ar', '/solutions?lang=en', '/projects/recycling?lang=ar', '/planner?lang=en'];

test('DV-1: an automatic dark theme leaves pages and drawings unchanged', async ({ site }) => {
  await using browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: [...browserFlags, '--blink-settings=forceDarkModeEnabled=true'],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  /** Mean of the picture, 0 to 255. */
  const brightness = async () => (await sharp(await page.screenshot()).stats()).channels[0]!.mean;
  await page.setContent('<body style="background:#fff">text');
  expect(await brightness(), 'a page that says nothing of itself').toBeLessThan(128);
  for (const address of pages) {
    await page.goto(site.url + address);
    expect(await brightness(), address).toBeGreaterThan(128);
  }
});
