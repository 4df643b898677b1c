import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import clips from '../app/content/clip-sizes.json' with { type: 'json' };
import { viewBoxOf } from '../tests/drawings/areas.ts';
import { drawingNames, drawingSvg, drawingTree, factsOf } from './svg.ts';

test.each(Object.keys(clips))('the still of %s is a wordless file of a few kilobytes, 16 to 9', async (name) => {
  const { x, y, width } = factsOf(name).still!;
  const request = { name, language: 'en', view: 'still', ground: 'paper' } as const;
  const file = await drawingSvg(request);
  expect(brotliCompressSync(file).length).toBeLessThan(6 * 1024);
  expect(file).not.toContain('<text');
  const [left, top, across, down] = viewBoxOf(drawingTree(request));
  expect([left + across / 2, top + down / 2]).toEqual([x, y]);
  expect(down / width).toBeCloseTo(9 / 16);
});

test.each(drawingNames.filter((name) => factsOf(name).brokenCard))(
  'the close-up of %s ends in a break line at both sides',
  (name) => {
    for (const language of ['ar', 'en'] as const) {
      const card = drawingTree({ name, language, view: 'card', ground: 'paper' });
      const [left, , width] = viewBoxOf(card);
      const lines = card.children.slice(-4).map((part) => ('attributes' in part ? part.attributes.d : undefined));
      const [start, end] = [left + 20, left + width - 20];
      expect(lines.map((d) => Number(/^M([\d.-]+)/.exec(d!)![1]))).toEqual([start, start, end, end]);
    }
  },
);
