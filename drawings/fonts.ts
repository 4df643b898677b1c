/** Font subsets. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** The complete fonts of pages and drawings. */
export const fontFiles = {
  regular: require.resolve('@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-Regular.woff2'),
  semiBold: require.resolve('@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-SemiBold.woff2'),
  mono: require.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'),
};

async function unpack(): Promise<Map<string, Buffer>> {
  const fonts = new Map<string, Buffer>();
  // One after the other: the converter reuses its result's memory.
  for (const file of Object.values(fontFiles))
    fonts.set(file, Buffer.from(await fontverter.convert(readFileSync(file), 'sfnt')));
  return fonts;
}
let unpacked: ReturnType<typeof unpack> | undefined;

/** One of `fontFiles` without its compression. */
export async function openFont(file: string): Promise<Buffer> {
  unpacked ??= unpack();
  return (await unpacked).get(file)!;
}

/** OpenType features that join Arabic letters and place their marks. */
const joining = ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'mark', 'mkmk'];

/**
 * The presentation forms of a text's Arabic letters, with lam-alef; the fonts name their glyphs by them. The first form
 * of a letter is the isolated one, which the letter itself has.
 */
function joinedForms(text: string): string {
  const forms = Array.from({ length: 0xfefc - 0xfe80 + 1 }, (_, index) => String.fromCharCode(0xfe80 + index));
  const letters = forms.map((form) => form.normalize('NFKC'));
  const joins = (index: number) => letters[index]!.length > 1 || letters[index] === letters[index - 1];
  return forms.filter((_, index) => joins(index) && [...letters[index]!].every((c) => text.includes(c))).join('');
}

interface SubsetOptions {
  kerned: boolean;
  joined?: boolean;
}

/**
 * @param joined false if no letters of `text` join
 * @param kerned keeps the kerning; joined Arabic letters have hardly any, and its table weighs as much as thirty glyphs
 * @returns a WOFF2 subset without the font's two hundred ligatures and optional forms; joined forms are listed one by
 * one
 */
export const subsetOf = async (file: string, text: string, { kerned, joined = true }: SubsetOptions): Promise<Buffer> =>
  subsetFont(await openFont(file), joined ? text + joinedForms(text) : text, {
    targetFormat: 'woff2',
    // Hinting only helps old Windows screens.
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: kerned ? [...joining, 'kern'] : joining,
  });
