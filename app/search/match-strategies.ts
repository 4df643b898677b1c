import type { WeightedForm } from './search-index.ts';
import { formsOf, isArabic } from './word-forms.ts';

const weights = { word: 1, stem: 0.8, doubtful: 0.5, synonym: 0.45, misspelt: 0.5 };

/** The word, its stem, words that begin with them, and synonyms. */
function asWritten(word: string, synonyms: readonly string[]): WeightedForm[] {
  const [same, ...stems] = formsOf(word).sure;
  // Three letters are an Arabic root; in other scripts they are a word or a sign of their own, such as ISO.
  const least = isArabic(word) ? 3 : 4;
  const long = word.length >= least;
  return [
    { form: same!, weight: weights.word, beginning: long },
    ...stems.map((form) => ({ form, weight: weights.stem, beginning: long && form.length >= least })),
    ...synonyms.flatMap((other) => formsOf(other).sure.slice(-1)).map((form) => ({ form, weight: weights.synonym })),
  ];
}

const doubtful = (word: string): WeightedForm[] =>
  formsOf(word).doubtful.map((form) => ({ form, weight: weights.doubtful }));

/** One edit from five letters on, two from eight. Numbers are not corrected. */
function misspelt(word: string): WeightedForm[] {
  const letters = /\d/.test(word) ? 0 : word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  return letters ? formsOf(word).sure.map((form) => ({ form, weight: weights.misspelt, letters })) : [];
}

/** The ways to look up a word, strictest first; each is tried only if the one before found nothing. */
export const strategies: readonly ((word: string, synonyms: readonly string[]) => WeightedForm[])[] = [
  asWritten,
  doubtful,
  misspelt,
];
