import type { DrawingContent } from '../content/drawing-content.ts';
import type { Language } from '../content/text.ts';
import { fill, formats } from './format.ts';

/** The alternative text of a drawing, with its figures filled in. */
export function describeDrawing(
  { description, figures, described }: Pick<DrawingContent, 'description' | 'figures' | 'described'>,
  language: Language,
): string {
  const numbers = Object.entries({ ...figures, ...described })
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .map(([name, value]) => [name, formats[language].number(value)]);
  return fill(description[language], Object.fromEntries(numbers));
}
