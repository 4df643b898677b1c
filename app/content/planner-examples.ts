/** The initial example, as a query in no particular language. Even its adverse case meets the deadline. */
export const exampleQuery = 'by=tonnes&t=20,000&months=12';

/** The accepted ranges of the amount and the deadline. */
export const plannerLimits = {
  /** The upper end of the largest estimate on this site, as in the carbon calculator. */
  tonnes: [0.01, 210_000_000],
  volume: [0.01, 150_000_000],
  months: [0.1, 600],
  trucks: [1, 10_000],
} as const;

/** The rubble of a concrete building of five floors; its tonnes with the ends of the range. */
export const exampleBuilding = { squareMetres: 400, tonnes: 2_400, range: [2_000, 3_000] } as const;
