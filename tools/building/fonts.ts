/**
 * Subsets IBM Plex to the characters that each language's content uses, and writes the `@font-face` rules. One file a
 * weight and language holds both scripts, so that a page loads the files of its own language only. The family names are
 * the site's own, as the font licence asks of modified versions.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { everyPageLetters } from '../../app/content/shared/font-letters.ts';
import { byLanguage, type Language, languages } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import type { Letters } from '../../app/start/document-head.tsx';
import { lettersOf } from '../../drawings/letters.ts';
import { root } from '../paths.ts';

const require = createRequire(import.meta.url);
const plex = (weight: string) =>
  require.resolve(`@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-${weight}.woff2`);

const faces = [
  { family: 'Sheet Sans', weight: 400, source: plex('Regular') },
  { family: 'Sheet Sans', weight: 600, source: plex('SemiBold') },
  {
    family: 'Sheet Mono',
    weight: 400,
    source: require.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'),
  },
] as const;

const digits = '0123456789';
/** Drawing labels and sheet numbers. */
const mono = '0123456789.,:/%+-–±()× ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Formulas and the digits of search examples stand in running text only; headings and figures are letters and what is always there. */
const inWeight = (weight: number, characters: string): string =>
  weight < 600 ? characters : characters.replace(/[^\p{Script=Arabic}\p{Script=Latin}\p{M}]|\p{N}/gu, '');

/**
 * @param characters every character of each language's content
 * @returns the files of each language, its own first, then what else a page may come to show, and the `@font-face` rules of all
 */
export async function buildFonts(
  characters: Record<Language, string>,
  outDirectory: string,
): Promise<{ css: string; files: Record<Language, Letters[]> }> {
  const target = join(outDirectory, 'assets');
  mkdirSync(target, { recursive: true });
  for (const old of readdirSync(target)) if (old.endsWith('.woff2')) rmSync(join(target, old));
  const all: (Letters & { speaks: readonly Language[] })[] = [];
  let css = '';
  for (const face of faces) {
    const original = readFileSync(face.source);
    const wanted: [readonly Language[], string][] =
      face.family === 'Sheet Mono'
        ? [[languages, mono]]
        : languages.map((language) => {
            const letters = digits + everyPageLetters[language] + inWeight(face.weight, characters[language]);
            return [[language], letters];
          });
    for (const [speaks, text] of wanted) {
      const subset = await lettersOf(original, text, { kerned: !isRightToLeft(speaks[0]!) });
      const name = `${face.family.replace(' ', '-').toLowerCase()}-${face.weight}-${speaks.join('')}-${createHash('sha256').update(subset).digest('hex').slice(0, 8)}.woff2`;
      writeFileSync(join(target, name), subset);
      const family = face.family === 'Sheet Mono' ? face.family : `${face.family} ${speaks[0]}`;
      const weight = face.weight === 600 ? '600 700' : `${face.weight}`;
      css += `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(/assets/${name}) format("woff2")}`;
      all.push({ speaks, href: `/assets/${name}`, weight, family });
    }
  }
  writeFileSync(join(target, 'ofl.txt'), readFileSync(join(root, 'node_modules/@ibm/plex-sans-arabic/LICENSE.txt')));
  const own = (language: Language) => all.filter(({ speaks }) => speaks.includes(language));
  return { css, files: byLanguage((language) => [...new Set([...own(language), ...all])]) };
}
