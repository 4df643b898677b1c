import { describe, expect, test } from 'vitest';
import { drawingMarkup, drawingNames } from './markup.tsx';
import sizes from './sizes.json' with { type: 'json' };

/** `npx vitest -u sizes` rewrites the file after a drawing changed its format or a new one came. */
describe('sizes.json', () => {
  test('holds the width and height of every view, so that pages keep their place while pictures load', async () => {
    const measured: Record<string, Record<string, number[]>> = {};
    for (const name of [...drawingNames].sort()) {
      measured[name] = {};
      for (const view of ['card', 'sheet'] as const) {
        const [arabic, english] = await Promise.all(
          (['ar', 'en'] as const).map((language) => drawingMarkup(name, language, view)),
        );
        const size = (svg: string) => /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg)!.slice(1).map(Number);
        expect(size(arabic!), `${name} ${view}: one size in both languages`).toEqual(size(english!));
        measured[name][view] = size(english!);
      }
    }
    const json = `{\n${Object.entries(measured)
      .map(
        ([name, views]) =>
          `  "${name}": { "card": [${views.card!.join(', ')}], "sheet": [${views.sheet!.join(', ')}] }`,
      )
      .join(',\n')}\n}\n`;
    await expect(json).toMatchFileSnapshot('./sizes.json');
    expect(Object.keys(sizes)).toEqual(Object.keys(measured));
  });
});
