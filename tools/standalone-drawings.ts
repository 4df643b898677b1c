/**
 * Writes every drawing as a file of its own, in both languages: what a picture's link opens without JavaScript, and what the
 * viewer shows. Such a file knows no style sheet, so colours are resolved and the few letters it needs travel with it.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Language } from '../app/content/text.ts';
import type { drawingMarkup } from '../drawings/markup.tsx';
import { compressed } from './compress.ts';
import { lettersOf } from './letters.ts';
import { distDirectory, root } from './paths.ts';

const languages: Language[] = ['ar', 'en'];
const require = createRequire(import.meta.url);
const sans = (weight: string) =>
  readFileSync(require.resolve(`@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-${weight}.woff2`));
const mono = () =>
  readFileSync(require.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'));

/**
 * @param markup renders a drawing, from the server's build
 * @returns how many files were written, under `dist/drawings/NAME.LANGUAGE.svg` and `….card.svg`
 */
export async function writeStandaloneDrawings(names: readonly string[], markup: typeof drawingMarkup): Promise<number> {
  const folder = join(distDirectory, 'drawings');
  mkdirSync(folder, { recursive: true });
  const jobs = names.flatMap((name) =>
    languages.flatMap((language) =>
      (['sheet', 'card'] as const).map(async (view) => {
        const svg = await standalone(await markup(name, language, view), language);
        const file = `${name}.${language}${view === 'card' ? '.card' : ''}.svg`;
        await compressed(join(folder, file), Buffer.from(svg));
      }),
    ),
  );
  await Promise.all(jobs);
  return jobs.length;
}

/**
 * A drawing that needs nothing from outside: a name space, resolved colours, its own letters, and a paper ground that `#clear` at the
 * end of its address takes away.
 */
export async function standalone(markup: string, language: Language): Promise<string> {
  const colours = drawingColours();
  const [, x, y, width, height] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(markup)!;
  const resolved = markup
    .replaceAll(/var\((--d-[\w-]+)\)/g, (_, name: string) => colours[name] ?? '#16262f')
    .replaceAll(/<text(?![^>]* fill=)/g, `<text fill="${colours['--d-ink']}"`);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${language}" font-family="Sheet,'IBM Plex Sans Arabic',Arial,sans-serif"`;
  const ground = `<style>${await faces(resolved)}#clear:target{display:none}</style><path id="clear" d="M${x} ${y}h${width}v${height}H${x}z" fill="${colours['--d-paper']}"/>`;
  return resolved.replace('<svg', open).replace(/(<\/desc>)/, `$1${ground}`);
}

/** The light colours of styles/drawing.css. */
function drawingColours(): Record<string, string> {
  const css = readFileSync(join(root, 'app/styles/drawing.css'), 'utf8');
  const light = css.slice(0, css.indexOf('}'));
  return Object.fromEntries([...light.matchAll(/(--d-[\w-]+):\s*(#\w+)/g)].map(([, name, value]) => [name!, value!]));
}

/** `@font-face` rules with just the letters of one drawing, by weight. */
async function faces(markup: string): Promise<string> {
  const texts = [...markup.matchAll(/<text([^>]*)>(.*?)<\/text>/gs)].map(([, attributes = '', text = '']) => ({
    mono: attributes.includes('class="mono"'),
    bold: /font-weight="[67]00"/.test(attributes),
    letters: text
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  }));
  const kinds = [
    { family: 'Sheet', weight: 400, file: sans('Regular'), of: texts.filter((text) => !text.mono && !text.bold) },
    { family: 'Sheet', weight: 600, file: sans('SemiBold'), of: texts.filter((text) => !text.mono && text.bold) },
    { family: 'SheetMono', weight: 400, file: mono(), of: texts.filter((text) => text.mono) },
  ];
  let css = '.mono{font-family:SheetMono,monospace}';
  for (const { family, weight, file, of } of kinds) {
    if (of.length === 0) continue;
    const letters = [...new Set(of.map((text) => text.letters).join(''))].sort().join('');
    const subset = await lettersOf(file, letters, { kerned: false });
    css += `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${subset.toString('base64')})}`;
  }
  return css;
}
