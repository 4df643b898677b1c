import type { Locator } from '@playwright/test';
import { projectNames } from '../../app/content/shared/project-filter.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import { expect, languages, test } from './fixtures.ts';

test.describe('every drawing of a project', () => {
  // The longest gallery, and one beside films; the others: tests/pages/galleries.test.ts.
  for (const name of ['water-treatment-al-raqama', 'recycling'] as const) {
    test(`of ${name} opens large by keyboard, pages through and returns the focus (PJ-14)`, async ({ page }) => {
      await page.goto(`/projects/${name}?lang=en`);
      const links = page.locator('main a[href^="?picture="]');
      const total = await links.count();
      expect(total).toBeGreaterThan(2);
      const dialog = page.getByRole('dialog');
      for (let index = 0; index < total; index++) {
        const link = links.nth(index);
        const sheet = async (link: Locator) =>
          (await link.locator('img').first().getAttribute('src'))!.replace(
            /(\.card|\.phone)?(\.dark)?\.svg(#\w+)?$/,
            '.svg',
          );
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await expect(dialog.locator('img').first()).toHaveAttribute('src', await sheet(link));
        await page.keyboard.press('ArrowRight');
        await expect(dialog.locator('img').first()).toHaveAttribute('src', await sheet(links.nth((index + 1) % total)));
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(link).toBeFocused();
      }
    });
  }
});

test('opens and closes the films of the recycling project (PJ-4)', async ({ page }) => {
  await page.goto('/projects/recycling?lang=ar');
  const films = page.locator('main a[href^="/media/"]');
  await expect(films).toHaveCount(3);
  for (const film of await films.all()) {
    await film.click();
    await expect(page.getByRole('dialog').locator('video')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('filters projects by plain links (PJ-1)', async ({ page }) => {
    await page.goto('/projects?lang=en');
    const rows = page.locator('main tbody th a');
    await expect(rows).toHaveCount(projectNames.length);
    await page.locator('a[href="/projects?status=in-progress"]').click();
    await expect(page).toHaveURL(/\?status=in-progress$/);
    await expect(rows).toHaveCount(projectNames.filter((name) => projectList[name].status === 'in-progress').length);
    await page.locator('a[href="/projects?status=in-progress&field=bem"]').click();
    await expect(rows).toHaveCount(1);
  });
});

test('prints a page with its title block, its source and no dark ground', async ({ page }) => {
  await page.goto('/projects/thyssen-fba10?lang=en');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('€8.2 million').first()).toBeVisible();
  await expect(page.getByText('/projects/thyssen-fba10?lang=en')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const dark = page.locator('main .dark').first();
  await expect(dark).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(dark).toHaveCSS('color', 'rgb(22, 38, 47)');
});

for (const language of languages)
  test(`starts the overview of every project within 1,100 px on a phone, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of projectNames) {
      await page.goto(`/projects/${name}?lang=${language}`);
      await page.evaluate(() => document.fonts.ready);
      const words = page.locator('.project-page > section h2').first().locator('xpath=following::p[1]');
      const top = await words.evaluate((paragraph) => paragraph.getBoundingClientRect().top + scrollY);
      expect.soft(top, name).toBeLessThanOrEqual(1_100);
    }
  });
