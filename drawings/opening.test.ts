import { describe, expect, test } from 'vitest';
import { languages } from '../app/content/text.ts';
import { directionOf } from '../app/language/detect.ts';
import { paint } from '../tools/paint/raster.ts';
import { findDrawing } from './markup.tsx';
import { drawingNames, drawingTree, factsOf, publicFacts } from './svg.ts';

const openings = drawingNames.filter((name) => factsOf(name).opening);

test.each(openings)('%s tells its page where each number of its key stands, in both directions', (name) => {
  const { balloons, sheet } = publicFacts(name);
  for (const places of Object.values(balloons)) {
    const numbers = findDrawing(name).content.legend.map((_, index) => index + 1);
    expect([...new Set(places.map(({ n }) => n))].sort((one, other) => one - other)).toEqual(numbers);
    for (const { x, y, r } of places) {
      expect(x - r > 0 && x + r < sheet[0], `across ${x}`).toBe(true);
      expect(y - r > 0 && y + r < sheet[1], `down ${y}`).toBe(true);
    }
  }
});

describe.each(openings.filter((name) => factsOf(name).opening === 'over'))('the title corner of %s', (name) => {
  test.each(languages)('is free of every line (%s)', async (language) => {
    const { x, y, width, height } = factsOf(name).title![directionOf(language)];
    const tree = drawingTree({ name, language, view: 'sheet', ground: 'paper' });
    Object.assign(tree.attributes, {
      viewBox: `${x} ${y} ${width} ${height}`,
      width: String(width),
      height: String(height),
    });
    const { data } = await paint(tree);
    expect(new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size).toBe(1);
  });
});
