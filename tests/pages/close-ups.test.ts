import { expect, test } from 'vitest';
import { terms } from '../../app/content/glossary/term-list.ts';
import { labelAreas } from '../../drawings/label-areas.ts';
import { drawingMarkup, findDrawing } from '../../drawings/markup.tsx';
import { readSvg, walk } from '../../drawings/svg-tree.ts';
import { measure } from '../../tools/paint/raster.ts';

const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ');

/** The numbers of a drawing's legend that name a term. */
const numbersOf = (drawing: string, name: string): string[] =>
  findDrawing(drawing).content.legend.flatMap((words, index) =>
    plain(words.en).includes(plain(name)) ? [String(index + 1)] : [],
  );

/** The ends of a sheet's balloon leaders, by number. */
async function tips(drawing: string) {
  const areas = await labelAreas(
    readSvg(drawingMarkup(drawing, 'en', 'sheet')),
    { label: Number, balloon: 1 },
    measure,
  );
  return areas.filter(({ kind }) => kind === 'dot').map(({ says, corners }) => ({ says, at: corners[0]! }));
}

/** Whether the close-up is a part of the sheet; some are redrawn, larger, with the term in the centre. */
function isPart(drawing: string): boolean {
  const shapes = (view: 'sheet' | 'card') =>
    [...walk(readSvg(drawingMarkup(drawing, 'en', view)))].flatMap(({ attributes }) => attributes.d ?? []);
  const all = new Set(shapes('sheet'));
  const own = shapes('card');
  return own.filter((shape) => all.has(shape)).length > own.length * 0.9;
}

/** So long that they cross the close-up, wherever their leader ends. */
const long = ['rising-main', 'groundwater'];

const shown = terms.flatMap(({ id, name, drawing, whole }) => {
  const numbers = drawing ? numbersOf(drawing, name.en) : [];
  return drawing && numbers.length > 0 ? [{ id, drawing, whole, numbers }] : [];
});

test('GL-1: shows a close-up of each term, or a link to the whole sheet', async () => {
  expect(shown.length).toBeGreaterThan(15);
  const missing: string[] = [];
  for (const { id, drawing, whole, numbers } of shown) {
    const places = (await tips(drawing)).filter(({ says }) => numbers.includes(says));
    const [left, top, width, height] = readSvg(drawingMarkup(drawing, 'en', 'card'))
      .attributes.viewBox!.split(' ')
      .map(Number) as [number, number, number, number];
    const within = places.some(({ at: [x, y] }) => x > left && x < left + width && y > top && y < top + height);
    if (places.length > 0 && !within && !whole && isPart(drawing) && !long.includes(id))
      missing.push(`${id} in ${drawing}`);
  }
  expect(missing).toEqual([]);
});
