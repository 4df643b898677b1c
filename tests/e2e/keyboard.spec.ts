import type { Locator, Page } from '@playwright/test';
import { areas } from '../../app/content/areas.ts';
import { carbon } from '../../app/content/carbon.ts';
import { films, homeFilms } from '../../app/content/films.ts';
import { contactForm } from '../../app/content/forms/contact.ts';
import { partnershipForm } from '../../app/content/forms/partnership.ts';
import { pageNames } from '../../app/content/shared/pages.ts';
import { searchWords } from '../../app/content/shared/search-words.ts';
import { shell } from '../../app/content/shared/shell.ts';
import type { Language } from '../../app/content/text.ts';
import { byTurns, expect, languages } from './fixtures.ts';
import { asSlowAsAPerson, test } from './mail-site.ts';

/** Keyboard only: no test here moves a pointer or sets the focus from outside. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => page.locator('dialog[open]');

for (const language of languages) {
  const once = byTurns(test, language);
  once()(`reaches everything that the site offers by keyboard, ${language}`, async ({ page, post }) => {
    const press = (key: string) => page.keyboard.press(key);

    await page.goto(`/?lang=${language}`);
    await tabTo(page, page.locator('header').locator('summary, button').filter({ hasText: shell.more[language] }));
    await press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await press('Escape');
    await expect(page.locator('header').getByRole('button', { name: shell.more[language] })).toBeFocused();

    // Tab closes the menu and goes on.
    await press('Enter');
    await press('ArrowDown');
    await press('Tab');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(page.getByRole('link', { name: searchWords.open[language] })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(language === 'ar' ? 'كسارة' : 'crusher');
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    // The first Escape empties the search field; the second closes the dialog.
    await press('Escape');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await press('Escape');
    await expect(page.getByRole('link', { name: searchWords.open[language] })).toBeFocused();

    await tabTo(page, page.getByRole('radio', { name: areas.areas.aleppo.name[language], exact: true }));
    await press('Space');
    await press('ArrowDown');
    await expect(page.locator('.area-details:visible').getByRole('heading')).toHaveText(
      areas.areas.damascus.name[language],
    );
    const film = page.getByRole('link', { name: films[homeFilms[0]].title[language] });
    await tabTo(page, film);
    await press('Enter');
    const video = dialog(page).locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
    await press('Escape');
    await expect(film).toBeFocused();

    await page.goto(`/environmental?lang=${language}`);
    const opener = page.getByRole('link', { name: carbon.dialog.open[language] });
    await tabTo(page, opener);
    await press('Enter');
    await expect(dialog(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('1000');
    await press('Enter');
    await expect(dialog(page).locator('output')).toContainText('6.84');
    await press('Escape');
    await expect(opener).toBeFocused();
    await tabTo(page, page.locator('#carbon-amount'));
    await page.keyboard.type('142500000');
    await press('Enter');
    await expect(page.locator('form:has(#carbon-amount) + div')).toContainText('593,000');

    await sendMessage(page, language);
    await post.waitFor(({ mail }) => mail.text?.includes(`Keyboard ${language}`) ?? false);
    await sendRequest(page, language);
    await post.waitFor(({ mail }) => mail.text?.includes(`Keys ${language}`) ?? false);
  });

  once()(`opens the menu by keyboard on a narrow screen and follows a link, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`/contact?lang=${language}`);
    await tabTo(page, page.locator('summary').and(page.getByLabel(shell.menu[language])));
    await page.keyboard.press('Enter');
    const link = page.getByRole('navigation', { name: shell.mainMenu[language] }).getByRole('link', {
      name: pageNames['/terms'][language],
      exact: true,
    });
    await tabTo(page, link);
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/terms/);
    await expect(page.locator('header details[open]')).toHaveCount(0);
  });
}

async function sendMessage(page: Page, language: Language): Promise<void> {
  await page.goto(`/contact?lang=${language}`);
  await asSlowAsAPerson(page);
  for (const [name, value] of Object.entries({
    firstName: 'Leila',
    lastName: `Keyboard ${language}`,
    email: 'leila@example.org',
    subject: 'No mouse',
    message: 'Typed from the first letter to the last.',
  })) {
    await tabTo(page, page.locator(`#contact-${name}`));
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole('button', { name: contactForm.submit[language] }));
  await page.keyboard.press('Enter');
}

async function sendRequest(page: Page, language: Language): Promise<void> {
  await page.goto(`/partners?lang=${language}`);
  await asSlowAsAPerson(page);
  await tabTo(page, page.locator('#partnership-organizationName'));
  await page.keyboard.type(`Keys ${language}`);
  await tabTo(page, page.locator('#partnership-organizationType'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.locator('#partnership-supportTypes-training'));
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('#partnership-details'));
  await page.keyboard.type('A joint laboratory');
  await tabTo(page, page.locator('#partnership-email'));
  await page.keyboard.type('keys@example.org');
  await tabTo(page, page.getByRole('button', { name: partnershipForm.submit[language] }));
  await page.keyboard.press('Enter');
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const limit = 120;
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`${limit} times Tab do not reach ${target}`);
}
