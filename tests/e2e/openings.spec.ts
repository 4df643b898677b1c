import type { Page } from '@playwright/test';
import { projectNames } from '../../app/content/shared/project-list.ts';
import { directionOf } from '../../app/language/detect.ts';
import { loadDrawings } from '../../tools/building/load-code.ts';
import { expect, languages, test } from './fixtures.ts';

const drawings = loadDrawings();

/** The parts of a page's first screen, once its fonts and its drawing are there. */
const firstScreen = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const header = document.querySelector('main header')!;
    const img = header.querySelector<HTMLImageElement>('.sheet-drawing picture img')!;
    await img.decode();
    const box = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    // The picture within its room: as large as fits, at its lower edge or in the middle.
    const room = img.getBoundingClientRect();
    const scale = Math.min(room.width / img.naturalWidth, room.height / img.naturalHeight);
    const [width, height] = [img.naturalWidth * scale, img.naturalHeight * scale];
    const fits = getComputedStyle(img);
    const share = fits.objectFit === 'contain' ? Number.parseFloat(fits.objectPosition.split(' ')[1]!) / 100 : 0;
    const top = room.top + (room.height - height) * share;
    const left = room.left + (room.width - width) / 2;
    return {
      file: new URL(img.currentSrc).pathname.split('/').pop()!.split('.')[0]!,
      drawing: { left, right: left + width, top, bottom: top + height },
      words: ['h1', '.lead', '.button'].map((part) => box(header.querySelector(part)!)),
      figures: box(header.querySelector('.result')!),
      bar: box(document.querySelector('.site-bar')!),
      scrollWidth: document.documentElement.scrollWidth,
    };
  });

const visits = projectNames.flatMap((name) => languages.map((language) => [name, language] as const));

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])
  test(`PJ-15: on ${viewport.width} x ${viewport.height} a project opens with its whole drawing, title, lead, button and figures`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { factsOf, drawingSize } = await drawings;
    for (const [name, language] of visits) {
      await page.goto(`/projects/${name}?lang=${language}`);
      const { file, drawing, words, figures, bar, scrollWidth } = await firstScreen(page);
      const { opening, title } = factsOf(file);
      expect(opening, name).toBeDefined();
      expect(scrollWidth, name).toBe(viewport.width);
      for (const part of [...words, figures, drawing]) {
        expect(part.top, name).toBeGreaterThanOrEqual(bar.bottom - 1);
        expect(part.bottom, name).toBeLessThanOrEqual(viewport.height + 1);
        expect(part.left, name).toBeGreaterThanOrEqual(-1);
        expect(part.right, name).toBeLessThanOrEqual(viewport.width + 1);
      }
      // A drawing that is only small is seen, but not read.
      expect(drawing.right - drawing.left, name).toBeGreaterThan(viewport.width * 0.6);
      // Words lie where the drawing is not, or in the corner that it names.
      const scale = (drawing.right - drawing.left) / drawingSize(file, 'sheet')[0];
      const corner = opening === 'over' && title ? title[directionOf(language)] : undefined;
      for (const part of words) {
        const beside = part.right <= drawing.left + 1 || part.left >= drawing.right - 1;
        const above = part.bottom <= drawing.top + 1;
        const inCorner =
          corner &&
          part.left >= drawing.left + corner.x * scale - 1 &&
          part.right <= drawing.left + (corner.x + corner.width) * scale + 1 &&
          part.bottom <= drawing.top + (corner.y + corner.height) * scale + 1;
        expect(beside || above || inCorner, `${name}: ${JSON.stringify({ part, drawing })}`).toBe(true);
      }
    }
  });

test('PJ-15: on a phone a project opens with title, lead, button and the first part of its drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { factsOf } = await drawings;
  for (const [name, language] of visits) {
    await page.goto(`/projects/${name}?lang=${language}`);
    const { file, drawing, words, bar } = await firstScreen(page);
    for (const part of words) {
      expect(part.top, name).toBeGreaterThanOrEqual(bar.bottom - 1);
      expect(part.bottom, name).toBeLessThanOrEqual(drawing.top + 1);
    }
    const parts = factsOf(file).phone?.length ?? 1;
    const first = drawing.top + (drawing.bottom - drawing.top) / parts;
    // A single high strip may end just below the screen.
    expect(parts > 1 ? first : drawing.top + (drawing.bottom - drawing.top) * 0.75, name).toBeLessThanOrEqual(844);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  test('PJ-15: a balloon of the drawing leads to its name below, and nothing scrolls sideways', async ({ page }) => {
    for (const [name, language] of visits) {
      await page.goto(`/projects/${name}?lang=${language}`);
      for (const balloon of (await page.locator('.balloon-links a').all()).slice(-1)) {
        const address = (await balloon.getAttribute('href'))!;
        await balloon.click();
        await expect(page).toHaveURL(new RegExp(`${address}$`));
        const target = page.locator(address);
        await expect(target).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollX)).toBe(0);
        await expect(balloon).toHaveAccessibleName(
          `${address.replace('#name-', '')}: ${(await target.locator('b').textContent())!}`,
        );
      }
    }
  });
});
