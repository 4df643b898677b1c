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

/** The maximum length in characters: the layout was made for the text that is replaced. */
export const maxLength = (was: EditorText): number => {
  const longest = Math.max(was.ar.length, was.en.length);
  return Math.max(longest + 25, Math.ceil(longest * 1.8));
};

/** Wordings that the site does not use, except those that the text had before. */
export const bannedIn = (language: EditorLanguage, text: string, was = ''): Complaint[] =>
  bannedTerms.flatMap(({ language: of, banned, use }) => {
    const pattern = new RegExp(banned, 'iu');
    const found = of === language ? pattern.exec(text)?.[0] : undefined;
    return found && !pattern.test(was) ? [{ word: 'banned', values: { found, use } }] : [];
  });

/** @returns every reason not to save the text */
export function complaints(now: EditorText, was: EditorText): Complaint[] {
  const found: Complaint[] = [];
  const both = [now.ar, now.en];
  if (both.some((text) => text.trim() === '')) found.push({ word: 'emptyLanguage' });
  const sorted = (text: string) => chipsOf(text).sort().join(' ');
  if (both.some((text) => sorted(text) !== sorted(was.ar))) found.push({ word: 'brokenChip' });
  const sign = missingGlyphs.exec(both.join(' '))?.[0];
  if (sign) found.push({ word: 'badGlyph', values: { sign } });
  if (/\d\s*[-–]\s*\d/.test(now.ar) && !/\d\s*[-–]\s*\d/.test(was.ar)) found.push({ word: 'dashInArabic' });
  for (const language of editorLanguages) found.push(...bannedIn(language, now[language], was[language]));
  const limit = maxLength(was);
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
