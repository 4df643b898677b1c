import type { DrawingContent } from '../content/drawing-content.ts';
import { smallNumbers } from '../content/shared/units.ts';
import type { Language } from '../content/text.ts';
import { fill, formats } from './format.ts';

/** The alternative text of a drawing, with its figures filled in. */
export function describeDrawing(
  { description, figures, described }: Pick<DrawingContent, 'description' | 'figures' | 'described'>,
  language: Language,
): string {
  const values = Object.fromEntries(
    Object.entries({ ...figures, ...described }).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
  // As in prose: a count under ten is a word ("six pumps"), a measure is not ("6 mm").
  const text = description[language].replace(
    /\{(\w+)\}(?= \p{L}{4,})/gu,
    (place, name: string) => smallNumbers[language]?.[values[name] ?? -1] ?? place,
  );
  const numbers = Object.entries(values).map(([name, value]) => [name, formats[language].number(value)]);
  return fill(text, Object.fromEntries(numbers));
}
