import { plannerValues, type ValueId, valueIds } from '../content/planner-values.ts';
import { type PublisherName, placeNames, publisherNames } from '../content/register/names.ts';
import { rangeWords } from '../content/shared/units.ts';
import type { Language, Text } from '../content/text.ts';
import { fill, formats } from '../language/format.ts';
import type { RegisterRow } from './row.ts';

/** Whose the published values of the planner are, and of when; all others rest on the office's own assumptions. */
const published: Partial<Record<ValueId, { publisher: PublisherName; asOf: string }>> = {
  frame: { publisher: 'japan-environment', asOf: '2018' },
  destroyed: { publisher: 'abdelnour-roy', asOf: '2025' },
  severe: { publisher: 'abdelnour-roy', asOf: '2025' },
  moderate: { publisher: 'abdelnour-roy', asOf: '2025' },
  density: { publisher: 'calrecycle', asOf: 'undated' },
  share: { publisher: 'undp', asOf: 'undated' },
  'landfill-km': { publisher: 'desnz', asOf: '2025' },
};

/** The planner's table of values as rows of the register: the usual value, and the range within which it lies. */
export const plannerRows = (): Omit<RegisterRow, 'pages'>[] =>
  valueIds.map((id) => {
    const { name, unit, usual, range, source, places = {}, basis } = plannerValues.table[id];
    const both = (word: (language: Language) => string): Text => ({ ar: word('ar'), en: word('en') });
    const span = (language: Language) => {
      const { number } = formats[language];
      return range ? ` (${fill(rangeWords[language], { from: number(range[0]), to: number(range[1]) })})` : '';
    };
    const { publisher = 'office', asOf = plannerValues.compiled } = published[id] ?? {};
    return {
      id: `planner.${id}`,
      group: 'planner',
      value: usual,
      ...(range ? { range } : {}),
      unit,
      shown: both((language) => `${formats[language].number(usual)}\u00a0${unit[language]}${span(language)}`),
      counts: name,
      place: { id: 'none', name: placeNames.none },
      publisher: { id: publisher, name: publisherNames[publisher] },
      asOf,
      source: both((language) => {
        const words = fill(source[language], places);
        return words.startsWith(plannerValues.bases[basis][language])
          ? words
          : `${words} (${plannerValues.bases[basis][language]})`;
      }),
    };
  });
