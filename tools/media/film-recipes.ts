import type { ClipName } from '../../app/content/films.ts';

/** A camera position: the picture is `width` sheet units wide around (x, y). */
type Place = readonly [x: number, y: number, width: number];

/** How a drawing becomes a film of twelve seconds without words, so that one file serves both languages. */
export interface Recipe {
  /**
   * In sequence: the camera glides from one place to another until a time of the film (0 to 1). Between them are cuts,
   * which cost a fraction of a glide in bytes.
   */
  shots: readonly (readonly [until: number, from: Place, to: Place])[];
  /** The drawing animates itself: its `phase` runs from 0 to 1 this many times. */
  turns?: number;
  /** The drawing draws itself from start to end until this time of the film (0 to 1). */
  drawnUntil?: number;
  /** Pipes and belts with flow: their selector, and the distance in sheet units during the film. */
  flow?: { along: string; way: number };
}

export const recipes: Record<ClipName, Recipe> = {
  'recycling-line': {
    turns: 0.5,
    shots: [
      [0.22, [330, 330, 620], [350, 330, 620]],
      [0.44, [640, 330, 440], [640, 330, 440]],
      [0.66, [1010, 440, 460], [1010, 440, 460]],
      [0.82, [1310, 440, 560], [1310, 440, 560]],
      [1, [800, 320, 1600], [800, 320, 1600]],
    ],
  },
  'haul-cycle': {
    turns: 1,
    shots: [
      [0.26, [290, 150, 560], [320, 150, 560]],
      [0.46, [1330, 150, 520], [1330, 150, 520]],
      [0.6, [1390, 390, 400], [1390, 390, 400]],
      [0.8, [800, 385, 560], [780, 385, 560]],
      [1, [800, 249, 1600], [800, 249, 1600]],
    ],
  },
  'mobile-crusher': {
    drawnUntil: 0.36,
    turns: 0.6,
    shots: [
      [0.4, [800, 235, 1600], [800, 235, 1600]],
      [0.62, [780, 250, 640], [800, 250, 640]],
      [0.74, [330, 290, 560], [350, 290, 560]],
      [0.86, [1300, 330, 480], [1290, 330, 480]],
      [1, [800, 235, 1600], [800, 235, 1600]],
    ],
  },
  'rebar-separation': {
    turns: 0.8,
    shots: [
      [0.2, [300, 310, 560], [310, 310, 560]],
      [0.46, [730, 270, 560], [750, 270, 560]],
      [0.62, [860, 220, 300], [860, 220, 300]],
      [0.78, [1150, 330, 480], [1180, 330, 480]],
      [1, [800, 290, 1600], [800, 290, 1600]],
    ],
  },
  'al-raqama-section': {
    drawnUntil: 0.25,
    flow: { along: 'path[stroke="var(--d-water)"]', way: 1500 },
    shots: [
      [0.36, [800, 440, 1560], [800, 440, 1560]],
      [0.56, [400, 690, 560], [430, 690, 560]],
      [0.72, [1290, 610, 460], [1290, 610, 460]],
      [0.88, [1380, 240, 420], [1380, 240, 420]],
      [1, [800, 440, 1560], [800, 440, 1560]],
    ],
  },
};
