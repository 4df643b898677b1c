import type { Photo } from '../../app/content/photo.ts';
import type { Money } from '../../app/content/reference.ts';
import type { Language, Text } from '../../app/content/text.ts';
import { formatStated, formats } from '../../app/language/format.ts';
import { contentValue } from '../../tools/edit/field-values.ts';
import { launchPlan } from '../../tools/office/all-facts.ts';
import type { LaunchFact } from '../../tools/office/fact.ts';
import { idOf } from '../../tools/office/read-facts.ts';
import { markedValue } from './marked-facts.ts';

/** The value of each fact when all are filled in. */
export const factValues = new Map(launchPlan().map((fact) => [idOf(fact), contentValue(fact, markedValue(fact))!]));

/** How a fact appears on the page: text, or the target of a link or image. */
export function factTraces(fact: LaunchFact, language: Language): string[] {
  const value = factValues.get(idOf(fact)) as never;
  switch (fact.kind) {
    case 'text':
      return [(value as Text)[language]];
    case 'date':
    case 'month':
      return [formatStated(value, language)];
    case 'percent':
      return [formats[language].percent(value)];
    case 'money':
      return [formats[language].quantity((value as Money).amount, (value as Money).currency)];
    case 'position':
      return [String((value as { latitude: number }).latitude)];
    case 'choice':
      return [fact.choices![value]![language]];
    case 'photo':
      return [(value as Photo).src];
    case 'declaration': {
      const { text, signedBy, signedOn } = value as { text: Text; signedBy: string; signedOn: string };
      return [text[language], signedBy, formatStated(signedOn, language)];
    }
    case 'list':
      return [...(value as string[])];
    case 'phone':
      return [(value as string).replace(/\D/g, '')];
    default:
      return [value];
  }
}
