import { describe, expect, test } from 'vitest';
import { languages } from '../app/content/text.ts';
import { areasOf, outside, overlapping } from '../tests/drawings/areas.ts';
import type { Area, Sizes } from './label-areas.ts';
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

const own = (one: Area, other: Area) => one.says === other.says && (one.kind === 'leader' || other.kind === 'leader');

describe.each(drawingNames)('the labels of %s', (name) => {
  const cases = languages.flatMap((language) =>
    Object.entries(forms).map(([form, sizes]) => [language, form, sizes] as const),
  );
  test.each(cases)('does not lie over itself and stays on the sheet (%s, %s)', async (language, _form, sizes) => {
    const svg = readSvg(drawingMarkup(name, language, 'sheet'));
    const areas = await areasOf(svg, sizes);
    const mustBeApart = (one: Area, other: Area) => apart[one.kind].includes(other.kind) && !own(one, other);
    expect.soft(overlapping(areas, mustBeApart)).toEqual([]);
    expect.soft(outside(areas, svg)).toEqual([]);
  });
});
