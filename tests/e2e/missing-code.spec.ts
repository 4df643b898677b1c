import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { about } from '../../app/content/about.ts';
import { offlineWords } from '../../app/content/shared/offline-words.ts';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { otherLanguage } from '../../app/language/detect.ts';
import { distDirectory } from '../../tools/paths.ts';
import { byTurns, clickInFooter, expect, hold, languages, scripts, test, wake } from './site.ts';

test.use({ allowed: /Failed to load resource|ERR_FAILED/ });

const block = (page: Page) => page.route(scripts, (route) => route.abort());
const notice = (page: Page) => page.locator('#failure');
const heading = (page: Page) => page.locator('h1').filter({ visible: true });
const toggle = 'header a[hreflang]';

/** Starts the application by a control that asks for no more than itself. */
async function wakeBy(page: Page, control: string): Promise<void> {
  await page.locator(control).first().dispatchEvent('focusin');
  await page.waitForSelector('html[data-app=ready]');
}
const wakeBySearch = (page: Page) => wakeBy(page, 'header a[data-answers=search]');

/** Follows a link of the footer in place, wherever it stands. */
async function follow(page: Page, path: string): Promise<void> {
  const before = await heading(page).textContent();
  await clickInFooter(page, path);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(heading(page)).not.toHaveText(before!);
}

