import { expect, test } from './fixtures.ts';
import { lineToSite } from './line.ts';
import { shifted } from './page-checks.ts';

test.use({ allowed: /^request to http:\/\/127/ });

/**
 * Chunk sizes in characters. They end where the page would shift if it were shown before its first screen is complete.
 */
const pieces = { '/crisis': 550, '/solutions': 550, '/planner': 700, '/projects/construction': 550, '/': 550 };

for (const [index, [path, piece]] of Object.entries(pieces).entries())
  test(`the first screen of ${path} does not shift while it loads`, async ({ page, site }) => {
    const line = await lineToSite(site.port, piece);
    line.publish({ [path]: (html) => html });
    // Each language and width by turns; home shows its parts in another order on a phone.
    const [language, width] = path === '/' ? ['en', 390] : index % 2 === 0 ? ['ar', 768] : ['en', 1280];
    await page.setViewportSize({ width, height: 1024 });
    await page.goto(`${line.url}${path}?lang=${language}`);
    // The planner's notes may wrap once more when a weight of the font arrives late.
    expect(await shifted(page)).toBeLessThan(path === '/planner' ? 0.02 : 0.005);
    line.stop();
  });
