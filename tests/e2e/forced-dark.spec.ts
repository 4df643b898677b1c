import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './site.ts';

test('an automatic dark theme leaves pages and their drawings as they are (DV-1)', async ({ site }) => {
  await using browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--blink-settings=forceDarkModeEnabled=true'],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const mean = async () => {
    const { channels } = await sharp(await page.screenshot()).stats();
    return channels[0]!.mean;
  };
  // The setting works at all: a page that says nothing of itself turns dark.
  await page.setContent('<body style="background:#fff">text');
  expect(await mean()).toBeLessThan(100);
  for (const path of ['/crisis', '/projects/recycling', '/planner']) {
    await page.goto(`${site.url}${path}?lang=ar`);
    expect(await mean(), path).toBeGreaterThan(150);
  }
});
