/**
 * Subsets IBM Plex to the characters of each language's content and writes the `@font-face` rules. One file per weight
 * and language holds both scripts, so that a page loads its own language's files only. The family names are our own,
 * because the font licence reserves the original for unmodified versions.
 */
import { hash } from 'node:crypto';
import { copyFileSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { community } from '../../app/content/community.ts';
import { everyPageLetters } from '../../app/content/shared/font-letters.ts';
import { byLanguage, type Language, languages } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { parseLanguage } from '../../app/language/preference.ts';
import { fontFiles, subsetOf } from '../../drawings/fonts.ts';
import { distDirectory, root } from '../paths.ts';

/** Drawing labels and sheet numbers. */
const mono = '0123456789.,:/%+-–±()× ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const sans = (weight: string, font: string, language: Language, characters: string) => ({
  name: 'sheet-sans',
  family: `Sheet Sans ${language}`,
  weight,
  font,
  speaks: [language],
  // Arabic words on an English page are in the Arabic font.
  text: `0123456789${isRightToLeft(language) ? '٠١٢٣٤٥٦٧٨٩' : ''}${everyPageLetters[language]}${characters}`.replace(
    isRightToLeft(language) ? '' : /\p{Script=Arabic}/gu,
    '',
  ),
});

/**
 * Formulas and digits of search examples occur in body text only; headings and figures need letters and the basic set.
 * Bold Latin is so rare in Arabic that browsers embolden the regular weight for it (`Sheet Regular`).
 */
function bold(language: Language, characters: string) {
  const letters = characters.replace(/[^\p{Script=Arabic}\p{Script=Latin}\p{M}]|\p{N}/gu, '');
  const font = sans('600 700', fontFiles.semiBold, language, letters);
  const text = isRightToLeft(language) ? font.text.replace(/[^\p{Script=Arabic}\p{M}\d .,:%،؛؟-]/gu, '') : font.text;
  return { ...font, text };
}

/**
 * `optional` uses a font only if it is there at the first paint, so text never moves. Pages preload the fonts of their
 * language: only on a slow line does the first page go without them.
 * @returns the `@font-face` rules, and each language's files
 */
export async function buildFonts(): Promise<{ css: string; files: Record<Language, string[]> }> {
  const characters = await contentCharacters();
  const subsets = [
    ...languages.map((language) => sans('400', fontFiles.regular, language, characters[language])),
    ...languages.map((language) => bold(language, characters[language])),
    { name: 'sheet-mono', family: 'Sheet Mono', weight: '400', font: fontFiles.mono, speaks: languages, text: mono },
  ];
  const files = byLanguage((): string[] => []);
  let css = '';
  for (const { name, family, weight, font, speaks, text } of subsets) {
    const arabic = isRightToLeft(speaks[0]!);
    // Only headings are large enough for kerning to be seen.
    const subset = await subsetOf(font, text, { kerned: !arabic && weight !== '400', joined: arabic });
    const href = `/assets/${name}-${weight.slice(0, 3)}-${speaks.join('')}-${hash('sha256', subset).slice(0, 8)}.woff2`;
    writeFileSync(join(distDirectory, href), subset);
    // Phones have a monospaced font of their own.
    if (name === 'sheet-sans') for (const language of speaks) files[language].push(href);
    const face = `font-weight:${weight};font-display:optional;src:url(${href}) format("woff2")}`;
    css += `@font-face{font-family:"${family}";${face}`;
    if (font === fontFiles.regular && arabic) css += `@font-face{font-family:"Sheet Regular";${face}`;
  }
  copyFileSync(join(root, 'node_modules/@ibm/plex-sans-arabic/LICENSE.txt'), join(distDirectory, 'assets/ofl.txt'));
  return { css, files };
}

/** Content that no page shows, and the basic sets themselves. */
const unseen = /\/(banned-terms|font-letters|launch-questions|search-aliases|stand-ins)\.ts$|\.test\.ts$/;

/** Every character that the content shows, by language; figures and references stand in brackets. */
async function contentCharacters(): Promise<Record<Language, string>> {
  const found = byLanguage(() => new Set<string>());
  const collect = (node: unknown, language?: Language): void => {
    if (typeof node === 'string') {
      // Names of units, drawings and paths are identifiers and never displayed.
      if (!language && /^[\w/#?=.&:-]*$/.test(node)) return;
      // Texts in Arabic only (the community page) bring their own font in any language of the shell.
      const spoken = language ? [language] : /[\u0600-\u06ff]/.test(node) ? [community.language] : languages;
      for (const l of spoken) for (const c of node.replace(/\{\w+\}/g, '')) found[l].add(c);
    }
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) collect(value, parseLanguage(key) ?? language);
  };
  for (const file of globSync('app/content/**/*.ts', { cwd: root }).sort()) {
    if (!unseen.test(file)) collect(await import(join(root, file)));
  }
  return byLanguage((language) => [...found[language]].sort().join(''));
}
