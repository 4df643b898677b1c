import { placeNames, publisherNames } from '../content/figures/names.ts';
import { plannerPublications, plannerUnits } from '../content/figures/planner-register.ts';
import { plannerValues, type ValueId, valueIds } from '../content/planner-values.ts';
import { byLanguage, type Language } from '../content/text.ts';
import { fill, formats } from '../language/format.ts';

/** `10 دقائق`, `22 working days`, `65%`: the number with its unit in the right plural. */
function quantity(id: ValueId, language: Language): string {
  const { usual, unit } = plannerValues.table[id];
  if (unit.en === '%') return formats[language].percent(usual);
  const forms = plannerUnits[id]?.[language];
  if (usual === 1 && forms?.alone) return forms.alone;
  const word = forms ? formats[language].plural(usual, forms) : unit[language];
  return `${formats[language].number(usual)}\u00a0${word}`;
}

/** The source, or what a value rests on, with the titles of the works that it names. */
function sourceOf(id: ValueId, language: Language): string {
  const { source, places = {} } = plannerValues.table[id];
  const words = fill(source[language], places);
  const titles = plannerPublications[id]?.titles;
  return titles ? `${words}. ${titles[language]}` : words;
}

/** These are the carbon calculator's too, and have their rows there. */
const shared: readonly ValueId[] = ['landfill-km', 'steel'];

/** The planner's values as rows of the register: the default, and its range. */
export const plannerRows = () =>
  valueIds.flatMap((id) => {
    if (shared.includes(id)) return [];
    const { name, unit, usual, range, basis } = plannerValues.table[id];
    const words = byLanguage((language) => sourceOf(id, language));
    const isSource = basis === 'published';
    const span = (language: Language) => {
      return range ? ` (${formats[language].range(...range)})` : '';
    };
    const { publisher = 'office', asOf = plannerValues.compiled, address } = plannerPublications[id] ?? {};
    return {
      id: `planner.${id}`,
      group: 'planner' as const,
      value: usual,
      ...(range ? { range } : {}),
      unit,
      shown: byLanguage((language) => `${quantity(id, language)}${span(language)}`),
      counts: name,
      place: { id: 'none' as const, name: placeNames.none },
      publisher: { id: publisher, name: publisherNames[publisher] },
      asOf,
      source: isSource ? words : null,
      method: isSource ? plannerValues.bases[basis] : words,
      ...(address ? { address } : {}),
    };
  });
