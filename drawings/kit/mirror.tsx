import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { round } from './geometry.ts';

/** Width of every sheet. */
const sheetWidth = 1600;

const Mirror = createContext(false);

/** Whether the geometry around is mirrored: letters and figures then have to be set again (`upright`). */
export const useMirrored = (): boolean => useContext(Mirror);

/**
 * What flows or travels starts where reading starts: in Arabic the geometry is mirrored once, at the root. The lettering of the kit sets
 * itself again inside. What only stands (elevations, plans, building sections) is never wrapped.
 */
export function Mirrored({ language, children }: { language: Language; children: ReactNode }) {
  if (!isRightToLeft(language)) return children;
  return (
    <Mirror value={true}>
      <g transform={`matrix(-1 0 0 1 ${sheetWidth} 0)`}>{children}</g>
    </Mirror>
  );
}

/** A view box on such a drawing. */
export function mirroredBox(box: readonly [x: number, y: number, width: number, height: number], language: Language) {
  const [x, y, width, height] = box;
  return [isRightToLeft(language) ? round(sheetWidth - x - width) : x, y, width, height].join(' ');
}

/** The transform that sets a text upright again at its own place. */
export const upright = (x: number): string => `matrix(-1 0 0 1 ${round(2 * x)} 0)`;

/** The same for a text that reads upwards: turned by 90 degrees, then set upright. */
export const uprightVertical = (x: number, y: number): string => `matrix(0 -1 -1 0 ${round(x + y)} ${round(x + y)})`;
