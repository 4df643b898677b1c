import type { Page } from '@playwright/test';
import { media } from '../../app/content/media-words.ts';
import { keptScale } from '../../app/media/scale.ts';
import { expect, test } from './fixtures.ts';
import { drag, type Finger } from './touch.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const projectPage = '/projects/thyssen-fba10';
/** A page with drawings that carry numbered names. */
const sitePlan = '/projects/recycling';
const viewer = (page: Page) => page.locator('dialog.viewer[open]');
const pictures = (page: Page) => page.locator('main a[href^="?picture="]');
const firstFilm = (page: Page) => page.locator('main a[href^="/media/"]').first();
const shown = (page: Page) => viewer(page).getByRole('heading', { level: 2 });
/** The place of the drawing on the screen, once it has been drawn. */
async function drawn(page: Page) {
  const canvas = viewer(page).locator('.viewer-canvas');
  await expect.poll(async () => (await canvas.boundingBox())?.width).toBeGreaterThan(0);
  return (await canvas.boundingBox())!;
}
const lit = (page: Page) => viewer(page).locator('svg.drawing [data-lit]');
const button = (page: Page, name: 'close' | 'next' | 'previous' | 'zoomIn' | 'zoomOut') =>
  viewer(page).getByRole('button', { name: media.viewer[name].ar, exact: /next|previous/.test(name) });

// The direction of keys and swipes in each language: app/media/items.test.ts.
test('PJ-14: the keyboard opens a picture, leafs in reading direction, zooms, pans and closes', async ({ page }) => {
  await page.goto(`${projectPage}?lang=ar`);
  const link = pictures(page).first();
  await link.focus();
  await page.keyboard.press('Enter');
  const file = (await link.locator('img').first().getAttribute('src'))!.match(/\/drawings\/[\w-]+/)![0];
  await expect(viewer(page).locator('a[href^="/drawings/"]')).toHaveAttribute('href', new RegExp(`^${file}\\.`));
  const first = (await shown(page).textContent())!;
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).not.toHaveText(first);
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText(first);
  const whole = await drawn(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(async () => (await drawn(page)).width).toBeGreaterThan(whole.width * 1.5);
  // The arrow keys pan a zoomed picture.
  const before = await drawn(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await drawn(page)).x).toBeLessThan(before.x);
  await expect(shown(page)).toHaveText(first);
  await page.keyboard.press('0');
  await expect.poll(async () => (await drawn(page)).width).toBeCloseTo(whole.width, 0);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('PJ-14: buttons leaf, zoom and close, and the focus returns', async ({ page }) => {
  await page.goto(`${projectPage}?lang=ar`);
  await pictures(page).nth(1).click();
  await expect(viewer(page)).toBeVisible();
  const first = (await shown(page).textContent())!;
  await button(page, 'next').click();
  await expect(shown(page)).not.toHaveText(first);
  await button(page, 'previous').click();
  await expect(shown(page)).toHaveText(first);
  const whole = await drawn(page);
  await button(page, 'zoomIn').click();
  await expect.poll(async () => (await drawn(page)).width).toBeGreaterThan(whole.width * 1.2);
  await button(page, 'zoomOut').click();
  await expect.poll(async () => (await drawn(page)).width).toBeCloseTo(whole.width, 0);
  // A trackpad's pinch beside the picture, as Chromium and as Safari send it.
  await shown(page).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await drawn(page)).width).toBeGreaterThan(whole.width * 1.2);
  const ofPage = await shown(page).evaluate((title) => {
    const pinch = (type: string, scale: number) =>
      title.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { scale }));
    return [pinch('gesturestart', 1), pinch('gesturechange', 0.8), pinch('gesturechange', 0.1)];
  });
  expect(ofPage).toEqual([false, false, false]);
  await expect.poll(async () => (await drawn(page)).width).toBeCloseTo(whole.width, 0);
  await button(page, 'close').click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(pictures(page).nth(1)).toBeFocused();
});

