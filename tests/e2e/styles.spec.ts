import type { CDPSession } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ bypassCSP: true, reducedMotion: 'reduce' });

/** Every rendered element with its computed styles, read in one step over the debugging protocol. */
async function computed(session: CDPSession, names: string[]): Promise<{ element: string; style: string[] }[]> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: names });
  const { nodes, layout } = documents[0]!;
  return layout.nodeIndex.map((node, at) => ({
    element: [nodes.nodeName![node]!, ...nodes.attributes![node]!].map((index) => strings[index]).join(' '),
    style: layout.styles[at]!.map((index) => strings[index]!),
  }));
}

/** One page of each composition, alternately narrow and wide; pages share most parts. */
const kinds = ['/', '/crisis', '/solutions', '/environmental', '/contact', '/projects/recycling', '/projects/bem'];

for (const [index, path] of kinds.entries())
  test(`${path} looks the same with its own styles as with the whole sheet`, async ({ page }) => {
    // An image that loads in between changes sizes by a fraction of a pixel.
    await page.route('**/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.setViewportSize({ width: index % 2 ? 390 : 1280, height: 800 });
    await page.goto(`${path}?lang=ar`);
    const sheet = await page.locator('script[data-sheet]').getAttribute('data-sheet');
    await page.goto(`${path}?lite`);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    const names = await page.evaluate(() =>
      [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--')),
    );
    const session = await page.context().newCDPSession(page);
    const own = await computed(session, names);
    await page.addStyleTag({ url: sheet! });
    const whole = await computed(session, names);
    expect(whole.length).toBe(own.length);
    // The last in document order is the innermost; its ancestors change size with it.
    const differing = own.flatMap(({ element, style }, at) => {
      const other = names.flatMap((name, place) =>
        style[place] === whole[at]!.style[place]
          ? []
          : [`${name}: ${style[place]}, with the sheet ${whole[at]!.style[place]}`],
      );
      return other.length > 0 ? [[element, ...other].slice(0, 6)] : [];
    });
    expect(differing.at(-1), path).toBeUndefined();
  });
