import type { DrawingContent } from '../app/content/drawing-content.ts';
import type { Language } from '../app/content/text.ts';
import { fill, formats } from '../app/language/format.ts';
import type { DrawingProps, View } from './kit/drawing.ts';

/** What a drawing shows, for people who don't see it, with its figures in their places. */
export function describeDrawing(content: DrawingContent, language: Language): string {
  const numbers = Object.entries({ ...content.figures, ...content.described })
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .map(([name, value]) => [name, formats[language].number(value)]);
  return fill(content.description[language], Object.fromEntries(numbers));
}

/**
 * A drawing's content in one language, as the drawing takes it.
 * @param more what only some drawings take, such as the phase of a film's frame
 */
export function drawingProps(
  content: DrawingContent,
  language: Language,
  view: View,
  more: object = {},
): DrawingProps<never> {
  const props: DrawingProps = {
    figures: content.figures,
    language,
    view,
    labels: Object.fromEntries(Object.entries(content.labels).map(([key, text]) => [key, text[language]])),
    title: content.title[language],
    description: describeDrawing(content, language),
    ...more,
  };
  return props as DrawingProps<never>;
}
