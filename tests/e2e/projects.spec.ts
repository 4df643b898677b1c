import type { Locator } from '@playwright/test';
import { media } from '../../app/content/media-words.ts';
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
        const file = dialog.getByRole('link', { name: media.viewer.file.en });
        await expect(file).toHaveAttribute('href', await sheet(link));
        await page.keyboard.press('ArrowRight');
        await expect(file).toHaveAttribute('href', await sheet(links.nth((index + 1) % total)));
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

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });
    test('projects are filtered by plain links, which keep the list in view (PJ-1)', async ({ page }) => {
      const rows = page.locator('main .work-name a');
      const list = page.locator('#list');
      for (const size of [
        { width: 360, height: 740 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(size);
        await page.goto('/projects?lang=en');
        await expect(rows).toHaveCount(projectNames.length);
        await list.locator('a[href="/projects?status=in-progress#list"]').click();
        await expect(page).toHaveURL(/\?status=in-progress#list$/);
        await expect(rows).toHaveCount(
          projectNames.filter((name) => projectList[name].status === 'in-progress').length,
        );
        await expect(list).toBeInViewport({ ratio: 1 });
        // Below the sticky header, with the result in view.
        const header = (await page.locator('body > header').boundingBox())!;
        expect((await list.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
        await expect(rows.first()).toBeInViewport();
        await list.locator('a[href="/projects?status=in-progress&field=bem#list"]').click();
        await expect(rows).toHaveCount(1);
        await expect(list).toBeInViewport({ ratio: 1 });
      }
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
  test(`starts the overview of every project within 1,200 px on a phone, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of projectNames) {
      await page.goto(`/projects/${name}?lang=${language}`);
      await page.evaluate(() => document.fonts.ready);
      const heading = page.locator('.project-page > section h2').first();
      const top = await heading.evaluate((overview) => overview.getBoundingClientRect().top + scrollY);
      expect.soft(top, name).toBeLessThanOrEqual(1_200);
    }
  });
