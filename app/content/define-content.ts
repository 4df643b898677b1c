import { type Language, languages, type Text } from './text.ts';

/** Words in at least one language of the site. */
type Words = { readonly [One in Language]: { readonly [Only in One]: string } }[Language];

/** The same content with every text in every language: a text that lacks one is a type error where it is written. */
export type InEveryLanguage<Content> = Content extends Words
  ? Omit<Content, Language> & Readonly<Text>
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
  const leaf = node as Partial<Text>;
  if (languages.some((language) => typeof leaf[language] === 'string')) {
    for (const language of languages) if (typeof leaf[language] !== 'string') leaf[language] = key;
    return;
  }
  for (const [child, value] of Object.entries(node)) fillMissing(`${key}.${child}`, value);
}
