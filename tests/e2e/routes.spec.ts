import { notFound } from '../../app/content/not-found.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, allowed: /status of 404|No page at/ });
    test('NF-1, NF-3: only the not-found page logs its path; it loads again with its query, and offers the nearest page', async ({
      page,
      problems,
    }) => {
      for (const path of ['/about', '/?q=crusher', '/planner?by=tons&tons=1000']) await page.goto(path);
      expect(problems).toEqual([]);
      const query = '?a=1&a=2&lang=en';
      await page.goto(`/project/construction${query}`);
      if (javaScriptEnabled) expect(problems).toContainEqual('error: No page at /project/construction');
      const refresh = page
        .getByRole('button', { name: notFound.refresh.en })
        .or(page.getByRole('link', { name: notFound.refresh.en }))
        .filter({ visible: true });
      await expect(refresh).toHaveCount(1);
      await refresh.click();
      await expect(page).toHaveURL((url) => url.pathname + url.search === `/project/construction${query}`);
      await page.locator('main a[href="/projects/construction"]').first().click();
      await expect(page).toHaveURL(/\/projects\/construction$/);
    });
  });
