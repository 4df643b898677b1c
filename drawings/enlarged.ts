/** Where on its sheet a close-up lies: a phone shows both, the sheet too small to be read (app/sections/small-whole.tsx). */
import type { Language } from '../app/content/text.ts';
import { drawingMarkup, findDrawing } from './markup.tsx';
import { cutToView } from './still.ts';
import { type Element, readSvg, walk } from './tree.ts';

const figuresOf = (svg: Element): string[] =>
  [...walk(svg)].flatMap(({ attributes: { d } }) => d?.split(/(?=M)/) ?? []);

/** The place of the close-up in sheet units; `null` where the two are drawn apart and the drawing does not tell. */
export function enlargedPlace(name: string, language: Language): readonly number[] | null {
  const { enlarged, content } = findDrawing(name);
  if (enlarged) return enlarged(content.figures as never, language);
  const close = readSvg(drawingMarkup(name, language, 'card'));
  cutToView(close);
  const onSheet = new Set(figuresOf(readSvg(drawingMarkup(name, language, 'sheet'))));
  const seen = figuresOf(close);
  // A cut from the sheet shares its lines with it; one of its own scale none but by chance.
  return seen.filter((figure) => onSheet.has(figure)).length > seen.length / 2
    ? close.attributes.viewBox!.split(' ').map(Number)
    : null;
}
