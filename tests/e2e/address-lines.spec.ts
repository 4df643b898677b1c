import { office } from '../../app/content/office.ts';
import { expect, languages, test } from './fixtures.ts';

for (const language of languages)
  for (const path of ['/contact', '/terms', '/privacy'])
    test(`keeps the lines of a German address in order, ${path}, ${language}`, async ({ page }) => {
      await page.goto(`${path}?lang=${language}`);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const addresses = await page.evaluate(() =>
          [...document.querySelectorAll('address')].map((address) =>
            [...address.children].map((line) => {
              const range = document.createRange();
              range.selectNodeContents(line);
              const boxes = [...range.getClientRects()];
              return {
                text: line.textContent,
                top: Math.round(boxes[0]!.top),
                oneLine: boxes.every((box) => Math.abs(box.top - boxes[0]!.top) < box.height / 2),
                leftToRight: getComputedStyle(line.querySelector('bdi') ?? line).direction === 'ltr',
              };
            }),
          ),
        );
        if (path === '/contact') expect(addresses).toHaveLength(2);
        for (const lines of addresses) {
          const { street, city, country } = office.address;
          expect(lines.map(({ text }) => text)).toEqual([street, city, country[language]]);
          expect(lines.every(({ oneLine }) => oneLine)).toBe(true);
          expect(lines.slice(0, 2).every(({ leftToRight }) => leftToRight)).toBe(true);
          expect(lines.map(({ top }) => top)).toEqual([...new Set(lines.map(({ top }) => top))].sort((a, b) => a - b));
        }
      }
    });
