import { fontFiles, subsetOf } from './fonts.ts';

/** A text of a drawing, with the properties that choose its font. */
export interface DrawnText {
  mono: boolean;
  bold: boolean;
  characters: string;
}

const faces = [
  { family: 'Sheet', weight: 400, file: fontFiles.regular, of: ({ mono, bold }: DrawnText) => !mono && !bold },
  { family: 'Sheet', weight: 600, file: fontFiles.semiBold, of: ({ mono, bold }: DrawnText) => !mono && bold },
  { family: 'SheetMono', weight: 400, file: fontFiles.mono, of: ({ mono }: DrawnText) => mono },
];

/** Cached subsets: both grounds of a drawing have the same characters. */
const made = new Map<string, Promise<Buffer>>();

/** `@font-face` rules with the characters of one drawing, by weight. */
export async function fontStyles(texts: readonly DrawnText[]): Promise<string> {
  let css = '';
  for (const { family, weight, file, of } of faces) {
    const set = texts.filter(of).map(({ characters }) => characters);
    const characters = [...new Set(set.flatMap((text) => [...text]))].sort().join('');
    if (!characters) continue;
    // Initials have no joined letters.
    const joined = set.some((text) => /\p{Script=Arabic}{2}/u.test(text));
    const key = `${file} ${joined} ${characters}`;
    const subset = made.get(key) ?? subsetOf(file, characters, { kerned: false, joined });
    made.set(key, subset);
    css += `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${(await subset).toString('base64')})}`;
    if (family === 'SheetMono') css += '.mono{font-family:SheetMono,monospace}';
  }
  return css;
}
