import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { about } from '../../app/content/about.ts';
import { contactForm } from '../../app/content/forms/contact.ts';
import { plannerForm } from '../../app/content/planner-form.ts';
import { formWords } from '../../app/content/shared/form-words.ts';
import { offlineWords } from '../../app/content/shared/offline-words.ts';
import { shell } from '../../app/content/shared/shell.ts';
import { root } from '../../tools/paths.ts';
import { createHome } from '../deploy/deploy-folder.ts';
import { scratchCopy } from '../edit/scratch-copy.ts';

/** Pages of one release that stay open while the next replaces it (RL-1). */
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const site = createHome();
const url = () => `http://127.0.0.1:${site.port()}`;
const assetsOf = (release: string) => new Set(readdirSync(join(release, 'dist/assets')));
const current = join(site.home, 'current');

/** Files of the first release whose name changed in the second. */
let renamed: string[];
const open: Record<string, Page> = {};

test.beforeAll(async ({ browser }) => {
  // Includes a build.
  test.setTimeout(900_000);
  const first = await site.deploy([]);
  expect(first.status, first.said).toBe(0);
  await site.start();
  const before = assetsOf(current);
  for (const path of ['/contact', '/planner', '/about', '/', '/legal', '/privacy', '/glossary']) {
    const page = await (await browser.newContext({ locale: 'en' })).newPage();
    await page.goto(`${url()}${path}?lang=en`);
    open[path] = page;
  }

  // A changed sentence of one page, and a changed word of a form.
  const copy = scratchCopy();
  cpSync(join(root, 'deploy'), join(copy, 'deploy'), { recursive: true });
  for (const [file, text] of [
    ['app/content/about.ts', about.title.en],
    ['app/content/forms/contact.ts', contactForm.submit.en],
  ] as const) {
    const code = readFileSync(join(copy, file), 'utf8');
    expect(code).toContain(`en: '${text}'`);
    writeFileSync(join(copy, file), code.replace(`en: '${text}'`, `en: '${text} (changed)'`));
  }
  const second = await site.deploy([], {}, copy);
  expect(second.status, second.said).toBe(0);
  const own = new Set(readdirSync(join(copy, 'dist/assets')));
  renamed = [...before].filter((name) => !own.has(name) && !/\.(br|gz)$/.test(name));
  // All files of the open pages still exist.
  expect([...before].filter((name) => !assetsOf(current).has(name))).toEqual([]);
  rmSync(copy, { recursive: true, force: true });
});
test.afterAll(async () => {
  await site.stop();
  site.remove();
});

test('renames only the files that hold a changed text', () => {
  // The form's own island, and the file that lists the islands.
  expect(renamed.filter((name) => !/^(mail-form|contact)/.test(name))).toEqual([]);
  expect(renamed.length).toBeGreaterThan(0);
});

test('sends the form of an open page', async () => {
  const page = open['/contact']!;
  const values = {
    firstName: 'Samir',
    lastName: 'Haddad',
    email: 'samir@example.org',
    subject: 'Rubble',
    message: 'Two houses',
  };
  for (const [name, value] of Object.entries(values)) await page.fill(`#contact-${name}`, value);
  await page.getByRole('button', { name: contactForm.submit.en, exact: true }).click();
  await expect(page.getByText(formWords.success.en).filter({ visible: true })).toBeVisible();
  await expect(page.locator('#contact-message')).toHaveValue('');
});

test('calculates in the planner of an open page', async () => {
  const page = open['/planner']!;
  await page.locator('#planner-months').fill('7');
  await page.getByRole('button', { name: plannerForm.calculate.en }).first().click();
  await expect(page).toHaveURL(/months=7/);
});

test('enlarges a picture of an open page', async () => {
  const page = open['/about']!;
  await page.locator('main a[href^="?picture="]').first().click();
  await expect(page.locator('dialog.viewer[open]')).toBeVisible();
});

test('opens the menu of an open page', async () => {
  const page = open['/']!;
  await page.getByText(shell.more.en, { exact: true }).first().click();
  await expect(page.locator('header a[href="/privacy"]').filter({ visible: true })).toBeVisible();
});

test('toggles the language of an open page', async () => {
  const page = open['/legal']!;
  await page.locator('header a[hreflang=ar]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('stores the site for offline reading from an open page', async () => {
  const page = open['/privacy']!;
  await page.locator('footer').getByRole('button', { name: offlineWords.open.en }).click();
  const dialog = page.getByRole('dialog', { name: offlineWords.open.en });
  await dialog.getByRole('button', { name: offlineWords.keep.en }).click();
  await expect(dialog.getByText(offlineWords.kept.en.split('{')[0]!)).toBeVisible({ timeout: 120_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto(`${url()}/about`);
  await expect(page.locator('h1')).toContainText('(changed)');
});

test('posts the form natively and counts the fault if an open page’s files are gone', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en' })).newPage();
  await page.goto(`${url()}/contact?lang=en`);
  await page.route('**/assets/*.js', (route) => route.continue({ url: `${url()}/assets/gone-0.js` }));
  const values = { firstName: 'Rima', lastName: 'Aswad', email: 'rima@example.org', subject: 'Rubble', message: 'One' };
  for (const [name, value] of Object.entries(values)) await page.fill(`#contact-${name}`, value);
  const faults = async () =>
    ((await (await fetch(`${url()}/readyz`)).json()) as { faultsToday: Record<string, number> }).faultsToday;
  await expect.poll(faults).toMatchObject({ failedIslands: 1 });
  expect((await faults()).missingAssets).toBeGreaterThan(0);
  await page.getByRole('button', { name: `${contactForm.submit.en} (changed)` }).click();
  await expect(page).toHaveURL(/#sent-contact$/);
});
