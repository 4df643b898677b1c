import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.use({ bypassCSP: true, reducedMotion: 'reduce', allowed: /404 \(Not Found\)/ });

/** Every element with what the browser computed for it, one property a line. */
const computed = (page: Page) =>
  page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    return [...document.querySelectorAll('body, body *')].map((element) => {
      const style = getComputedStyle(element);
      return [
        `<${element.tagName} class="${element.getAttribute('class')}">`,
        ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ];
    });
  });

/** One of each composition: reading every property of every element takes seconds a page. */
const kinds = [
  '/',
  '/crisis',
  '/solutions',
  '/environmental',
  '/contact',
  '/projects/recycling',
  '/projects/bem',
  '/nowhere',
];

test('a page looks the same with its own styles as with the whole sheet', async ({ page }) => {
  test.setTimeout(120_000);
  // A picture that arrives in between would change the sizes: its file is a fraction of a pixel off its attributes.
  await page.route('**/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto('/?lang=ar');
  const sheet = await page.locator('script[data-sheet]').getAttribute('data-sheet');
  for (const [index, path] of kinds.entries()) {
    // Narrow and wide by turns: pages share most of their parts.
    await page.setViewportSize({ width: index % 2 ? 390 : 1280, height: 800 });
    await page.goto(`${path}?lite`);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    const own = await computed(page);
    await page.addStyleTag({ url: sheet! });
    const whole = await computed(page);
    // The last in the document is the innermost: around it everything has another size as well.
    const differing = own.flatMap(([name, ...values], at) => {
      const other = values.filter((value, place) => value !== whole[at]![place + 1]);
      return other.length > 0 ? [[name, ...other].slice(0, 6)] : [];
    });
    expect.soft(differing.at(-1), path).toBeUndefined();
  }
});
