import { expect, test } from 'vitest';
import { languages } from '../../app/content/text.ts';
import { measure } from '../../tools/paint/raster.ts';
import { labelAreas } from '../label-areas.ts';
import { drawingMarkup } from '../markup.tsx';
import { readSvg } from '../svg-tree.ts';

/** The page's text column in sheet units, including the space around a label. */
const column = { start: 71 - 4, end: 1529 + 4 };

test.each(
  ['rubble-compared', 'clearing-compared'].flatMap((name) => languages.map((language) => [name, language] as const)),
)('the words under the squares of %s keep to the column of the page’s text (%s)', async (name, language) => {
  const words = await labelAreas(
    readSvg(drawingMarkup(name, language, 'sheet')),
    { label: Number, balloon: 1 },
    measure,
  );
  expect(words.length).toBeGreaterThan(4);
  const outside = words.filter(({ corners }) => corners.some(([x]) => x < column.start || x > column.end));
  expect(outside.map(({ says }) => says)).toEqual([]);
});
