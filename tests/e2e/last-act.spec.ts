import type { Page } from '@playwright/test';
import { about } from '../../app/content/about.ts';
import { legal } from '../../app/content/legal.ts';
import { privacy } from '../../app/content/privacy.ts';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { byTurns, clickInFooter, expect, languages, test, wake } from './site.ts';

interface HeldScript {
  /** Once a script has been asked for; scripts that are asked for later come at once. */
  asked: Promise<void>;
  /** Lets it come, and the page do with it what it does. */
  release: () => Promise<void>;
}

/** The next script is on its way for as long as it takes. */
async function holdNextScript(page: Page): Promise<HeldScript> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(
    '**/assets/*.js',
    async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return {
    asked: asked.promise,
    release: async () => {
      released.resolve();
      await page.waitForLoadState('networkidle');
    },
  };
}

const heading = (page: Page) => page.locator('h1').filter({ visible: true });

test('a picture opened after a change of language leaves it changed', async ({ page }) => {
  await page.goto('/projects/thyssen-fba10?lang=en');
  await wake(page);
  await page.locator('header a[hreflang]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.locator('main a[href^="?picture="]').first().click();
  await expect(page.locator('dialog.viewer')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('a dialog whose code comes late does not take the keyboard from who types by then', async ({ page }) => {
  await page.goto('/contact?lang=en');
  await wake(page);
  const script = await holdNextScript(page);
  await page.getByRole('link', { name: searchWords.open.en }).click();
  await script.asked;
  const message = page.locator('#contact-message');
  await message.focus();
  await page.keyboard.type('half a ');
  await script.release();
  await page.keyboard.type('sentence');
  await expect(message).toHaveValue('half a sentence');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('link', { name: searchWords.open.en }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
});

for (const language of languages)
  test.describe(`on a slow line the last thing asked for counts, ${language} (SH-7)`, () => {
    const once = byTurns(test, language);
    const isOn = async (page: Page, path: string, title: { ar: string; en: string }) => {
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(heading(page)).toHaveText(title[language]);
    };

    once()('two links one after the other lead to the second', async ({ page }) => {
      await page.goto(`/legal?lang=${language}`);
      await wake(page);
      const script = await holdNextScript(page);
      await clickInFooter(page, '/about');
      await script.asked;
      await clickInFooter(page, '/privacy');
      await isOn(page, '/privacy', privacy.title);
      await script.release();
      await isOn(page, '/privacy', privacy.title);
    });

    once()('a step back takes back a link that has not led anywhere yet', async ({ page }) => {
      await page.goto(`/legal?lang=${language}`);
      await wake(page);
      await clickInFooter(page, '/privacy');
      await isOn(page, '/privacy', privacy.title);
      const script = await holdNextScript(page);
      await clickInFooter(page, '/about');
      await script.asked;
      await page.goBack();
      await isOn(page, '/legal', legal.title);
      await script.release();
      await isOn(page, '/legal', legal.title);
    });

    once()('a picture that was clicked before a link does not lead back to its page', async ({ page }) => {
      await page.goto(`/about?lang=${language}`);
      await wake(page);
      const script = await holdNextScript(page);
      await page.getByRole('link', { name: about.certificates.items[0].title[language] }).first().click();
      await script.asked;
      await clickInFooter(page, '/privacy');
      await isOn(page, '/privacy', privacy.title);
      await script.release();
      await isOn(page, '/privacy', privacy.title);
    });
  });
