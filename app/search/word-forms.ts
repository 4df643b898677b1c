import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { brokenPlurals, emptyWords, unitSigns } from '../content/shared/search-language.ts';
import { arabicStems } from './arabic-stem.ts';
import { normalise } from './normalise.ts';

const isArabic = (word: string): boolean => /[\u0621-\u064a]/.test(word);

/** Broken plurals and the names of units by their stem, with that of their singular or their sign. */
const singularStems = new Map(
  [...brokenPlurals, ...unitSigns].flatMap((forms) => {
    const [singular, ...plurals] = forms.split(' ').map((form) => arabicStems(normalise(form))[0]!);
    return plurals.map((plural) => [plural, singular!] as const);
  }),
);

const empty = new Set(emptyWords.map(normalise));

/** Words that say nothing of what is looked for: articles, prepositions, question words. */
export const isEmptyWord = (word: string): boolean => empty.has(word);

/** What a word is found under: as it is written, then by its stem; `doubtful` ones take a letter for an attached word. */
export interface Forms {
  sure: string[];
  doubtful: string[];
}

/** `klaeranlage`, as keyboards without umlauts write it: `normalise` leaves `klaranlage` of the other spelling. */
const withoutUmlauts = (word: string): string => word.replace(/[aou]e/g, (pair) => pair[0]!);

const known = new Map<string, Forms>();
/** More than the texts of all languages have, and then what visitors ask for. */
const mostKnown = 40_000;

/** @param word in the one spelling of `normalise` */
export function formsOf(word: string): Forms {
  let forms = known.get(word);
  if (!forms) {
    forms = isArabic(word)
      ? arabicForms(word)
      : {
          sure: unique([word, withoutUmlauts(word)].flatMap((one) => [one, englishStem(one), germanStem(one)])),
          doubtful: [],
        };
    if (known.size >= mostKnown) known.clear();
    known.set(word, forms);
  }
  return forms;
}

function arabicForms(word: string): Forms {
  const [stem, ...others] = arabicStems(word).map((form) => singularStems.get(form) ?? form);
  return { sure: unique([word, stem!]), doubtful: unique(others) };
}

const unique = (words: string[]): string[] => [...new Set(words)];
