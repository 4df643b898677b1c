import type { SVGProps } from 'react';
import { colour, line } from '../kit/geometry.ts';

/** One line type for each trade, in the order of the legend. */
export const trades = [
  { stroke: colour.ink, strokeWidth: line.ground },
  { stroke: colour.ink, strokeWidth: line.behind },
  { stroke: colour.water, strokeWidth: line.cut },
  { stroke: colour.water, strokeWidth: line.outline, strokeDasharray: '9 3.5' },
  { stroke: colour.green, strokeWidth: line.cut },
  { stroke: colour.ink, strokeWidth: line.outline, strokeDasharray: '18 4 3 4' },
  { stroke: colour.accent, strokeWidth: line.outline, strokeDasharray: '5 3' },
  { stroke: colour.accent, strokeWidth: line.ground },
] as const satisfies readonly SVGProps<SVGPathElement>[];

/** The section in metres: corridor, its walls, the rooms beside it; ceiling, slab. */
export const space = {
  corridor: 3.4,
  wall: 0.2,
  left: -2.5,
  right: 5.9,
  ceiling: 2.65,
  slab: 4.45,
  top: 4.8,
  beam: 0.45,
} as const;
