import { globSync } from 'node:fs';
import { join } from 'node:path';
import { community } from '../../app/content/community.ts';
import { byLanguage, type Language, languages } from '../../app/content/text.ts';
import { parseLanguage } from '../../app/language/detect.ts';
import { root } from '../paths.ts';

/** Every character that the content uses, by language: what the font files must hold. */
export async function contentCharacters(): Promise<Record<Language, string>> {
  const found = byLanguage(() => new Set<string>());
  const collect = (node: unknown, language?: Language): void => {
    if (typeof node === 'string') {
      // Names of units, drawings and paths are for the program; nobody reads them.
      if (!language && /^[\w/#?=.&:-]*$/.test(node)) return;
      // Texts that stand once in Arabic (the community page) bring their own font along, whatever the shell speaks.
      const spoken = language ? [language] : /[\u0600-\u06ff]/.test(node) ? [community.language] : languages;
      for (const l of spoken) for (const c of node) found[l].add(c);
    }
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) collect(value, parseLanguage(key) ?? language);
  };
  for (const file of globSync('app/content/**/*.ts', { cwd: root }).sort()) {
    if (!file.endsWith('.test.ts')) collect(await import(join(root, file)));
  }
  return byLanguage((language) => [...found[language]].sort().join(''));
}
