import type { Page } from '@playwright/test';
import { contactForm } from '../../app/content/forms/contact.ts';
import { formWords } from '../../app/content/shared/form-words.ts';
import { offlineWords } from '../../app/content/shared/offline-words.ts';
import { pageNames } from '../../app/content/shared/pages.ts';
import { shell } from '../../app/content/shared/shell.ts';
import type { Language, Text } from '../../app/content/text.ts';
import { openGraphLocales } from '../../app/language/detect.ts';
import type { OfflineList } from '../../app/offline/offline-copies.ts';
import { byTurns, expect, languages, test } from './fixtures.ts';
import { lineToSite } from './line.ts';

test.use({ firstVisit: true });

test.describe('offline', () => {
  test.use({ locale: 'en-GB', allowed: /Failed to load resource|MailError|ERR_INTERNET/ });

  test('says that there is no connection, keeps every word, and sends once it is back', async ({ page, context }) => {
    const words = 'The rubble of two houses, about 40 tons.';
    await page.goto('/contact?lang=en');
    await page.fill('#contact-firstName', 'Samir');
    await page.fill('#contact-lastName', 'Haddad');
    await page.fill('#contact-subject', 'Rubble');
    await page.fill('#contact-email', 'samir@example.org');
    await page.fill('#contact-message', words);
    await page.waitForLoadState('networkidle');
    await page.locator('#contact-firstName').focus();
    await page.locator('[data-state=ready] #contact').waitFor();
    await context.setOffline(true);
    const send = page.getByRole('button', { name: contactForm.submit.en });
    await send.click();
    await expect(page.getByText(formWords.offline.en)).toBeVisible();
    await expect(page.locator('#contact-message')).toHaveValue(words);
    await context.setOffline(false);
    await send.click();
    await expect(page.getByText(formWords.success.en).filter({ visible: true })).toBeVisible();
    await expect(page.locator('#contact-message')).toHaveValue('');
  });
});

/** Text of the new release. */
const newer = 'next-release';
const changed = (html: string) => html.replace('</h1>', `${newer}</h1>`);

