import { type Language, languages } from './text.ts';

/** A text, or one with figures (content/rich-text.ts). */
type Typed = string | { readonly parts: readonly unknown[] };

/** Words in at least one language of the site. */
type Words = { readonly [One in Language]: { readonly [Only in One]: Typed } }[Language];

/** The same content with every text in every language: a text that lacks one is a type error where it is written. */
export type InEveryLanguage<Content> = Content extends Words
  ? Omit<Content, Language> & {
      readonly [One in Language]: Content extends Record<One, string>
        ? string
        : Content extends Record<One, infer Rich>
          ? Rich
          : string;
    }
  : Content extends object
    ? { [Key in keyof Content]: InEveryLanguage<Content[Key]> }
    : Content;

/**
 * Names a page's content. Types demand every language of every text; if one is missing at run time (data from a cast,
 * an unfinished edit in JavaScript), its key is shown instead, for example `crisis.table.0.location` (LA-3).
 */
// @__NO_SIDE_EFFECTS__
export function defineContent<const Content>(
  name: string,
  content: Content & InEveryLanguage<Content>,
): InEveryLanguage<Content> {
  fillMissing(name, content);
  return content;
}

function fillMissing(key: string, node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  const leaf = node as Partial<Record<Language, unknown>>;
  if (languages.some((language) => isWords(leaf[language]))) {
    for (const language of languages) if (!isWords(leaf[language])) leaf[language] = key;
    return;
  }
  for (const [child, value] of Object.entries(node)) fillMissing(`${key}.${child}`, value);
}

const isWords = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'parts' in value);
