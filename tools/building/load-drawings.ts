import type * as Svg from '../../drawings/svg.ts';
import { type Bundle, bundleCode } from './load-code.ts';

export type Drawings = typeof Svg;

/** The drawings' own code, from its sources: tools run without a build. */
export const bundleDrawings = (): Promise<Bundle<Drawings>> => bundleCode<Drawings>('drawings/svg.ts');

export const loadDrawings = async (): Promise<Drawings> => (await bundleDrawings()).load();
