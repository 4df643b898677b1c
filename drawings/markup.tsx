import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingContent } from '../app/content/drawing.ts';
import type { Language } from '../app/content/text.ts';
import type { DrawingModule, DrawingProps, View } from './kit/drawing.ts';
import { drawings } from './registry.ts';

const modules: Record<string, () => Promise<DrawingModule>> = drawings;
const contents = import.meta.glob<{ content: DrawingContent }>('../app/content/drawings/*.ts');

/** Every drawing's name, for the tools that write drawings as files. */
export const drawingNames: readonly string[] = Object.keys(drawings);

/**
 * One drawing as SVG markup, for the build's tools.
 * @param more what only some drawings take, such as the phase of a film's frame
 */
export async function drawingMarkup(name: string, language: Language, view: View, more: object = {}): Promise<string> {
  const [{ Drawing }, { content }] = await Promise.all([
    modules[name]!(),
    contents[`../app/content/drawings/${name}.ts`]!(),
  ]);
  const labels = Object.fromEntries(Object.entries(content.labels).map(([key, text]) => [key, text[language]]));
  const props: DrawingProps = {
    figures: content.figures,
    language,
    view,
    labels,
    title: content.title[language],
    description: content.description[language],
    ...more,
  };
  return renderToStaticMarkup(<Drawing {...(props as DrawingProps<never>)} />);
}