/** From now on, whether the page was ever without anything to read. */
const watchForEmptiness = (page: Page) =>
  page.evaluate(() => {
    /** As soon as anything is found: to read the whole page in every frame would be all that the browser does. */
    const somethingToRead = () => {
      const texts = document.createTreeWalker(document.getElementById('main')!, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (texts.currentNode.textContent!.trim() && texts.currentNode.parentElement!.checkVisibility()) return true;
      return false;
    };
    const look = () => {
      if (!somethingToRead()) document.documentElement.dataset.emptied = '';
      requestAnimationFrame(look);
    };
    look();
  });
const neverEmpty = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-emptied');

/** Pages that come in parts; how one is kept does not depend on its language. */
const partlyMissing = { ar: ['/glossary', '/'], en: ['/crisis', '/figures'] };

for (const language of languages)
  test.describe(`code that can’t be had, ${language} (SH-11)`, () => {
    const once = byTurns(test, language);
    const retry = (page: Page) => notice(page).getByRole('button', { name: shell.retry[language] });

    /** Not merely in the page's HTML: it is there from the start, hidden. */
    const saysSo = async (page: Page) => {
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toContainText(shell.error[language]);
    };

    /** The page says what happened, and does what was asked once it can. */
    async function saysSoAndRetries(page: Page): Promise<void> {
      await saysSo(page);
      await page.unroute(scripts);
      await retry(page).click();
      await expect(notice(page)).toBeHidden();
    }

    once()('what is not wanted any more is not offered on the next page', async ({ page }) => {
      await page.goto(`/legal?lang=${language}`);
      await wake(page);
      await block(page);
      await page.locator('footer').getByRole('button', { name: offlineWords.open[language] }).click();
      await saysSo(page);
      await page.unroute(scripts);
      await follow(page, '/privacy');
      await expect(notice(page)).toBeHidden();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    });

    once()('a link whose page’s code is missing is simply followed', async ({ page }) => {
      await page.goto(`/legal?lang=${language}`);
      await wake(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
      await block(page);
      await clickInFooter(page, '/about');
      await expect(page).toHaveURL(/\/about$/);
      await expect(page.locator('html[data-same]')).toHaveCount(0);
      await expect(heading(page)).toBeVisible();
    });

    once()('a link whose page’s code stalls is followed after a while', async ({ page }) => {
      await page.goto(`/legal?lang=${language}`);
      await wake(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
      await page.clock.install();
      await hold(page, scripts);
      await clickInFooter(page, '/about');
      await page.clock.fastForward(16_000);
      await expect(page).toHaveURL(/\/about$/);
      await expect(page.locator('html[data-same]')).toHaveCount(0);
      await expect(heading(page)).toBeVisible();
    });

    once()('a picture whose code stalls says so, and opens once it has come', async ({ page }) => {
      await page.goto(`/about?lang=${language}`);
      await wakeBySearch(page);
      await page.clock.install();
      const code = await hold(page, scripts);
      await page.getByRole('link', { name: about.certificates.items[0].title[language] }).first().click();
      await page.clock.fastForward(16_000);
      await saysSo(page);
      code.release();
      await expect(page.locator('dialog.viewer')).toBeVisible();
      await expect(notice(page)).toBeHidden();
    });

    once()(
      'the toggle without the application leaves the page and the typed message, and works on retry',
      async ({ page }) => {
        await page.goto(`/contact?lang=${language}`);
        await block(page);
        await page.fill('#contact-message', '40');
        await page.locator(toggle).click();
        await saysSo(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(heading(page)).toBeVisible();
        await saysSoAndRetries(page);
        await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage(language));
        await expect(page.locator('#contact-message')).toHaveValue('40');
      },
    );

    for (const path of ['/glossary', '/crisis'])
      test(`the toggle on ${path}, of which a part is missing, leaves the page as it is, and works on retry`, async ({
        page,
      }) => {
        await page.goto(`${path}?lang=${language}`);
        await wakeBySearch(page);
        await block(page);
        await watchForEmptiness(page);
        const read = await page.locator('main').innerText();
        await page.locator(toggle).click();
        await saysSo(page);
        expect(await page.locator('main').innerText()).toBe(read);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await saysSoAndRetries(page);
        await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage(language));
        await neverEmpty(page);
      });

    for (const path of partlyMissing[language])
      test(`back to ${path}, of which a part is missing, keeps the page on screen until the retry`, async ({
        page,
      }) => {
        await page.goto(`${path}?lang=${language}`);
        const entered = await heading(page).textContent();
        await wakeBySearch(page);
        await follow(page, '/privacy');
        await block(page);
        await watchForEmptiness(page);
        const read = await heading(page).textContent();
        await page.goBack();
        await saysSo(page);
        await expect(heading(page)).toHaveText(read!);
        await saysSoAndRetries(page);
        await expect(heading(page)).toHaveText(entered!);
        await neverEmpty(page);
      });

    once()(
      'back and forward to pages whose code a reload has dropped keep the page on screen until the retry',
      async ({ page }) => {
        await page.goto(`/legal?lang=${language}`);
        const first = await heading(page).textContent();
        await wake(page);
        await follow(page, '/about');
        await follow(page, '/privacy');
        await page.goBack();
        await expect(page).toHaveURL(/\/about$/);
        await page.reload();
        await wake(page);
        const shown = await heading(page).textContent();
        await watchForEmptiness(page);
        await block(page);
        for (const step of ['goForward', 'goBack', 'goBack'] as const) {
          await page[step]();
          await saysSo(page);
          await expect(heading(page)).toHaveText(shown!);
        }
        await expect(page).toHaveURL(/\/legal/);
        await saysSoAndRetries(page);
        await expect(heading(page)).toHaveText(first!);
        await neverEmpty(page);
      },
    );

    once()('a step back on a slow line shows the page that is left until the other is there', async ({ page }) => {
      await page.goto(`/legal?lang=${language}`);
      const first = await heading(page).textContent();
      await wake(page);
      await follow(page, '/about');
      await page.reload();
      await wake(page);
      await watchForEmptiness(page);
      const code = await hold(page, scripts);
      await page.goBack();
      await code.asked;
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      code.release();
      await expect(heading(page)).toHaveText(first!);
      await neverEmpty(page);
    });

    once()('back after a reload, before anything answers, is the server’s page', async ({ page }) => {
      await page.goto(`/legal?lang=${language}`);
      const first = await heading(page).textContent();
      await wake(page);
      await follow(page, '/about');
      await page.reload();
      await page.goBack();
      await expect(page).toHaveURL(/\/legal/);
      await expect(heading(page)).toHaveText(first!);
      await expect(page.locator('html[data-app]')).toHaveCount(0);
    });

    once()('picture, search and keeping the site say so, and open on retry', async ({ page }) => {
      for (const [control, opened] of [
        [page.getByRole('link', { name: about.certificates.items[0].title[language] }), page.locator('dialog.viewer')],
        [page.getByRole('link', { name: searchWords.open[language] }), page.getByRole('searchbox')],
        [
          page.locator('footer').getByRole('button', { name: offlineWords.open[language] }),
          page.getByRole('dialog', { name: offlineWords.open[language] }),
        ],
      ] as const) {
        await page.goto(`/about?lang=${language}`);
        await wake(page);
        await block(page);
        const read = await heading(page).textContent();
        await control.first().click();
        await saysSo(page);
        await expect(opened).toBeHidden();
        await expect(heading(page)).toHaveText(read!);
        await expect(page).toHaveURL((url) => url.pathname === '/about');
        await saysSoAndRetries(page);
        await expect(opened).toBeVisible();
      }
    });
  });

test.describe('the line that runs', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('is fetched when its picture is looked at, not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const built: Record<string, { file: string }> = JSON.parse(
      readFileSync(join(distDirectory, '.vite/manifest.json'), 'utf8'),
    );
    const { file } = built['app/media/running-line.tsx']!;
    const running = () => asked.filter((url) => url.endsWith(`/${file}`));
    await page.goto('/?lang=en');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await wake(page);
    // The notices of the observer come with a frame.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(running()).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(running).toHaveLength(1);
  });
});
