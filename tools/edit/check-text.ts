/** Checks a text while it is typed. */
import { bannedTerms } from '../../app/content/banned-terms.ts';
import { type EditorLanguage, type EditorText, editorLanguages } from '../office/languages.ts';
import { type EditWord, editWords } from './words.ts';

export interface Complaint {
  word: EditWord;
  values?: Record<string, string | number>;
}

/** The chips of a text: `{rubble}` of a sentence, `{=0}` of a template. */
export const chipsOf = (text: string): string[] => [...text.matchAll(/\{(=?\w+)\}/g)].map(([chip]) => chip);

/** Signs that neither the font subsets nor the fallback fonts have. */
const missingGlyphs = /[→←≤≥≈₂]/;

/** Characters without a shape, which Word and chat programs put into copied texts. */
const invisible = /[\0\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The text without invisible characters that it did not have before, and without double spaces. */
export const tidy = (text: string, was = ''): string =>
  text
    .replace(invisible, (sign) => (was.includes(sign) ? sign : ''))
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .trim();

const arabicLetters = /[\u0620-\u064a]/g;
const latinLetters = /[a-z]/gi;
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The language whose field has a text that is mostly in the other script, where it was not before. */
export function wrongLanguage(now: EditorText, was?: EditorText): EditorLanguage | undefined {
  const isArabic = (text: string) => count(text, arabicLetters) > count(text, latinLetters);
  const isLatin = (text: string) => count(text, latinLetters) > 3 && count(text, arabicLetters) === 0;
  if (isLatin(now.ar) && !(was && isLatin(was.ar))) return 'ar';
  return isArabic(now.en) && !(was && isArabic(was.en)) ? 'en' : undefined;
}

/** Wordings that the site does not use, except those that the text had before. */
export const bannedIn = (language: EditorLanguage, text: string, was = ''): Complaint[] =>
  bannedTerms.flatMap(({ language: of, banned, use }) => {
    const pattern = new RegExp(banned, 'iu');
    const found = of === language ? pattern.exec(text)?.[0] : undefined;
    return found && !pattern.test(was) ? [{ word: 'banned', values: { found, use } }] : [];
  });

/** @param limit of its place, in characters @returns every reason not to save the text */
export function complaints(now: EditorText, was: EditorText, limit: number): Complaint[] {
  const found: Complaint[] = [];
  const both = [now.ar, now.en];
  if (both.some((text) => text.trim() === '')) found.push({ word: 'emptyLanguage' });
  const sorted = (text: string) => chipsOf(text).sort().join(' ');
  if (both.some((text) => sorted(text) !== sorted(was.ar))) found.push({ word: 'brokenChip' });
  const sign = missingGlyphs.exec(both.join(' '))?.[0];
  if (sign) found.push({ word: 'badGlyph', values: { sign } });
  if (/\d\s*[-–]\s*\d/.test(now.ar) && !/\d\s*[-–]\s*\d/.test(was.ar)) found.push({ word: 'dashInArabic' });
  for (const language of editorLanguages) found.push(...bannedIn(language, now[language], was[language]));
  const n = Math.max(now.ar.length, now.en.length);
  if (n > limit) found.push({ word: 'tooLong', values: { n, limit } });
  return found;
}

/** A value of a sentence: the same in both languages, or said in each. */
export type Said = string | number | EditorText;

/** A word of the panel with its values, in one language. */
export const say = (language: EditorLanguage, word: EditWord, values: Readonly<Record<string, Said>> = {}): string =>
  editWords[word][language].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'object' ? value[language] : String(value);
  });

/** A word with its values, in both languages. */
export const fill = (word: EditWord, values?: Readonly<Record<string, Said>>): EditorText => ({
  ar: say('ar', word, values),
  en: say('en', word, values),
});
