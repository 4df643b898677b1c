import type { Page } from '@playwright/test';
import { films, homeFilms } from '../../app/content/films.ts';
import { media } from '../../app/content/media-words.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';
import { drag, type Finger } from './touch.ts';

const projectPage = '/projects/thyssen-fba10';
const viewer = (page: Page) => page.locator('dialog.viewer[open]');
const pictures = (page: Page) => page.locator('main a[href^="?picture="]');
const sitePlan = '/projects/recycling';
/** The place of the drawing on the screen. */
const drawn = async (page: Page) => (await viewer(page).locator('.viewer-canvas').boundingBox())!;
const shown = (page: Page) => viewer(page).getByRole('heading', { level: 2 });

for (const language of languages) {
  const once = byTurns(test, language);
  const forward = isRightToLeft(language) ? 'ArrowLeft' : 'ArrowRight';
  const words = media.viewer;

  test.describe(`the viewer, ${language} (PJ-14)`, () => {
    test('the keyboard opens, leafs in reading direction, zooms, pans and closes; the focus returns', async ({
      page,
    }) => {
      await page.goto(`${projectPage}?lang=${language}`);
      const link = pictures(page).first();
      const first = (await link.getAttribute('aria-label'))!.split(': ').at(-1)!;
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(shown(page)).toHaveText(first);
      await page.keyboard.press(forward);
      await expect(shown(page)).not.toHaveText(first);
      await page.keyboard.press(forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft');
      await expect(shown(page)).toHaveText(first);

      const whole = await drawn(page);
      for (const [key, zoom] of [
        ['+', 1.5],
        ['+', 2],
        ['+', 3],
        ['+', 3],
        ['-', 2],
        ['0', 1],
        ['+', 1.5],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(async () => (await drawn(page)).width / whole.width).toBeCloseTo(zoom, 1);
      }
      // The arrow keys pan a zoomed picture.
      const before = await drawn(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await drawn(page)).x).toBeLessThan(before.x);
      await expect(shown(page)).toHaveText(first);

      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });

    once()(
      'a drawing is never smaller than on the page, and its letters have 13 px at every width',
      async ({ page }) => {
        for (const size of [
          { width: 1440, height: 900 },
          { width: 768, height: 1024 },
          { width: 390, height: 844 },
          { width: 640, height: 360 },
        ]) {
          await page.setViewportSize(size);
          await page.goto(`${projectPage}?lang=${language}`);
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
              sheet: svg.closest('dialog')!.getBoundingClientRect().toJSON() as DOMRect,
            }));
          expect(found.scale, `${size.width} px`).toBeGreaterThanOrEqual(scale - 0.001);
          expect(Math.min(...found.letters), `${size.width} px`).toBeGreaterThanOrEqual(12.9);
          expect(found.sheet).toMatchObject({ x: 0, y: 0, ...size });
          await page.keyboard.press('Escape');
          await expect(viewer(page)).toHaveCount(0);
        }
      },
    );

    for (const width of [1440, 768])
      once()(
        `minus shows a drawing that opens cut as a whole at ${width} px, plus and 0 bring it back`,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${sitePlan}?lang=${language}`);
          await pictures(page).nth(2).click();
          await expect(viewer(page).locator('svg.drawing text').first()).toBeVisible();
          const opened = await drawn(page);
          const stage = (await viewer(page).locator('.viewer-scroll').boundingBox())!;
          expect(opened.width > stage.width || opened.height > stage.height).toBe(true);
          const [plus, minus] = [words.zoomIn, words.zoomOut].map((name) =>
            viewer(page).getByRole('button', { name: name[language] }),
          );
          const step = viewer(page).locator('output');
          for (const back of [() => plus!.click(), () => page.keyboard.press('0')]) {
            await expect(step).not.toHaveText(words.whole[language]);
            await minus!.click();
            await expect(step).toHaveText(words.whole[language]);
            await expect(minus!).toHaveAttribute('aria-disabled', 'true');
            await expect
              .poll(async () => {
                const [part, room] = [await drawn(page), (await viewer(page).locator('.viewer-scroll').boundingBox())!];
                return (
                  part.x >= room.x - 1 &&
                  part.y >= room.y - 1 &&
                  part.width <= room.width + 1 &&
                  part.height <= room.height + 1
                );
              })
              .toBe(true);
            await back();
            await expect.poll(async () => (await drawn(page)).width).toBeCloseTo(opened.width, 0);
          }
        },
      );

    once()('lights up a balloon and its name together, from either side, and brings it into view', async ({ page }) => {
      await page.goto(`${sitePlan}?lang=${language}`);
      await pictures(page).nth(1).click();
      const names = viewer(page).locator('.viewer-list button');
      const lit = viewer(page).locator('svg.drawing [data-lit]');
      await names.nth(3).click();
      await expect(lit).toHaveText('4');
      await expect(names.nth(3)).toHaveAttribute('aria-pressed', 'true');
      await viewer(page).locator('svg.drawing .numbered', { hasText: /^7$/ }).locator('text').click();
      await expect(lit).toHaveText('7');
      await expect(names.nth(6)).toHaveAttribute('aria-pressed', 'true');
      await expect(names.nth(3)).toHaveAttribute('aria-pressed', 'false');
      // Zooming keeps the lit balloon in view.
      for (let n = 0; n < 3; n++) await page.keyboard.press('+');
      await expect(viewer(page).locator('output')).toContainText('300');
      await expect(lit.locator('text')).toBeInViewport();
      await names.nth(7).click();
      await expect(lit).toHaveText('8');
      await expect(lit.locator('text')).toBeInViewport();
    });

    once()('shows the picture again after a reload, at the same place, and Back then closes it', async ({ page }) => {
      await page.goto('/about?lang=en');
      await page.goto(`${projectPage}?lang=${language}`);
      const second = pictures(page).nth(1);
      await second.scrollIntoViewIfNeeded();
      const name = (await second.getAttribute('aria-label'))!.split(': ').at(-1)!;
      await pictures(page).first().click();
      await expect(viewer(page)).toBeVisible();
      await page.keyboard.press(forward);
      await expect(shown(page)).toHaveText(name);
      await page.reload();
      await expect(shown(page)).toHaveText(name);
      await page.goBack();
      await expect(viewer(page)).toHaveCount(0);
      await expect(second).toBeInViewport();
      await page.goForward();
      await expect(shown(page)).toHaveText(name);
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/about/);
    });

    once()('what takes the focus right behind an Escape stays in view', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${projectPage}?lang=${language}`);
      await pictures(page).first().click();
      await expect(viewer(page)).toBeVisible();
      // Going back in the history takes a moment, on a slow phone a long one.
      const inView = await viewer(page).evaluate(async (dialog: HTMLDialogElement) => {
        const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        dialog.dispatchEvent(new Event('cancel'));
        dialog.close();
        document.querySelector<HTMLAnchorElement>('footer a:last-of-type')!.focus();
        await popped;
        for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
        const { top, bottom } = document.activeElement!.getBoundingClientRect();
        return document.activeElement!.closest('footer') !== null && bottom > 0 && top < innerHeight;
      });
      expect(inView).toBe(true);
    });
    once()('keeps open what is opened right after an Escape', async ({ page }) => {
      await page.goto(`${projectPage}?lang=${language}`);
      await pictures(page).first().click();
      await expect(viewer(page)).toBeVisible();
      const second = (await pictures(page).nth(1).getAttribute('aria-label'))!.split(': ').at(-1)!;
      // A busy machine handles the next key before the close event.
      await viewer(page).evaluate((dialog: HTMLDialogElement) => {
        dialog.dispatchEvent(new Event('cancel'));
        dialog.close();
        document.querySelectorAll<HTMLAnchorElement>('main a[href^="?picture="]')[1]!.click();
      });
      await expect(shown(page)).toHaveText(second);
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
    });

    once()('offers the same by buttons and close button', async ({ page }) => {
      await page.goto(`${projectPage}?lang=${language}`);
      await pictures(page).nth(1).click();
      await expect(viewer(page)).toBeVisible();
      const first = await shown(page).textContent();
      await viewer(page).getByRole('button', { name: words.next[language], exact: true }).click();
      await expect(shown(page)).not.toHaveText(first!);
      await viewer(page).getByRole('button', { name: words.previous[language], exact: true }).click();
      await expect(shown(page)).toHaveText(first!);
      const whole = await drawn(page);
      await viewer(page).getByRole('button', { name: words.zoomIn[language] }).click();
      await expect.poll(async () => (await drawn(page)).width).toBeGreaterThan(whole.width * 1.4);
      await viewer(page).getByRole('button', { name: words.zoomOut[language] }).click();
      await expect.poll(async () => (await drawn(page)).width).toBeCloseTo(whole.width, 0);
      const close = viewer(page).getByRole('button', { name: words.close[language] });
      const box = (await close.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      await close.click();
      await expect(viewer(page)).toHaveCount(0);
      await expect(pictures(page).nth(1)).toBeFocused();
    });

    test.describe('by touch, on a phone', () => {
      test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
      once()('closes on Back and stays on the page', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        const address = `${projectPage}?lang=${language}`;
        await page.goto('/about?lang=en');
        await page.goto(address);
        await pictures(page).first().scrollIntoViewIfNeeded();
        const top = () => page.evaluate(() => scrollY);
        const before = await top();
        const url = page.url();
        await pictures(page).nth(1).tap();
        await expect(viewer(page)).toBeVisible();
        await page.goBack();
        await expect(viewer(page)).toHaveCount(0);
        expect(page.url()).toBe(url);
        await pictures(page).first().scrollIntoViewIfNeeded();
        expect(Math.abs((await top()) - before)).toBeLessThan(740);
        // Closing leaves no history entry behind.
        await page.goBack();
        await expect(page).toHaveURL(/about/);
      });

      once()('opens on the first number, goes through the numbers, and lists all names', async ({ page }) => {
        await page.goto(`${sitePlan}?lang=${language}`);
        await pictures(page).nth(1).scrollIntoViewIfNeeded();
        await pictures(page).nth(1).tap();
        const lit = viewer(page).locator('svg.drawing [data-lit]');
        await expect(lit).toHaveText('1');
        await expect(lit.locator('text')).toBeInViewport();
        const balloon = (await lit.locator('circle').last().boundingBox())!;
        expect(balloon.width).toBeGreaterThanOrEqual(24);
        await viewer(page).getByRole('button', { name: words.nextName[language] }).tap();
        await expect(lit).toHaveText('2');
        await expect(lit.locator('text')).toBeInViewport();
        const list = viewer(page).locator('.viewer-list');
        await expect(list).toBeHidden();
        await viewer(page).getByRole('button', { name: words.allNames[language] }).tap();
        await list.getByRole('button').last().tap();
        await expect(list).toBeHidden();
        await expect(lit).toHaveText('10');
        await expect(lit.locator('text')).toBeInViewport();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      });

      test('pans by a finger, zooms by two, and the page behind stays', async ({ page }) => {
        await page.goto(`${sitePlan}?lang=${language}`);
        await pictures(page).nth(1).scrollIntoViewIfNeeded();
        const top = await page.evaluate(() => scrollY);
        await pictures(page).nth(1).tap();
        await expect(viewer(page).locator('svg.drawing [data-lit]')).toHaveText('1');
        const before = await drawn(page);
        await drag(page, [[200, 500]], [[190, 300]]);
        await expect.poll(async () => (await drawn(page)).y).toBeLessThan(before.y - 100);
        await drag(page, [[300, 400]], [[100, 420]]);
        await expect.poll(async () => (await drawn(page)).x).toBeLessThan(before.x - 50);
        await drag(
          page,
          [
            [160, 300],
            [220, 300],
          ],
          [
            [130, 300],
            [250, 300],
          ],
        );
        await expect.poll(async () => (await drawn(page)).width / before.width).toBeGreaterThan(1.5);
        // Zooming out ends at the whole drawing.
        await drag(
          page,
          [
            [40, 300],
            [340, 300],
          ],
          [
            [180, 300],
            [200, 300],
          ],
        );
        await expect.poll(async () => (await drawn(page)).width).toBeCloseTo(390, 0);
        expect(await page.evaluate(() => scrollY)).toBe(top);
      });

      once()('goes to the next film on a swipe in reading direction', async ({ page }) => {
        await page.goto(`/our-projects?lang=${language}`);
        await page.locator('a.film').first().tap();
        const first = (await shown(page).textContent())!;
        const [left, right]: Finger[] = [
          [110, 400],
          [280, 400],
        ];
        const [from, to] = isRightToLeft(language) ? [left!, right!] : [right!, left!];
        await drag(page, [from], [to]);
        await expect(shown(page)).not.toHaveText(first);
        await drag(page, [to], [from]);
        await expect(shown(page)).toHaveText(first);
      });

      once()('plays a film on a tap and ends it with the close button', async ({ page }) => {
        await page.goto(`/our-projects?lang=${language}`);
        const film = page.locator('a.film').first();
        await film.scrollIntoViewIfNeeded();
        await film.tap();
        const video = viewer(page).locator('video');
        await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
        await viewer(page).getByRole('button', { name: words.close[language] }).tap();
        await expect(viewer(page)).toHaveCount(0);
        await expect(film).toBeFocused();
      });

      once()('a tap outside of a film closes it, at 360 px too (PJ-3)', async ({ page }) => {
        await page.goto(`/our-projects?lang=${language}`);
        for (const size of [
          { width: 360, height: 640 },
          { width: 390, height: 800 },
          { width: 640, height: 360 },
        ]) {
          await page.setViewportSize(size);
          await page.locator('a.film').first().tap();
          await expect(viewer(page).locator('video')).toBeVisible();
          const { x, y } = (await viewer(page).locator('video').boundingBox())!;
          // A finger needs 24 px.
          expect(Math.max(x, y)).toBeGreaterThanOrEqual(24);
          await page.touchscreen.tap(x > y ? x / 2 : size.width / 2, x > y ? size.height / 2 : y / 2);
          await expect(viewer(page)).toHaveCount(0);
        }
      });
    });

    once()('states a film’s size and loads nothing before it is asked to play', async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (/\.(mp4|webm)$/.test(request.url())) loaded.push(request.url());
      });
      await page.goto(`/?lang=${language}`);
      const film = films[homeFilms[0]];
      const link = page.getByRole('link', { name: film.title[language] });
      await link.scrollIntoViewIfNeeded();
      await expect(link).toContainText(/\d{3}\s(kB|كيلوبايت)/);
      await expect(link).toContainText('12:34');
      expect(loaded).toEqual([]);
      await link.click();
      const video = viewer(page).locator('video');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
      expect(loaded.length).toBeGreaterThan(0);
      // The only length in the player is the clip's own.
      await expect(viewer(page)).not.toContainText('12:34');
      const { pause, start, seek } = media.player;
      await viewer(page).getByRole('button', { name: pause[language], exact: true }).click();
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
      const position = viewer(page).getByRole('slider', { name: seek[language] });
      await position.focus();
      await page.keyboard.press('End');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(11);
      await viewer(page).getByRole('button', { name: start[language], exact: true }).click();
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
      const frame = (await video.boundingBox())!;
      expect(frame.width / frame.height).toBeCloseTo(16 / 9, 1);
      await expect(video).toContainText(media.player.unsupported[language]);
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  });
}

