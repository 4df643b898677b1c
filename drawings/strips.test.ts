import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languages } from '../app/content/text.ts';
import { areasOf, outside, overlapping } from '../tests/drawings/areas.ts';
import { drawingNames, findDrawing, stripMarkup } from './markup.tsx';
import { drawingSize, drawingSvg, stripViews } from './svg.ts';
import { type Element, readSvg, textOf, walk } from './svg-tree.ts';

const strips = drawingNames.flatMap((name) => stripViews(name).map((view) => [name, view] as const));
const cases = strips.flatMap(([name, view]) => languages.map((language) => [name, view, language] as const));
const textsOf = (svg: Element) => [...walk(svg)].filter(({ name }) => name === 'text');

/** The narrowest measured phone, and the minimum text size on it, in px. */
const phone = { width: 360, text: 11 };

describe.each(cases)('%s, %s (%s)', (name, view, language) => {
  const svg = readSvg(stripMarkup(name, language, view));

  test('has text that a phone shows at 11 px or more', () => {
    const sizes = textsOf(svg).map(({ attributes }) => Number(attributes['font-size']));
    expect(sizes.length).toBeGreaterThan(0);
    const [width] = drawingSize(name, view);
    for (const size of sizes) expect((size * phone.width) / width).toBeGreaterThanOrEqual(phone.text);
  });

  test('has one size in both languages, and balloons that are on it and apart', async () => {
    const { width, height } = svg.attributes;
    expect([Number(width), Number(height)]).toEqual(drawingSize(name, view));
    const areas = (await areasOf(svg)).filter(({ kind }) => kind !== 'leader');
    expect(outside(areas, svg)).toEqual([]);
    expect(overlapping(areas, (one, other) => one.says !== other.says)).toEqual([]);
  });

  test('is a file of its own without the parts outside the strip', async () => {
    const file = readSvg(await drawingSvg({ name, language, view, ground: 'paper' }));
    file.children = file.children.filter((child) => !('name' in child) || child.name !== 'style');
    expect(brotliCompressSync(JSON.stringify(file)).length).toBeLessThan(5 * 1024);
  });
});

test('the strips of a drawing number its legend on, from the first to the last', () => {
  for (const name of new Set(strips.map(([each]) => each))) {
    const numbers = stripViews(name).flatMap((view) =>
      textsOf(readSvg(stripMarkup(name, 'en', view)))
        .map(textOf)
        .filter((text) => /^\d+$/.test(text)),
    );
    expect(numbers).toEqual(findDrawing(name).content.legend.map((_, index) => String(index + 1)));
  }
});
