/** The part of a font file that a text needs. */
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** The whole fonts of pages and drawings. */
export const fontFiles = {
  regular: require.resolve('@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-Regular.woff2'),
  semiBold: require.resolve('@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-SemiBold.woff2'),
  mono: require.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'),
};

/** What joins Arabic letters and places their marks. */
const joining = ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'mark', 'mkmk'];

/** Every joined form of the Arabic letters in a text, with lam-alef, at its place in Unicode; the fonts name their glyphs by these. */
function joinedForms(text: string): string {
  const forms = Array.from({ length: 0xfefc - 0xfe80 + 1 }, (_, index) => String.fromCharCode(0xfe80 + index));
  return forms.filter((form) => [...form.normalize('NFKC')].every((letter) => text.includes(letter))).join('');
}

interface Kept {
  kerned: boolean;
  joined?: boolean;
}

/**
 * @param joined without it, no letter of `text` stands beside another that it joins
 * @param kerned keep the kerning; joined Arabic letters have next to none, and its table weighs as much as thirty letters
 * @returns a WOFF2 file with the letters of `text`. The font's two hundred ligatures and optional forms stay behind: the joined
 *   forms are named one by one instead
 */
export const lettersOf = (font: Buffer, text: string, { kerned, joined = true }: Kept): Promise<Buffer> =>
  subsetFont(font, joined ? text + joinedForms(text) : text, {
    targetFormat: 'woff2',
    // Hints are for old Windows screens.
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: kerned ? [...joining, 'kern'] : joining,
  });
