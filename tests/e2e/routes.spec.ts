import { notFound } from '../../app/content/not-found.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('SH-1, NF-1: unknown paths and everything under /ar/ get the not-found page with status 404', async ({
  request,
}) => {
  for (const path of ['/nope', '/ar/crisis', '/ar', '/projects/none', '/project/construction']) {
    const response = await request.get(path, { headers: { 'accept-language': 'en' } });
    expect(response.status()).toBe(404);
    const html = await response.text();
    for (const text of ['404', 'Sorry, the page you are looking for could not be found or failed to load', path])
      expect(html).toContain(text);
  }
  const script = await (await request.get('/%3Cscript%3Ealert(1)%3C/script%3E')).text();
  expect(script).not.toContain('<script>alert');
});

test('SH-1, NF-2, DV-1: other spellings of a path redirect to it', async ({ request, site }) => {
  for (const [address, proper] of [
    ['/home', '/'],
    ['/Crisis', '/crisis'],
    ['/PROJECTS/BEM/?lang=en', '/projects/bem?lang=en'],
    ['/projects%D8%8C', '/projects'],
    ['/projects%E2%80%8F).', '/projects'],
  ] as const) {
    const response = await request.get(site.url + address, { maxRedirects: 0 });
    expect([301, 308], address).toContain(response.status());
    expect(response.headers().location, address).toBe(proper);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, allowed: /status of 404|No page at/ });
    test('NF-1, NF-3: the not-found page logs its path, loads again with its query and offers the nearest page', async ({
      page,
      problems,
    }) => {
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

test('a page that is there, a search and an answer log nothing', async ({ page, problems }) => {
  for (const path of ['/about', '/?q=crusher', '/planner?by=tons&tons=1000']) await page.goto(path);
  expect(problems).toEqual([]);
});
