import type { View } from '../../drawings/kit/drawing.ts';
import type { Language } from '../content/text.ts';

/** The file of a drawing that stands on its own (tools/standalone-drawings.ts). */
export const drawingFile = (name: string, language: Language, view: View): string =>
  `/drawings/${name}.${language}${view === 'card' ? '.card' : ''}.svg`;