for (const language of languages)
  test.describe(`the site kept on request, ${language} (OF-1)`, () => {
    const once = byTurns(test, language);
    test.use({
      viewport: { width: 360, height: 740 },
      locale: openGraphLocales[language].replace('_', '-'),
      allowed: /Failed to load resource|Failed to fetch|ERR_INTERNET|^request to http:\/\/127/,
    });

    once()(
      'states its size, can be stopped and resumed, works offline, and can be removed',
      async ({ page, context, site }) => {
        const line = await lineToSite(site.port);
        await page.goto(line.url);
        await page.locator('footer').getByRole('button', { name: offlineWords.open[language] }).click();
        const dialog = page.getByRole('dialog', { name: offlineWords.open[language] });
        const told = await dialog
          .getByText(/[\d,]{3,}/)
          .first()
          .textContent();
        const kilobytes = Number(/[\d,]{3,}/.exec(told!)![0].replaceAll(',', ''));
        expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
        await line.quiet();
        const before = line.sent();
        await dialog.getByRole('button', { name: offlineWords.keep[language] }).click();
        await expect(dialog.getByRole('progressbar')).toBeVisible();
        await dialog.getByRole('button', { name: offlineWords.stop[language] }).click();
        await expect(dialog.getByText(offlineWords.stopped[language])).toBeVisible();
        await dialog.getByRole('button', { name: offlineWords.resume[language] }).click();
        await expect(dialog.getByText(offlineWords.kept[language].split('{')[0]!)).toBeVisible();
        // Files that the page fetched before come from the HTTP cache; headers come on top.
        expect((line.sent() - before) / 1_000).toBeGreaterThan(kilobytes * 0.6);
        expect((line.sent() - before) / 1_000).toBeLessThan(kilobytes * 1.25);
        const cookies = (await context.cookies()).map(({ name }) => name);
        expect(cookies).not.toContain('form-opened');
        await page.evaluate(() => navigator.serviceWorker.ready);

        await context.setOffline(true);
        for (const path of ['/privacy', '/projects/recycling']) {
          await page.goto(line.url + path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('h1')).toBeVisible();
        }
        await context.setOffline(false);
        await page.locator('footer').getByRole('button', { name: offlineWords.open[language] }).click();
        await dialog.getByRole('button', { name: offlineWords.remove[language] }).click();
        await expect(dialog.getByRole('button', { name: offlineWords.keep[language] })).toBeVisible();
        expect(await page.evaluate(() => caches.keys())).toEqual([]);
        expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
        line.stop();
      },
    );

    once()(
      'fetches only what changed and serves the old copy until the update is complete',
      async ({ page, context, site }) => {
        const line = await lineToSite(site.port);
        const open = page.locator('footer').getByRole('button', { name: offlineWords.open[language] });
        const dialog = page.getByRole('dialog', { name: offlineWords.open[language] });
        const press = (words: Text) => dialog.getByRole('button', { name: words[language], exact: true }).click();
        const isKept = () => expect(dialog.getByText(offlineWords.kept[language].split('{')[0]!)).toBeVisible();
        const titleWithoutLine = async () => {
          await context.setOffline(true);
          await page.goto(`${line.url}/privacy`);
          const title = await page.locator('h1').textContent();
          await context.setOffline(false);
          return title;
        };
        await page.goto(line.url);
        await open.click();
        await press(offlineWords.keep);
        await isKept();
        await page.evaluate(() => navigator.serviceWorker.ready);
        const before = await titleWithoutLine();
        expect(before).not.toContain(newer);

        line.publish({
          '/privacy': changed,
          '/terms': changed,
          [`/offline-${language}.json`]: (text) => {
            const list: OfflineList = JSON.parse(text);
            for (const file of list.pages) if (/privacy|terms/.test(file.path)) file.hash = newer;
            return JSON.stringify({ ...list, release: newer });
          },
        });
        // Online the new page is shown at once, offline the stored one.
        await page.goto(`${line.url}/terms`);
        await expect(page.locator('h1')).toContainText(newer);
        expect(await titleWithoutLine()).toBe(before);

        await page.goto(line.url);
        await open.click();
        await expect(dialog.getByText(offlineWords.newer[language])).toBeVisible();
        line.breakOff('/privacy');
        await press(offlineWords.update);
        await expect(dialog.getByText(offlineWords.failed[language])).toBeVisible();
        line.mend();
        expect(await titleWithoutLine()).toBe(before);

        await page.goto(line.url);
        await open.click();
        await line.quiet();
        line.requested();
        await press(offlineWords.resume);
        await expect(dialog.getByRole('button', { name: offlineWords.resume[language] })).toBeHidden();
        await isKept();
        await expect(dialog.getByText(offlineWords.newer[language])).toBeHidden();
        const fetched = line.requested().filter((path) => !/\.(js|json|css)$/.test(path));
        expect(fetched).toEqual(['/privacy', '/terms']);
        expect(await page.evaluate(() => caches.keys())).toEqual([`kept-${language}-${newer}`]);
        expect(await titleWithoutLine()).toContain(newer);
        line.stop();
      },
    );
  });

