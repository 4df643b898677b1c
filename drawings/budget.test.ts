import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawingMarkup, drawingNames } from './markup.tsx';

/** Brotli kilobytes (1,000 bytes) that a drawing may weigh as part of a page. */
const lines = { sheet: 11, card: 4 } as const;

describe.each(drawingNames.map((name) => [name]))('%s', (name) => {
  test.each(['sheet', 'card'] as const)('keeps to the budget as a %s', async (view) => {
    for (const language of ['ar', 'en'] as const) {
      const weight = brotliCompressSync(await drawingMarkup(name, language, view)).length;
      expect(weight / 1_000, language).toBeLessThanOrEqual(lines[view]);
    }
  });
});
