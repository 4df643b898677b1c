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

/** The source with the titles of its works, and the basis in brackets if the source does not begin with it. */
function sourceOf(id: ValueId, language: Language): string {
  const { source, places = {}, basis } = plannerValues.table[id];
  const words = fill(source[language], places);
  const known = plannerValues.bases[basis][language];
  const titles = plannerPublications[id]?.titles;
  const named = titles ? `${words}. ${titles[language]}` : words;
  return words.toLowerCase().startsWith(known.toLowerCase()) ? named : `${named} (${known})`;
}

/** The planner's values as rows of the register: the default, and its range. */
export const plannerRows = () =>
  valueIds.map((id) => {
    const { name, unit, usual, range } = plannerValues.table[id];
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
      source: byLanguage((language) => sourceOf(id, language)),
      ...(address ? { address } : {}),
    };
  });
