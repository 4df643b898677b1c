import type { ClipName } from '../app/content/films.ts';

/** A 16:9 part of a sheet, in units of the English sheet. */
export interface Still {
  /** Its centre. */
  x: number;
  y: number;
  width: number;
}

/** The poster of a film: a close-up of its English drawing, which the film moves, by the drawing's name. */
export const stills: Record<ClipName, Still> = {
  'recycling-line': { x: 640, y: 394, width: 640 },
  'haul-cycle': { x: 245, y: 108, width: 440 },
  'mobile-crusher': { x: 660, y: 224, width: 860 },
  'rebar-separation': { x: 770, y: 288, width: 600 },
  'al-raqama-section': { x: 424, y: 690, width: 560 },
};
