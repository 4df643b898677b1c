import { describe, expect, test } from 'vitest';
import { languages } from '../app/content/text.ts';
import { measure } from '../tools/paint/raster.ts';
import { type Area, labelAreas, overlap, type Sizes } from './label-areas.ts';
import { drawingMarkup, drawingNames } from './markup.tsx';
import { grown } from './svg.ts';
import { readSvg } from './svg-tree.ts';

const forms = {
  'as drawn': { label: Number, balloon: 1 },
  'on a tablet': {
    label: (size) => (grown.sizes.some((small) => small === size) ? grown.label : Number(size)),
    balloon: grown.balloon,
  },
} satisfies Record<string, Sizes>;

/** What must not overlap: a leader crosses no text and no other balloon, and its end is visible. */
const apart: Record<Area['kind'], readonly Area['kind'][]> = {
  label: ['label', 'balloon', 'leader', 'dot'],
  balloon: ['label', 'balloon', 'leader', 'dot'],
  leader: ['label', 'balloon'],
  dot: ['label', 'balloon'],
};

const pairs = <T>(all: readonly T[]) => all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));
const own = (one: Area, other: Area) => one.says === other.says && (one.kind === 'leader' || other.kind === 'leader');
const sketch = ({ kind, says, corners }: Area) => `${kind} ${says} at ${corners[0]!.map(Math.round).join(' ')}`;

describe.each(drawingNames)('the labels of %s', (name) => {
  const cases = languages.flatMap((language) =>
    Object.entries(forms).map(([form, sizes]) => [language, form, sizes] as const),
  );
  test.each(cases)('does not lie over itself and stays on the sheet (%s, %s)', async (language, _form, sizes) => {
    const svg = readSvg(drawingMarkup(name, language, 'sheet'));
    const areas = await labelAreas(svg, sizes, measure);
    const over = pairs(areas).filter(
      ([one, other]) => apart[one.kind].includes(other.kind) && !own(one, other) && overlap(one, other),
    );
    expect.soft(over.map((two) => two.map(sketch).join(' over '))).toEqual([]);
    const [left, top, width, height] = svg.attributes.viewBox!.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const outside = areas.filter(({ corners }) =>
      corners.some(([x, y]) => x < left || x > left + width || y < top || y > top + height),
    );
    expect.soft(outside.map(sketch)).toEqual([]);
  });
});
