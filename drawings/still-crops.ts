import type { ClipName } from '../app/content/films.ts';

/** A 16:9 part of a sheet, in units of the English sheet. */
export interface Still {
  /** Its centre. */
  x: number;
  y: number;
  width: number;
  /** A drawing in reading direction: the Arabic still shows the mirrored part. */
  mirrored: boolean;
}

/** The poster of a film: a close-up of its drawing, by the drawing's name. */
export const stills: Record<ClipName, Still> = {
  'recycling-line': { x: 640, y: 394, width: 640, mirrored: true },
  'haul-cycle': { x: 245, y: 108, width: 440, mirrored: true },
  'mobile-crusher': { x: 660, y: 224, width: 860, mirrored: true },
  'rebar-separation': { x: 770, y: 288, width: 600, mirrored: true },
  'al-raqama-section': { x: 424, y: 690, width: 560, mirrored: true },
};
