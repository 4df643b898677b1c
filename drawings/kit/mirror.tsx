import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../../app/content/text.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { round } from './geometry.ts';

/** Width of every sheet. */
const sheetWidth = 1600;

const Mirror = createContext(false);

/** Whether the geometry is mirrored; text must then be mirrored back (`upright`). */
export const useMirrored = (): boolean => useContext(Mirror);

/**
 * Mirrors the geometry in Arabic, for drawings of a flow or journey, which starts at the reading side. The kit's text
 * is mirrored back inside. Elevations, plans and sections are never mirrored.
 */
export function Mirrored({ language, children }: { language: Language; children: ReactNode }) {
  if (!isRightToLeft(language)) return children;
  return (
    <Mirror value={true}>
      <g transform={`matrix(-1 0 0 1 ${sheetWidth} 0)`}>{children}</g>
    </Mirror>
  );
}

/** A view box on a mirrored drawing. */
export function mirroredBox(box: readonly [x: number, y: number, width: number, height: number], language: Language) {
  const [x, y, width, height] = box;
  return [isRightToLeft(language) ? round(sheetWidth - x - width) : x, y, width, height].join(' ');
}

/** The transform that mirrors a text back in place. */
export const upright = (x: number): string => `matrix(-1 0 0 1 ${round(2 * x)} 0)`;

/** The same for vertical text: rotated by 90 degrees, then mirrored back. */
export const uprightVertical = (x: number, y: number): string => `matrix(0 -1 -1 0 ${round(x + y)} ${round(x + y)})`;
