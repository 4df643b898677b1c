import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { brokenPlurals, emptyWords, unitSigns } from '../content/shared/search-language.ts';
import { arabicStems } from './arabic-stem.ts';
import { normalise } from './normalise.ts';

export const isArabic = (word: string): boolean => /[\u0621-\u064a]/.test(word);

/** Stems of broken plurals and unit names, with the stem of their singular or unit sign. */
const singularStems = new Map(
  [...brokenPlurals, ...unitSigns].flatMap((forms) => {
    const [singular, ...plurals] = forms.split(' ').map((form) => arabicStems(normalise(form))[0]!);
    return plurals.map((plural) => [plural, singular!] as const);
  }),
);

const empty = new Set(emptyWords.map(normalise));

/** Stop words: articles, prepositions, question words. */
export const isEmptyWord = (word: string): boolean => empty.has(word);

/** The forms of a word: as written, then its stem; `doubtful` ones drop a letter that may be an attached word. */
export interface Forms {
  sure: string[];
  doubtful: string[];
}

/** `klaeranlage`, typed without umlauts: `normalise` turns the other spelling into `klaranlage`. */
const withoutUmlauts = (word: string): string => word.replace(/[aou]e/g, (pair) => pair[0]!);

const known = new Map<string, Forms>();
/** Room for the words of all languages' texts and for queries. */
const maxKnown = 40_000;

/** @param word normalised by `normalise` */
export function formsOf(word: string): Forms {
  let forms = known.get(word);
  if (!forms) {
    forms = isArabic(word)
      ? arabicForms(word)
      : {
          sure: unique([word, withoutUmlauts(word)].flatMap((one) => [one, englishStem(one), germanStem(one)])),
          doubtful: [],
        };
    if (known.size >= maxKnown) known.clear();
    known.set(word, forms);
  }
  return forms;
}

function arabicForms(word: string): Forms {
  const [stem, ...others] = arabicStems(word).map((form) => singularStems.get(form) ?? form);
  return { sure: unique([word, stem!]), doubtful: unique(others) };
}

const unique = (words: string[]): string[] => [...new Set(words)];
