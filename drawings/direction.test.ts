import { expect, test } from 'vitest';
import type { Language } from '../app/content/text.ts';
import { areasOf, viewBoxOf } from '../tests/drawings/areas.ts';
import { drawingMarkup, drawingNames, factsOf } from './markup.tsx';
import { readSvg } from './svg-tree.ts';

/** The balloons of a sheet in the order of their numbers: the share of its width left of each. */
async function balloons(name: string, language: Language) {
  const svg = readSvg(drawingMarkup(name, language, 'sheet'));
  const [left, , width] = viewBoxOf(svg);
  return (await areasOf(svg))
    .filter(({ kind, says }) => kind === 'balloon' || (kind === 'label' && /^[1-9]$/.test(says)))
    .map(({ says, corners }) => {
      const across = corners.reduce((sum, [x]) => sum + x, 0) / corners.length;
      return { says, share: (across - left) / width };
    })
    .sort((one, other) => one.says.localeCompare(other.says, 'en', { numeric: true }));
}

const mirroredGroup = /<g[^>]*transform="matrix\(-1 0 0 1/;

const flows = drawingNames.filter((name) => factsOf(name).flow);

test.each(flows)('%s is mirrored in Arabic with its numbers in reading order, because it flows', async (name) => {
  const [english, arabic] = [await balloons(name, 'en'), await balloons(name, 'ar')];
  if (english.length === 0) return expect(drawingMarkup(name, 'ar', 'sheet')).toMatch(mirroredGroup);
  expect(arabic.map(({ says }) => says)).toEqual(english.map(({ says }) => says));
  for (const [index, { says, share }] of english.entries())
    expect.soft(arabic[index]!.share, says).toBeCloseTo(1 - share, 2);
  // The stack of models has its numbers above each other.
  if (english.length > 1) expect(english[0]!.share).toBeLessThanOrEqual(english.at(-1)!.share);
});

test.each(drawingNames.filter((name) => !flows.includes(name)))(
  '%s stays in Arabic, because it only stands',
  (name) => {
    expect(drawingMarkup(name, 'ar', 'sheet')).not.toMatch(mirroredGroup);
  },
);
