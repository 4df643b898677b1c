import type { DrawingRequest, FileView } from '../../drawings/kit/drawing.ts';
import type { Ground } from '../../drawings/kit/palette.ts';
import type { Language } from '../content/text.ts';
import { parseLanguage } from '../language/preference.ts';

/** The path of a drawing's file, which the build writes. */
export const drawingFile = (name: string, language: Language, view: FileView, ground: Ground = 'paper'): string =>
  `/drawings/${name}.${language}${view === 'sheet' ? '' : `.${view}`}${ground === 'ink' ? '.dark' : ''}.svg`;

/** The drawing of a file's path; `null` for other files. */
export function parseDrawingFile(address: string): DrawingRequest | null {
  const parts = /^\/drawings\/([\w-]+)\.(\w+)(?:\.(card|inline|phone|still|strip-\d))?(\.dark)?\.svg$/.exec(address);
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
