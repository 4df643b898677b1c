import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languages } from '../app/content/text.ts';
import { formats, plainText } from '../app/language/format.ts';
import { parseDrawingFile } from '../app/media/drawing-file.ts';
import { distDirectory } from '../tools/paths.ts';
import type { View } from './kit/drawing.ts';
import { palettes } from './kit/palette.ts';
import { drawingMarkup, drawingNames, findDrawing } from './markup.tsx';
import { drawingSize } from './svg.ts';
import { type Element, readSvg, textOf, walk, writeSvg } from './svg-tree.ts';

const views = ['sheet', 'card'] as const;
const forms = languages.flatMap((language) => views.map((view) => [language, view] as const));

/** Maximum bytes of a file (Brotli) without its fonts: a page shows one sheet, but several cards. */
const budget: Record<View, number> = { sheet: 11 * 1024, card: 4 * 1024 };

/** Close-ups with numbers that are large enough on a phone. */
const textOnCard = /-compared$/;

/**
 * Bytes with fast compression. Only if that exceeds the limit, with full compression, which takes twenty times as long.
 */
function bytesOf(text: string, line: number): number {
  const compressed = (quality: number) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  const quick = compressed(4);
  return quick <= line ? quick : compressed(11);
}

const textsOf = (svg: Element) => [...walk(svg)].filter(({ name }) => name === 'text');
const shapesOf = (svg: Element) => [...walk(svg)].flatMap(({ attributes }) => attributes.d ?? attributes.cx ?? []);

/** A corrected figure: larger or smaller, and a whole number stays whole. */
const corrections = (value: number): number[] =>
  [1.25, 0.75].map((factor) => (Number.isInteger(value) ? Math.ceil(value * factor) : value * factor));

describe.each(drawingNames)('the drawing %s', (name) => {
  test.each(forms)(
    'is the same picture every time, without holes in its numbers and without inline styles (%s, %s)',
    (language, view) => {
      const markup = drawingMarkup(name, language, view);
      expect(drawingMarkup(name, language, view)).toBe(markup);
      expect(markup).not.toMatch(/NaN|undefined|Infinity| style=|<style/);
    },
  );

  test.each(views)('has one size in both languages, so that a page keeps its place (%s)', (view) => {
    const { width, height } = readSvg(drawingMarkup(name, 'ar', view)).attributes;
    expect([Number(width), Number(height)]).toEqual(drawingSize(name, view));
  });

  test.each(forms)(
    'tells people who do not see it what it shows, and names its parts once (%s, %s)',
    (language, view) => {
      const { content } = findDrawing(name);
      const svg = readSvg(drawingMarkup(name, language, view));
      const [title, description] = svg.children as Element[];
      expect([title!.name, textOf(title!)]).toEqual(['title', content.title[language]]);
      expect([description!.name, textOf(description!)]).toEqual(['desc', plainText(content.description, language)]);
      expect(textOf(description!), 'places without a figure').not.toContain('{');
      expect(svg.attributes['aria-labelledby']).toBe(`${title!.attributes.id} ${description!.attributes.id}`);
      const parts = [...walk(svg)];
      const ids = parts.flatMap(({ attributes }) => attributes.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      const used = parts.flatMap(({ attributes }) =>
        Object.values(attributes).flatMap((value) => /url\(#([^)]+)\)/.exec(value)?.[1] ?? []),
      );
      for (const id of used) expect(ids).toContain(id);
    },
  );

  test('writes Arabic from the right, and no Arabic on the English sheet', () => {
    const arabic = /[\u0600-\u06ff]/;
    // A single word looks the same in both directions.
    const line = /[\u0600-\u06ff].*[\s\d]|[\s\d].*[\u0600-\u06ff]/;
    for (const text of textsOf(readSvg(drawingMarkup(name, 'ar', 'sheet'))))
      if (line.test(textOf(text))) expect(text.attributes.direction, textOf(text)).toBe('rtl');
    for (const text of textsOf(readSvg(drawingMarkup(name, 'en', 'sheet')))) expect(textOf(text)).not.toMatch(arabic);
  });

  if (!textOnCard.test(name))
    test('has no text in its close-up, because phones would shrink it', () => {
      for (const language of languages) expect(textsOf(readSvg(drawingMarkup(name, language, 'card')))).toEqual([]);
    });

  const { figures } = findDrawing(name).content;
  const numbers = Object.entries(figures).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  test.runIf(numbers.length > 0).each(numbers)('follows its figure %s', (figure, value) => {
    const sheet = (of: object) => readSvg(drawingMarkup(name, 'en', 'sheet', { figures: of }));
    const words = (svg: Element) => textsOf(svg).map(textOf);
    const before = sheet(figures);
    const [renewed, after] = corrections(value)
      .values()
      .map((next) => [next, sheet({ ...figures, [figure]: next })] as const)
      .find(
        ([, svg]) => JSON.stringify([words(svg), shapesOf(svg)]) !== JSON.stringify([words(before), shapesOf(before)]),
      )!;
    // The sheet has the new figure instead of the old one.
    const says = (svg: Element, n: number) =>
      words(svg).some((text) => text.split(/[^\d.,]/).includes(formats.en.number(n)));
    if (says(before, value) && !says(after, value)) expect(says(after, renewed)).toBe(true);
  });
});

const built = globSync('drawings/*.svg', { cwd: distDirectory }).map((file) => [`/${file}`] as const);

test.each(built)('%s needs nothing from outside and keeps to its ground and budget', (address) => {
  const { view, ground } = parseDrawingFile(address)!;
  const file = readFileSync(join(distDirectory, address), 'utf8');
  expect(file).not.toMatch(/var\(|https?:\/\/(?!www\.w3\.org)/);
  if (view !== 'sheet' && view !== 'card') return;
  const svg = readSvg(file);
  const paints = new Set([...walk(svg)].flatMap(({ attributes }) => [attributes.fill, attributes.stroke]));
  expect(paints).toContain(palettes[ground].paper);
  // Colours of the other ground are hardly visible on this one.
  const foreign = Object.values(palettes[ground === 'paper' ? 'ink' : 'paper']);
  const own = Object.values(palettes[ground]);
  for (const colour of foreign) if (!own.includes(colour)) expect(paints).not.toContain(colour);
  svg.children = svg.children.filter((child) => !('name' in child) || child.name !== 'style');
  expect(bytesOf(writeSvg(svg), budget[view])).toBeLessThanOrEqual(budget[view]);
});
