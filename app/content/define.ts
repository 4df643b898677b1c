import { languages, type Text } from './text.ts';

/**
 * Names a page's content. Types already demand both languages of every text; should one be missing all the same (data from
 * a cast, a half-finished edit in JavaScript), its key is shown instead, for example `crisis.table.0.location` (LA-3).
 */
export function defineContent<const Content>(name: string, content: Content): Content {
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
