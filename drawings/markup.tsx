import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingContent } from '../app/content/drawing-content.ts';
import type { Language } from '../app/content/text.ts';
import type { DrawingFacts, DrawingModule, StripView, View } from './kit/drawing.ts';
import { drawingProps } from './props.ts';

const modules = import.meta.glob<DrawingModule>('./*/drawing.tsx', { eager: true });
const contents = import.meta.glob<{ content: DrawingContent }>('../app/content/drawings/*.ts', { eager: true });

/** Every drawing's name: the folders that hold a `drawing.tsx`. */
export const drawingNames: readonly string[] = Object.keys(modules).map((path) => path.split('/')[1]!);

/** @throws for a name without a folder here or without a content file */
export function findDrawing(name: string): DrawingModule & { content: DrawingContent } {
  const [module, words] = [modules[`./${name}/drawing.tsx`], contents[`../app/content/drawings/${name}.ts`]];
  if (!module || !words)
    throw new Error(`A drawing needs drawings/${name}/drawing.tsx and app/content/drawings/${name}.ts`);
  return { ...module, ...words };
}

/** What its module says of it beside its picture. @throws for an unknown name */
export const factsOf = (name: string): DrawingFacts => findDrawing(name).facts ?? {};

/**
 * A drawing as SVG markup.
 * @param more props of some drawings only, such as the phase of a film's frame, or other figures
 */
export function drawingMarkup(name: string, language: Language, view: View, more: object = {}): string {
  const { Drawing, content } = findDrawing(name);
  return renderToStaticMarkup(<Drawing {...drawingProps(content, language, view, more)} />);
}

/** @throws for a strip that the drawing does not have */
export function stripMarkup(name: string, language: Language, view: StripView): string {
  const { strips = [], content } = findDrawing(name);
  const Strip = strips[Number(view.slice('strip-'.length)) - 1];
  if (!Strip) throw new Error(`drawings/${name} has no ${view}`);
  return renderToStaticMarkup(<Strip {...drawingProps(content, language, 'sheet')} />);
}
