import type { ClipName } from '../../app/content/clip-sizes.ts';

/** A place of the camera: at `time` (0 to 1) its picture is `width` sheet units wide around (x, y). Between places it glides. */
type Place = readonly [time: number, x: number, y: number, width: number];

/** How a drawing becomes a film of twelve seconds without a word, so that one file serves both languages. */
export interface Recipe {
  drawing: string;
  camera: readonly Place[];
  /** The drawing moves by itself: its `phase` runs from 0 to 1 this many times. */
  turns?: number;
  /** The drawing draws itself, from its start to its end, until this moment of the film (0 to 1). */
  drawnUntil?: number;
  /** Pipes and belts along which something flows: their selector, and the way in sheet units during the film. */
  flow?: { along: string; way: number };
}

/** Two places at the same time are a cut; a cut costs a fraction of what a glide costs in bytes. */
export const recipes: Record<ClipName, Recipe> = {
  'recycling-line': {
    drawing: 'recycling-line',
    turns: 0.5,
    camera: [
      [0, 330, 330, 620],
      [0.22, 350, 330, 620],
      [0.22, 640, 330, 440],
      [0.44, 640, 330, 440],
      [0.44, 1010, 440, 460],
      [0.66, 1010, 440, 460],
      [0.66, 1310, 440, 560],
      [0.82, 1310, 440, 560],
      [0.82, 800, 320, 1600],
      [1, 800, 320, 1600],
    ],
  },
  'haul-cycle': {
    drawing: 'haul-cycle',
    turns: 1,
    camera: [
      [0, 290, 150, 560],
      [0.26, 320, 150, 560],
      [0.26, 1330, 150, 520],
      [0.46, 1330, 150, 520],
      [0.46, 1390, 390, 400],
      [0.6, 1390, 390, 400],
      [0.6, 800, 385, 560],
      [0.8, 780, 385, 560],
      [0.8, 800, 249, 1600],
      [1, 800, 249, 1600],
    ],
  },
  'mobile-crusher': {
    drawing: 'mobile-crusher',
    drawnUntil: 0.36,
    turns: 0.6,
    camera: [
      [0, 800, 235, 1600],
      [0.4, 800, 235, 1600],
      [0.4, 780, 250, 640],
      [0.62, 800, 250, 640],
      [0.62, 330, 290, 560],
      [0.74, 350, 290, 560],
      [0.74, 1300, 330, 480],
      [0.86, 1290, 330, 480],
      [0.86, 800, 235, 1600],
      [1, 800, 235, 1600],
    ],
  },
  'rebar-separation': {
    drawing: 'rebar-separation',
    turns: 0.8,
    camera: [
      [0, 300, 310, 560],
      [0.2, 310, 310, 560],
      [0.2, 730, 270, 560],
      [0.46, 750, 270, 560],
      [0.46, 860, 220, 300],
      [0.62, 860, 220, 300],
      [0.62, 1150, 330, 480],
      [0.78, 1180, 330, 480],
      [0.78, 800, 290, 1600],
      [1, 800, 290, 1600],
    ],
  },
  'al-raqama-section': {
    drawing: 'al-raqama-section',
    drawnUntil: 0.25,
    flow: { along: 'path[stroke="var(--d-water)"]', way: 1500 },
    camera: [
      [0, 800, 440, 1560],
      [0.36, 800, 440, 1560],
      [0.36, 400, 690, 560],
      [0.56, 430, 690, 560],
      [0.56, 1290, 610, 460],
      [0.72, 1290, 610, 460],
      [0.72, 1380, 240, 420],
      [0.88, 1380, 240, 420],
      [0.88, 800, 440, 1560],
      [1, 800, 440, 1560],
    ],
  },
};
