import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Still, stills } from './still-crops.ts';
import { brokenCards, drawingSvg, drawingTree } from './svg.ts';
import { walk } from './svg-tree.ts';

describe.each(Object.entries<Still>(stills))('the still of %s', (name, { x, y, width, mirrored }) => {
  const request = (language: 'ar' | 'en') => ({ name, language, view: 'still', ground: 'paper' }) as const;

  test.each(['ar', 'en'] as const)('is a wordless file of a few kilobytes, 16 to 9 (%s)', async (language) => {
    const file = await drawingSvg(request(language));
    expect(brotliCompressSync(file).length).toBeLessThan(6 * 1024);
    expect(file).not.toContain('<text');
    const [left, top, across, down] = drawingTree(request(language)).attributes.viewBox!.split(' ').map(Number);
    expect([left! + across! / 2, top! + down! / 2]).toEqual([x, y]);
    expect(down! / width).toBeCloseTo(9 / 16);
  });

  test('runs from right to left in Arabic where its drawing does', () => {
    const turned = (language: 'ar' | 'en') =>
      [...walk(drawingTree(request(language)))].some(
        ({ attributes }) => attributes.transform === `matrix(-1 0 0 1 ${2 * x} 0)`,
      );
    expect([turned('en'), turned('ar')]).toEqual([false, mirrored]);
    // The drawing's own direction; text would add other marks.
    const marks = (language: 'ar' | 'en') =>
      [...walk(drawingTree({ ...request(language), view: 'card' }))].flatMap(({ attributes: { d, transform } }) => [
        d,
        transform,
      ]);
    expect(JSON.stringify(marks('ar')) !== JSON.stringify(marks('en'))).toBe(mirrored);
  });
});

test.each(brokenCards)('the close-up of %s ends in a break line at both sides', (name) => {
  for (const language of ['ar', 'en'] as const) {
    const card = drawingTree({ name, language, view: 'card', ground: 'paper' });
    const [left, , width] = card.attributes.viewBox!.split(' ').map(Number) as [number, number, number, number];
    const lines = card.children.slice(-4).map((part) => ('attributes' in part ? part.attributes.d : undefined));
    expect(lines.map((d) => Number(/^M([\d.-]+)/.exec(d!)![1]))).toEqual([
      left + 20,
      left + 20,
      left + width - 20,
      left + width - 20,
    ]);
  }
});
