/** The ground of a drawing: the sheet's paper, or the ink of a dark band. */
export type Ground = 'paper' | 'ink';

type Meaning = keyof typeof paper;

/**
 * Colours by meaning: the site's own (app/styles/colours.css) and material colours, which only drawings use. A dark
 * band shows the drawing in inverted colours.
 */
const paper = {
  ink: __COLOURS__.ink,
  ink2: __COLOURS__.ink2,
  paper: __COLOURS__.paper,
  paper2: __COLOURS__.paper2,
  accent: __COLOURS__.accent,
  soft: __COLOURS__.accentSoft,
  steel: __COLOURS__.steel,
  steel2: __COLOURS__.inkSoft,
  concrete: '#d8d3c7',
  water: __COLOURS__.water,
  water2: '#d5e2e6',
  sand: '#d9c29a',
  green: __COLOURS__.building,
};

const ink: Record<Meaning, string> = {
  ink: __COLOURS__.paper,
  ink2: __COLOURS__.ink3,
  paper: __COLOURS__.ink,
  paper2: '#22343e',
  accent: __COLOURS__.accentNight,
  soft: '#5b3a32',
  steel: __COLOURS__.ink3,
  steel2: '#3a4d57',
  concrete: '#22343e',
  water: '#6fa9c2',
  water2: '#24414f',
  sand: '#5e5a4c',
  green: '#8fa87a',
};

export const palettes: Record<Ground, Record<Meaning, string>> = { paper, ink };

/** A colour in a drawing, by its meaning: ../svg.ts writes the value for the ground of each file. */
export const swatch = (meaning: Meaning): string => `var(--d-${meaning},${paper[meaning]})`;

/** Replaces a swatch by its value on a ground; leaves other text unchanged. */
export function resolveSwatch(value: string, ground: Ground): string {
  const meaning = /^var\(--d-(\w+),/.exec(value)?.[1] as Meaning | undefined;
  return meaning ? palettes[ground][meaning] : value;
}
