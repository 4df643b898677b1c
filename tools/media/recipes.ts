import type { ClipName } from '../../app/content/clip-sizes.ts';

/** A place of the camera: at `time` (0 to 1) its picture is `width` sheet units wide around (x, y). Between places it glides. */
type Place = readonly [time: number, x: number, y: number, width: number];

/** How a drawing becomes a film of twelve seconds without a word, so that one file serves both languages. */
export interface Recipe {
  drawing: string;
  camera: readonly Place[];
  /** The moment of the still that stands for the film in lists (0 to 1). */
  still: number;
  /** The drawing moves by itself: its `phase` runs from 0 to 1 this many times. */
  turns?: number;
  /** The drawing draws itself during this part of the film (0 to 1): across the sheet, or in the order in which it is painted. */
  drawn?: { until: number; by: 'sheet' | 'order' };
  /** Pipes and belts along which something flows: their selector, and the way in sheet units during the film. */
  flow?: { along: string; way: number };
}

/** Two places at the same time are a cut; a cut costs a fraction of what a glide costs in bytes. */
export const recipes: Record<ClipName, Recipe> = {
  'recycling-line': {
    drawing: 'recycling-line',
    still: 0.1,
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
  'mobile-crusher': {
    drawing: 'mobile-crusher',
    still: 0.5,
    drawn: { until: 0.4, by: 'sheet' },
    camera: [
      [0, 800, 235, 1600],
      [0.42, 800, 235, 1600],
      [0.42, 780, 250, 640],
      [0.62, 800, 250, 640],
      [0.62, 330, 290, 560],
      [0.74, 350, 290, 560],
      [0.74, 1300, 330, 480],
      [0.86, 1290, 330, 480],
      [0.86, 800, 235, 1600],
      [1, 800, 235, 1600],
    ],
  },
  magnet: {
    drawing: 'recycling-line',
    still: 0.2,
    turns: 0.5,
    camera: [
      [0, 760, 420, 560],
      [0.35, 760, 420, 560],
      [0.35, 740, 390, 260],
      [0.7, 740, 390, 260],
      [0.7, 740, 490, 260],
      [1, 740, 490, 260],
    ],
  },
  'al-raqama-section': {
    drawing: 'al-raqama-section',
    still: 0.48,
    drawn: { until: 0.25, by: 'sheet' },
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
  'dairy-axonometric': {
    drawing: 'dairy-axonometric',
    still: 0.95,
    drawn: { until: 0.7, by: 'order' },
    camera: [
      [0, 820, 470, 1500],
      [0.74, 820, 470, 1500],
      [0.74, 900, 520, 560],
      [0.86, 900, 520, 560],
      [0.86, 820, 470, 1500],
      [1, 820, 470, 1500],
    ],
  },
};