test.describe('what is read offline', () => {
  test.use({ locale: 'en-GB', allowed: /Failed to load resource|Failed to fetch|ERR_INTERNET|503/ });

  const keepSite = async (page: Page, language: Language) => {
    await page.goto(`/?lang=${language}`);
    await page.locator('footer').getByRole('button', { name: offlineWords.open[language] }).click();
    const dialog = page.getByRole('dialog', { name: offlineWords.open[language] });
    await dialog.getByRole('button', { name: offlineWords.keep[language], exact: true }).click();
    await expect(dialog.getByText(offlineWords.kept[language].split('{')[0]!)).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
  };
  const toggle = (page: Page) => page.locator('header a[hreflang]');

  test('is the kept page, whatever language is stored, without a reload and without a toggle; the rest says that it is not kept (OF-1)', async ({
    page,
    context,
  }) => {
    await keepSite(page, 'ar');
    await page.goto('/about?lang=en');
    await context.setOffline(true);
    // The browser may tell two loads of a page apart, the visitor sees one.
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(frame.url()));
    for (const path of ['/legal', '/projects/recycling', '/contact?subject=support']) {
      loads.length = 0;
      expect((await page.goto(path))!.status(), path).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await expect(toggle(page)).toBeHidden();
      await page.waitForLoadState('networkidle');
      expect(loads, path).toHaveLength(1);
    }
    expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('en');

    for (const path of [
      '/legal?lang=en',
      '/?q=crusher',
      '/projects?status=completed',
      '/no-such-page',
      '/guides/a.pdf',
    ]) {
      expect((await page.goto(path))!.status(), path).toBe(503);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(offlineWords.notKept.title.ar);
    }
    await page.getByRole('navigation').getByRole('link', { name: pageNames['/legal'].ar, exact: true }).click();
    await expect(page).toHaveURL(/\/legal\?lang=ar$/);
    await expect(page.locator('h1')).toBeVisible();
    await context.setOffline(false);
    await page.goto('/legal?lang=en');
    await expect(toggle(page)).toBeVisible();
  });

  test('is in both languages where both are kept', async ({ page, context }) => {
    await keepSite(page, 'ar');
    await keepSite(page, 'en');
    await context.setOffline(true);
    await page.goto('/legal');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(toggle(page)).toBeVisible();
    await context.setOffline(false);
  });
});
test.describe('offline reading on a slow connection', () => {
  const opened = (page: Page, language: Language) =>
    page.locator('footer').getByRole('button', { name: offlineWords.open[language] }).click();

  test('offers the language of the page, and reports a stop at once', async ({ page }) => {
    await page.goto('/legal?lang=en');
    await opened(page, 'en');
    const dialog = page.getByRole('dialog');
    const press = (word: 'keep' | 'stop', language: Language) =>
      dialog.getByRole('button', { name: offlineWords[word][language] }).click();
    await expect(dialog.getByRole('button', { name: offlineWords.keep.en })).toBeVisible();
    await page.keyboard.press('Escape');
    const listed = Promise.withResolvers<void>();
    await page.route('**/offline-ar.json', (route) => listed.promise.then(() => route.continue()));
    await page.locator('header a[hreflang]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await opened(page, 'ar');
    await expect(dialog.getByText(shell.loading.ar)).toBeVisible();
    await expect(dialog.getByRole('button', { name: offlineWords.keep.ar })).toHaveCount(0);
    listed.resolve();
    await expect(dialog.getByRole('button', { name: offlineWords.keep.ar })).toBeVisible();
    const stalled = Promise.withResolvers<void>();
    await page.route('**/{drawings/**,offline-ar.json}', (route) => stalled.promise.then(() => route.abort()));
    await press('keep', 'ar');
    await press('stop', 'ar');
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    stalled.resolve();
  });

  test.describe('where storage is forbidden, as in a private window', () => {
    test('says so', async ({ page }) => {
      await page.addInitScript(() => {
        CacheStorage.prototype.keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      });
      await page.goto('/legal?lang=en');
      await opened(page, 'en');
      await expect(page.getByRole('dialog').getByText(offlineWords.impossible.en)).toBeVisible();
    });
  });

  test.describe('without the service worker', () => {
    test.use({ allowed: /Failed to load resource|error occurred when fetching the script|^request to http:\/\/127/ });
    test('claims no copy, and completes it once the worker is there', async ({ page, site }) => {
      const line = await lineToSite(site.port);
      line.publish({
        '/offline-en.json': (text) => {
          const list: OfflineList = JSON.parse(text);
          return JSON.stringify({ ...list, pages: list.pages.slice(0, 2), files: [] });
        },
      });
      line.breakOff('/sw.js');
      const dialog = page.getByRole('dialog');
      const kept = dialog.getByText(offlineWords.kept.en.split('{')[0]!);
      await page.goto(`${line.url}/legal?lang=en`);
      await opened(page, 'en');
      await dialog.getByRole('button', { name: offlineWords.keep.en, exact: true }).click();
      await expect(dialog.getByText(offlineWords.failed.en)).toBeVisible();
      await page.reload();
      await opened(page, 'en');
      const resume = dialog.getByRole('button', { name: offlineWords.resume.en });
      await expect(resume).toBeVisible();
      await expect(kept).toHaveCount(0);
      line.mend();
      await resume.click();
      await expect(kept).toBeVisible();
      line.stop();
    });
  });
});
