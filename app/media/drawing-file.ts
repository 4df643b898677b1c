import type { DrawingRequest, FileView, View } from '../../drawings/kit/drawing.ts';
import type { Ground } from '../../drawings/kit/palette.ts';
import type { Language } from '../content/text.ts';
import { parseLanguage } from '../language/detect.ts';

/** Width and height of every drawing's views, the number of its sheet, and whether that can frame what the close-up shows, as the build measures them. */
export type DrawingSizes = Record<
  string,
  Record<View, Size> & { number: string; framed?: boolean; strips?: readonly Size[] }
>;
type Size = readonly [width: number, height: number];

/** The file of a drawing, which the build writes. */
export const drawingFile = (name: string, language: Language, view: FileView, ground: Ground = 'paper'): string =>
  `/drawings/${name}.${language}${view === 'sheet' ? '' : `.${view}`}${ground === 'ink' ? '.dark' : ''}.svg`;

/** What a file's address asks for; `null` where it is none of a drawing. */
export function parseDrawingFile(address: string): DrawingRequest | null {
  const parts = /^\/drawings\/([\w-]+)\.(\w+)(?:\.(card|still|strip-\d))?(\.dark)?\.svg$/.exec(address);
  const [, name, spoken, view, dark] = parts ?? [];
  const language = parseLanguage(spoken);
  if (!name || !language) return null;
  return {
    name,
    language,
    view: (view as FileView | undefined) ?? 'sheet',
    ground: dark ? 'ink' : 'paper',
  };
}
