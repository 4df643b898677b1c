/** The figure that the hall is laid out from. */
export interface HallFigures {
  squareMetres: number;
}

/** The hall in metres, laid out from its area: a square plan with the court, stands on one side of it. */
export interface Hall {
  /** Across the court, as the section cuts it. */
  width: number;
  /** Along the court. */
  length: number;
  /** The x where each zone of the section begins, from the entrance side. */
  stands: number;
  field: number;
  wing: number;
  /** Steps of the stands: schematic, because their number is unknown. */
  rows: number;
}

/** Handball court with its run-off: the standard 20 by 40 m. */
export const court = { width: 20, length: 40, margin: 2 } as const;
/** One row of the stands: depth, rise to the next, height of the first. */
export const row = { depth: 0.85, rise: 0.42, first: 0.6 } as const;
const wingDepth = 9.5;
/** Heights of the hall, all schematic. */
export const heights = { foyer: 7.2, wing: 7.4, eaves: 9.2, rise: 1.9, girder: 1.2, gallery: 3.6 } as const;

/** The edge of the upper foyer, which leads to the stands. */
export const galleryEdge = 2.8;

export function layHall({ squareMetres }: HallFigures): Hall {
  const width = Math.sqrt(squareMetres);
  const length = squareMetres / width;
  const rows = 10;
  const wing = width - wingDepth;
  const field = wing - court.width - 2 * court.margin;
  return { width, length, wing, field, stands: field - rows * row.depth, rows };
}
