import { type BannedTerm, bannedTerms, quotedTexts } from '../../app/content/banned-terms.ts';
import type { Language } from '../../app/content/text.ts';

const patterns = bannedTerms.map((term) => ({ ...term, pattern: new RegExp(term.banned, 'iu') }));

/** Where banned wordings are allowed: what people type into the search or say on site, and units of quotations. */
const allowed =
  /^app\/content\/(glossary\/.*\.(also(\.\d+)?|trade|name\.de)|shared\/search-(aliases|language)\.ts .*|shared\/units\.ts units\.quotedTon\..*|banned-terms\.ts .*)$/;

const arabicLetter = /\p{Script=Arabic}/u;

/** The language of a text that has no translation beside it: Arabic pages and guides. */
const languageOf = (path: string, text: string): Language | undefined => {
  if (arabicLetter.test(text)) return 'ar';
  return path.endsWith('.en') ? 'en' : undefined;
};

/** The banned wordings in a text of the content. */
export function wordProblems(path: string, text: string): string[] {
  const language = languageOf(path, text);
  if (!language || allowed.test(path) || quotedTexts.includes(text)) return [];
  return patterns
    .filter((term) => term.language === language && term.pattern.test(text))
    .map((term) => `${path}: ${said(term, text)}`);
}

const said = ({ use, why, pattern }: BannedTerm & { pattern: RegExp }, text: string): string =>
  `“${pattern.exec(text)![0].trim()}”${use && `; write “${use}”`}. ${why}`;
