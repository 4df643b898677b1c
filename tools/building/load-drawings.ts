import type * as Svg from '../../drawings/svg.ts';
import { loadCode } from './load-code.ts';

export type Drawings = typeof Svg;

/** The drawings' own code, from its sources: tools run without a build. */
export const loadDrawings = (): Promise<Drawings> => loadCode<Drawings>('drawings/svg.ts');
