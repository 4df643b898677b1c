import type { Page } from '@playwright/test';
import { films, homeFilms } from '../../app/content/films.ts';
import { media } from '../../app/content/media-words.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';

const projectPage = '/projects/thyssen-fba10';
const viewer = (page: Page) => page.locator('dialog.viewer[open]');
const pictures = (page: Page) => page.locator('main a[href^="?picture="]');
const shown = (page: Page) => viewer(page).getByRole('heading', { level: 2 });

for (const language of languages) {
  const once = byTurns(test, language);
  const forward = isRightToLeft(language) ? 'ArrowLeft' : 'ArrowRight';
  const words = media.viewer;

  test.describe(`the viewer, ${language} (PJ-14)`, () => {
    test('pages with the arrow keys after enlarging by keyboard, mouse and a click on the caption', async ({
      page,
    }) => {
      await page.goto(`${projectPage}?lang=${language}`);
      await pictures(page).first().click();
      const leafs = async () => {
        const before = await shown(page).textContent();
        await page.keyboard.press(forward);
        await expect(shown(page)).not.toHaveText(before!);
      };
      await leafs();
      await viewer(page).getByRole('button', { name: words.enlarge[language] }).press('Enter');
      await leafs();
      await leafs();
      await viewer(page).locator('.viewer-scroll img').click();
      await viewer(page).locator('.viewer-scroll img').click();
      await leafs();
      await shown(page).click();
      await leafs();
    });

    test('the keyboard opens, leafs in reading direction, enlarges and closes; the focus returns', async ({ page }) => {
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

      await viewer(page).getByRole('button', { name: words.enlarge[language] }).focus();
      await page.keyboard.press('Space');
      const picture = viewer(page).locator('.viewer-scroll');
      await expect(picture).toHaveAttribute('data-enlarged', '');
      expect(await picture.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
      // The arrow keys scroll an enlarged picture.
      await picture.focus();
      await page.keyboard.press(forward);
      await expect(shown(page)).toHaveText(first);

      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
      await expect(link).toBeFocused();
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

    once()('offers the same by buttons, backdrop and close button', async ({ page }) => {
      await page.goto(`${projectPage}?lang=${language}`);
      await pictures(page).nth(1).click();
      await expect(viewer(page)).toBeVisible();
      const first = await shown(page).textContent();
      await viewer(page).getByRole('button', { name: words.next[language], exact: true }).click();
      await expect(shown(page)).not.toHaveText(first!);
      await viewer(page).getByRole('button', { name: words.previous[language], exact: true }).click();
      await expect(shown(page)).toHaveText(first!);
      await page.mouse.click(6, 450);
      await expect(viewer(page)).toHaveCount(0);

      await pictures(page).nth(1).click();
      const close = viewer(page).getByRole('button', { name: words.close[language] });
      const box = (await close.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      await close.click();
      await expect(viewer(page)).toHaveCount(0);
      await expect(pictures(page).nth(1)).toBeFocused();
    });

    test.describe('by touch, on a phone', () => {
      test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
      once()('closes on a tap beside the picture and on Back, and stays on the page', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        const address = `${projectPage}?lang=${language}`;
        await page.goto('/about?lang=en');
        await page.goto(address);
        await pictures(page).first().scrollIntoViewIfNeeded();
        const top = () => page.evaluate(() => scrollY);
        const before = await top();
        const url = page.url();
        await pictures(page).first().tap();
        await expect(viewer(page)).toBeVisible();
        const stage = (await viewer(page).locator('.viewer-scroll').boundingBox())!;
        await page.touchscreen.tap(stage.x + stage.width / 2, stage.y + 20);
        await expect(viewer(page)).toHaveCount(0);
        await expect(pictures(page).first()).toBeFocused();
        expect(page.url()).toBe(url);

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

      test('pages in reading direction on a swipe and enlarges past the screen on a tap', async ({ page }) => {
        await page.goto(`${projectPage}?lang=${language}`);
        await pictures(page).first().scrollIntoViewIfNeeded();
        await pictures(page).first().tap();
        const first = (await shown(page).textContent())!;
        await swipe(page, isRightToLeft(language) ? 1 : -1);
        await expect(shown(page)).not.toHaveText(first);
        await swipe(page, isRightToLeft(language) ? -1 : 1);
        await expect(shown(page)).toHaveText(first);
        const picture = viewer(page).locator('.viewer-scroll');
        await viewer(page).locator('img').tap();
        await expect(picture).toHaveAttribute('data-enlarged', '');
        expect(await picture.evaluate((box) => box.scrollWidth)).toBeGreaterThan(780);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
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
          const { x, y } = (await viewer(page).boundingBox())!;
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
      expect(await video.evaluate((element: HTMLVideoElement) => [element.paused, element.controls])).toEqual([
        false,
        true,
      ]);
      expect(loaded.length).toBeGreaterThan(0);
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
        const picture = page.locator('#picture img');
        await expect(picture).toBeVisible();
        const box = (await picture.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        // The whole sheet, and a link to its file.
        const file = (await page.locator('#picture figcaption a').getAttribute('href'))!;
        expect(await picture.getAttribute('src')).toBe(file);
        await page.getByRole('link', { name: media.viewer.back[language] }).click();
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

/** A swipe of 120 px over the picture. */
async function swipe(page: Page, direction: 1 | -1): Promise<void> {
  await viewer(page)
    .locator('.viewer-stage')
    .evaluate((stage, way) => {
      const box = stage.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const finger = (clientX: number) => new Touch({ identifier: 1, target: stage, clientX, clientY: y });
      const send = (type: string, clientX: number, down: boolean) =>
        stage.dispatchEvent(
          new TouchEvent(type, {
            bubbles: true,
            touches: down ? [finger(clientX)] : [],
            changedTouches: [finger(clientX)],
          }),
        );
      send('touchstart', x, true);
      send('touchend', x + way, false);
    }, direction * 120);
}