test('PJ-14: at every width an opened drawing is legible, about as large as on its page, and leaves a margin of backdrop', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 800],
    [390, 844],
    [768, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${projectPage}?lang=ar`);
    const link = pictures(page).first();
    const scale = await link.evaluate((control) => {
      const image = [...control.querySelectorAll('img')].find(({ clientWidth }) => clientWidth > 0)!;
      return image.clientWidth / image.naturalWidth;
    });
    await link.click();
    await expect(viewer(page).locator('svg.drawing text').first()).toBeVisible();
    const found = await viewer(page)
      .locator('svg.drawing')
      .evaluate((svg: SVGSVGElement) => ({
        scale: svg.getScreenCTM()!.a,
        letters: [...svg.querySelectorAll('text')].map((text) => {
          const { a, b } = text.getScreenCTM()!;
          return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        }),
      }));
    expect(found.scale, `${width} px`).toBeGreaterThanOrEqual(keptScale * scale - 0.001);
    expect(Math.min(...found.letters), `${width} px`).toBeGreaterThanOrEqual(11);
    const box = (await viewer(page).boundingBox())!;
    expect(Math.min(box.y, height - box.y - box.height), `${width} px`).toBeGreaterThanOrEqual(24);
    await page.mouse.click(width / 2, 12);
    await expect(viewer(page)).toHaveCount(0);
  }
});

test('PJ-14: a balloon and its name light up together, from either side, and stay in view', async ({ page }) => {
  await page.goto(`${sitePlan}?lang=en`);
  await pictures(page).nth(1).click();
  const names = viewer(page).locator('.viewer-list button');
  await names.nth(3).click();
  await expect(lit(page)).toHaveText('4');
  await expect(names.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await viewer(page).locator('svg.drawing .numbered', { hasText: /^2$/ }).locator('text').click();
  await expect(lit(page)).toHaveText('2');
  await expect(names.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(names.nth(3)).toHaveAttribute('aria-pressed', 'false');
  for (let n = 0; n < 3; n++) await page.keyboard.press('+');
  await expect(lit(page).locator('text')).toBeInViewport();
});

test('PJ-14: reload, Back and forward keep the history of an opened picture', async ({ page }) => {
  await page.goto('/about?lang=en');
  await page.goto(`${projectPage}?lang=en`);
  const second = pictures(page).nth(1);
  await second.scrollIntoViewIfNeeded();
  await second.click();
  const name = (await shown(page).textContent())!;
  await page.reload();
  await expect(shown(page)).toHaveText(name);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(second).toBeInViewport();
  await page.goForward();
  await expect(shown(page)).toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  // Closing leaves no history entry behind.
  await page.goBack();
  await expect(page).toHaveURL(/about/);
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('PJ-14: numbers lead through a drawing, fingers pan and zoom it, and the page behind stays', async ({
    page,
  }) => {
    await page.goto(`${sitePlan}?lang=ar`);
    await pictures(page).nth(1).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await pictures(page).nth(1).tap();
    await expect(lit(page)).toHaveText('1');
    await expect(lit(page).locator('text')).toBeInViewport();
    const before = await drawn(page);
    await drag(page, [[200, 500]], [[190, 300]]);
    await expect.poll(async () => (await drawn(page)).y).toBeLessThan(before.y - 50);
    const pinch = (half: number): Finger[] => [
      [190 - half, 300],
      [190 + half, 300],
    ];
    await drag(page, pinch(30), pinch(60));
    await expect.poll(async () => (await drawn(page)).width / before.width).toBeGreaterThan(1.5);
    await drag(page, pinch(150), pinch(10));
    await expect.poll(async () => (await drawn(page)).width).toBeLessThanOrEqual(391);
    await viewer(page).getByRole('button', { name: media.viewer.nextName.ar }).tap();
    await expect(lit(page)).toHaveText('2');
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  test('HO-5, PJ-3, PJ-14: a film loads and plays on a tap, a swipe leads to the next, its button and a tap beside close it', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\.(mp4|webm)$/.test(request.url())) loaded.push(request.url());
    });
    await page.goto('/our-projects?lang=ar');
    const film = firstFilm(page);
    const video = viewer(page).locator('video');
    for (const size of [
      { width: 360, height: 640 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(size);
      await film.scrollIntoViewIfNeeded();
      if (size.width < 640) expect(loaded).toEqual([]);
      await film.tap();
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
      const { x, y } = (await video.boundingBox())!;
      expect(Math.max(x, y)).toBeGreaterThanOrEqual(24);
      await page.touchscreen.tap(x > y ? x / 2 : size.width / 2, x > y ? size.height / 2 : y / 2);
      await expect(viewer(page)).toHaveCount(0);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await film.tap();
    const first = (await shown(page).textContent())!;
    // Beside the film, whose own controls a finger drags.
    const { y } = (await shown(page).boundingBox())!;
    await drag(page, [[110, y]], [[280, y]]);
    await expect(shown(page)).not.toHaveText(first);
    await drag(page, [[280, y]], [[110, y]]);
    await expect(shown(page)).toHaveText(first);
    await button(page, 'close').tap();
    await expect(viewer(page)).toHaveCount(0);
    await expect(film).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('PJ-14: pictures and films open by their links', async ({ page, request }) => {
    const width = 360;
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${projectPage}?lang=ar`);
    await pictures(page).nth(1).click();
    const sheet = page.locator('#picture');
    const heading = sheet.getByRole('heading').first();
    const name = (await heading.textContent())!;
    await expect(heading).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const follow = (to: 'next' | 'previous' | 'back') =>
      sheet.getByRole('link', { name: media.viewer[to].ar, exact: to !== 'back' }).click();
    await follow('next');
    await expect(heading).not.toHaveText(name);
    await follow('previous');
    await expect(heading).toHaveText(name);
    const file = (await sheet.locator('img').getAttribute('src'))!;
    const drawing = await request.get(file);
    expect(drawing.headers()['content-type']).toContain('image/svg+xml');
    expect(await drawing.text()).toContain('xmlns="http://www.w3.org/2000/svg"');
    await follow('back');
    await expect(pictures(page).nth(1)).toBeVisible();
    await page.goto(`/?lang=ar`);
    const film = await request.get((await firstFilm(page).getAttribute('href'))!);
    expect(film.headers()['content-type']).toBe('video/mp4');
  });
});
