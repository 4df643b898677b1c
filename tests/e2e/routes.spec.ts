import { notFound } from '../../app/content/not-found.ts';
import { pageNames } from '../../app/content/shared/pages.ts';
import { expect, test } from './fixtures.ts';
import { shifted } from './page-checks.ts';

test('all paths', async ({ page }) => {
  await page.goto('/legal');
  await page.evaluate(() => document.querySelector('main')!.prepend(document.querySelector('footer')!.cloneNode(true)));
  expect(await shifted(page)).toBeGreaterThan(0);
});

test('serves 404 with the not-found page for unknown paths and everything under /ar/ (SH-1, NF-1)', async ({
  request,
}) => {
  for (const path of ['/nope', '/ar/crisis', '/ar', '/projects/none', '/project/construction']) {
    const response = await request.get(path, { headers: { 'accept-language': 'en' } });
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain('404');
    expect(html).toContain('Sorry, the page you are looking for could not be found or failed to load');
    expect(html).toContain(path);
  }
});

test.describe('a page that is not there', () => {
  test.use({ allowed: /status of 404|No page at/ });
  test('its path is in the console when the page has loaded, and the button loads it again with its query (NF-1)', async ({
    page,
    problems,
  }) => {
    await page.goto('/no/such-page?a=1&a=2&lang=en');
    expect(problems).toContainEqual('error: No page at /no/such-page');
    await page.getByRole('button', { name: notFound.refresh.en }).click();
    await expect(page).toHaveURL(/\/no\/such-page\?a=1&a=2&lang=en$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(notFound.heading.en);
    await expect(page.getByText(notFound.hint.en).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('link', { name: notFound.refresh.en })).toBeHidden();
  });

  test('a page that is there, a search and an answer log nothing', async ({ page, problems }) => {
    for (const path of ['/about', '/?q=crusher', '/planner?by=tons&tons=1000']) await page.goto(path);
    expect(problems).toEqual([]);
  });
  test('suggests /projects/construction for /project/construction (NF-3)', async ({ page }) => {
    await page.goto('/project/construction?lang=en');
    await page.getByRole('link', { name: pageNames['/projects/construction'].en }).click();
    await expect(page).toHaveURL(/\/projects\/construction$/);
  });
});

test('escapes HTML in a path and links to no other host', async ({ request, site }) => {
  const script = await (await request.get('/%3Cscript%3Ealert(1)%3C/script%3E')).text();
  expect(script).not.toContain('<script>alert');
  const host = await (await request.get(`${site.url}//evil.example/path`)).text();
  expect(host).not.toMatch(/href="\/\/evil/);
});

test('redirects other spellings and mangled paths to the canonical one (NF-2, DV-1), /home to / (SH-1)', async ({
  request,
  site,
}) => {
  for (const [address, proper] of [
    ['/home', '/'],
    ['/Crisis', '/crisis'],
    ['/crisis/', '/crisis'],
    ['/PROJECTS/BEM/?lang=en', '/projects/bem?lang=en'],
    ['//projects', '/projects'],
    ['/projects/recycling%3Ffbclid=1', '/projects/recycling?fbclid=1'],
    ['/about&lang=en', '/about?lang=en'],
    ['/about?amp;lang=EN', '/about?lang=en'],
    ['/projects%D8%8C', '/projects'],
    ['/projects%E2%80%8F).', '/projects'],
    ['/guides/sorting-rubble.pdf%E2%80%8F', '/guides/sorting-rubble.pdf'],
  ] as const) {
    const response = await request.get(site.url + address, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(proper);
  }
});

test('serves a link preview in the language of the link, whatever the crawler accepts (DV-1)', async ({ request }) => {
  const previewers = ['TelegramBot (like TwitterBot)', 'WhatsApp/2.24.20.89 A', 'facebookexternalhit/1.1'];
  for (const agent of previewers)
    for (const [address, language] of [
      ['/about', 'ar'],
      ['/about?lang=en', 'en'],
      ['/about&lang=en', 'en'],
    ] as const) {
      const headers = { 'user-agent': agent, 'accept-language': 'en-US,en;q=0.9' };
      const html = await (await request.get(address, { headers })).text();
      expect(html).toContain(`<meta property="og:title" content="${pageNames['/about'][language]}"/>`);
      expect(html).toContain(`/media/share/about-${language}.png"`);
    }
});
