import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { distDirectory } from '../../tools/paths.ts';
import { expect, languages, test } from './site.ts';

// On a wider screen the labels have a face of their own.
test.use({ firstVisit: true, viewport: { width: 360, height: 740 } });

/** The faces of the text that the page has put on. */
const worn = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes('Sheet Sans') && status === 'loaded')
      .map(({ family }) => family.replace(/["']/g, '')),
  );
/** The clock of these tests stands still: the two frames after which the letters are fetched. */
const twoFrames = (page: Page) => page.clock.runFor(100);
const said = (page: Page) => page.locator('html').getAttribute('data-letters');

/** Nothing can take another line, whatever the page says. For a page without pictures, which this would bring into sight. */
const onOneLine = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'main *:not(svg *) { display: block !important; inline-size: 20rem !important; white-space: nowrap !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    }),
  );

for (const language of languages) {
  const own = [`Sheet Sans ${language}`, `Sheet Sans ${language}`];

  test(`the letters come after the page and are put on, ${language}`, async ({ page }) => {
    await onOneLine(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.resourceType()));
    await page.goto(`/terms?lang=${language}`, { waitUntil: 'load' });
    await twoFrames(page);
    await expect.poll(() => said(page)).toBe('own');
    expect(await worn(page)).toEqual(own);
    expect(fetched.filter((type) => type === 'font')).toHaveLength(2);
  });

  test(`letters that come late wait for the next page, which has them at once, ${language}`, async ({ page }) => {
    await onOneLine(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    let held = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      held += 1;
      await released;
      await route.continue();
    });
    await page.goto(`/terms?lang=${language}`, { waitUntil: 'load' });
    await twoFrames(page);
    await expect.poll(() => held).toBe(2);
    await page.clock.fastForward(1_000);
    release();
    await expect.poll(() => said(page)).toBe('next');
    expect(await worn(page)).toEqual([]);
    await page.locator('footer a[href="/about"]').click();
    await expect(page).toHaveURL(/\/about$/);
    await expect.poll(() => said(page)).toBe('own');
    expect(await worn(page)).toEqual(own);
  });
}

/** So tall that no page is long. */
const tall = 2_000;
for (const [what, path, size, fetches] of [
  ['a long page does not fetch them, which it would not put on', '/glossary', { width: 1280, height: 740 }, 0],
  [
    'a page that has cost a phone enough leaves them to the next one',
    '/projects/dairy-building',
    { width: 360, height: tall },
    0,
  ],
  ['and so does the page for an unknown address, with its whole sheet', '/nowhere', { width: 360, height: tall }, 0],
  ['a wide screen has them at once all the same', '/projects/dairy-building', { width: 1280, height: tall }, 3],
] as const)
  test.describe(what, () => {
    test.use({ allowed: /404 \(Not Found\)/ });

    test(path, async ({ page }) => {
      await page.setViewportSize(size);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.resourceType()));
      const fonts = () => fetched.filter((type) => type === 'font').length;
      await page.goto(`${path}?lang=ar`);
      expect(fonts()).toBe(fetches);
      if (fetches > 0) return;
      expect(await said(page)).toBe('next');
      await page.locator('footer a[href="/about"]').click();
      await expect(page).toHaveURL(/\/about$/);
      await expect.poll(fonts).toBeGreaterThanOrEqual(2);
    });
  });

test('letters that would move a line in sight wait for the next page', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  // A line in the system's letters is as wide as its place; in these, all of one width, it takes another.
  const [mono] = globSync('assets/sheet-mono-*.woff2', { cwd: distDirectory });
  await page.route('**/*.woff2', (route) => route.fulfill({ path: join(distDirectory, mono!) }));
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const ruler = document.querySelector('h1')!.cloneNode(true) as HTMLElement;
      ruler.textContent = 'iiiiiiiiii';
      ruler.className = 'ruler';
      document.querySelector('main')!.prepend(ruler);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.ruler { inline-size: max-content } .ruler.set { overflow-wrap: anywhere }');
      document.adoptedStyleSheets.push(sheet);
      sheet.insertRule(`.ruler.set { inline-size: ${ruler.getBoundingClientRect().width}px }`, 2);
      ruler.classList.add('set');
    }),
  );
  await page.goto('/about?lang=en', { waitUntil: 'load' });
  await twoFrames(page);
  await expect.poll(() => said(page)).toBe('next');
  expect(await worn(page)).toEqual([]);
});

test('the toggle brings the letters of the other language', async ({ page }) => {
  await page.goto('/about?lang=ar');
  await page.locator('header a[hreflang]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => worn(page)).toEqual(expect.arrayContaining(['Sheet Sans en']));
});

test.describe('without them', () => {
  test.use({ allowed: /Failed to load resource/ });

  test('a page stays as it is', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/about?lang=ar', { waitUntil: 'load' });
    await expect.poll(() => said(page)).not.toBeNull();
    expect(await worn(page)).toEqual([]);
    await expect(page.locator('h1')).toBeVisible();
  });
});
