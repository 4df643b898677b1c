import { readFileSync } from 'node:fs';
import { fontFiles, lettersOf } from './fonts.ts';

/** A text of a drawing, with what decides about its font. */
export interface DrawnText {
  mono: boolean;
  bold: boolean;
  letters: string;
}

const faces = [
  { family: 'Sheet', weight: 400, file: fontFiles.regular, of: ({ mono, bold }: DrawnText) => !mono && !bold },
  { family: 'Sheet', weight: 600, file: fontFiles.semiBold, of: ({ mono, bold }: DrawnText) => !mono && bold },
  { family: 'SheetMono', weight: 400, file: fontFiles.mono, of: ({ mono }: DrawnText) => mono },
];

/** The subsets made so far: both grounds of a drawing hold the same letters. */
const made = new Map<string, Promise<Buffer>>();

/** `@font-face` rules with just the letters of one drawing, by weight. */
export async function letterStyles(texts: readonly DrawnText[]): Promise<string> {
  let css = '';
  for (const { family, weight, file, of } of faces) {
    const set = texts.filter(of).map(({ letters }) => letters);
    const letters = [...new Set(set.flatMap((text) => [...text]))].sort().join('');
    if (!letters) continue;
    // Initials stand apart.
    const joined = set.some((text) => /\p{Script=Arabic}{2}/u.test(text));
    const key = `${file} ${joined} ${letters}`;
    const subset = made.get(key) ?? lettersOf(readFileSync(file), letters, { kerned: false, joined });
    made.set(key, subset);
    css += `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${(await subset).toString('base64')})}`;
    if (family === 'SheetMono') css += '.mono{font-family:SheetMono,monospace}';
  }
  return css;
}
