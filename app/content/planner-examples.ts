/** The initial example, as a query in no particular language. */
export const exampleQuery = 'by=tonnes&t=100,000&months=12&plant-km=8';

/** The accepted ranges of the amount and the deadline. */
export const plannerLimits = {
  /** The upper end of the largest estimate on this site, as in the carbon calculator. */
  tonnes: [0.01, 210_000_000],
  volume: [0.01, 150_000_000],
  months: [0.1, 600],
} as const;