for (const type of ['webm', 'mp4']) {
  test(`plays every preview as ${type} in this browser (HO-5)`, async ({ page }) => {
    await page.goto('/contact?lang=en');
    for (const { clip } of Object.values(films)) {
      const time = await page.evaluate(
        (src) =>
          new Promise<number>((resolve, reject) => {
            const video = Object.assign(document.createElement('video'), { src, muted: true });
            video.ontimeupdate = () => video.currentTime > 0 && resolve(video.currentTime);
            video.onerror = () => reject(new Error(`${src}: ${video.error?.message}`));
            video.play();
          }),
        `/media/${clip}.${type}`,
      );
      expect(time).toBeGreaterThan(0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languages) {
    test(`opens pictures and films by their links (${language})`, async ({ page, request }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(`${projectPage}?lang=${language}`);
        const name = (await pictures(page).nth(1).getAttribute('aria-label'))!.split(': ').at(-1)!;
        await pictures(page).nth(1).click();
        await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
        const words = media.viewer;
        const picture = page.locator('#picture img');
        await expect(picture).toBeVisible();
        // The sheet covers the page, and its drawing is panned.
        const sheet = page.locator('#picture');
        expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width, height: 740 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expect(sheet.getByRole('button')).toHaveCount(0);
        await sheet.getByRole('link', { name: words.next[language], exact: true }).click();
        await expect(page.getByRole('heading', { name, exact: true })).toBeHidden();
        await sheet.getByRole('link', { name: words.previous[language], exact: true }).click();
        await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
        const file = (await sheet.getByRole('link', { name: words.file[language] }).getAttribute('href'))!;
        expect(await picture.getAttribute('src')).toBe(file);
        await sheet.getByRole('link', { name: words.back[language] }).click();
        await expect(pictures(page).nth(1)).toBeVisible();
        const drawing = await request.get(file);
        expect(drawing.headers()['content-type']).toContain('image/svg+xml');
        const svg = await drawing.text();
        expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
        expect(svg).not.toContain('var(--');
      }
      await page.goto(`/?lang=${language}`);
      const film = page.getByRole('link', { name: films[homeFilms[0]].title[language] });
      const file = await request.get((await film.getAttribute('href'))!);
      expect(file.headers()['content-type']).toBe('video/mp4');
    });
  }
});
