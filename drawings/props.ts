import type { DrawingContent } from '../app/content/drawing-content.ts';
import type { Language } from '../app/content/text.ts';
import { inWords, plainText } from '../app/language/format.ts';
import type { DrawingProps, View } from './kit/drawing.ts';

/** A drawing's props in one language. @param more props of some drawings only, such as the phase of a film's frame */
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
    labels: Object.fromEntries(Object.entries(content.labels).map(([key, text]) => [key, inWords(text, language)])),
    title: content.title[language],
    description: plainText(content.description, language),
    ...more,
  };
  return props as DrawingProps<never>;
}
