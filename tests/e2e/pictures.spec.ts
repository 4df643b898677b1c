import type { Page } from '@playwright/test';
import { token } from '../../tools/building/tokens.ts';
import { expect, test } from './fixtures.ts';

/** The drawings that a page shows as files, with their grounds. */
const drawings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src^="/drawings/"]')].map((image) => {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(image) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      const file = image.getAttribute('src')!;
      return { file, backgroundColor, forcedColorAdjust };
    }),
  );

const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

test('shows the inverted drawing on a dark band and fetches none for paper on a screen', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/our-projects?lang=en');
  const band = page.locator('.dark img:visible');
  await band.scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain('/drawings/excavator-rubble.en.dark.svg');
  await expect(band).toHaveAttribute('alt', /excavator/i);
  expect(fetched).not.toContain('/drawings/excavator-rubble.en.svg');
});

test('keeps a drawing’s colours and ground in high contrast', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const path of ['/', '/projects/water-treatment']) {
    await page.goto(`${path}?lang=en`);
    for (const { file, backgroundColor, forcedColorAdjust } of await drawings(page)) {
      const ground = token(file.includes('.dark.') ? 'ink' : 'paper');
      expect([forcedColorAdjust, backgroundColor], `${path} ${file}`).toEqual(['none', rgb(ground)]);
    }
  }
});
