/** The initial example, as a query in no particular language. */
export const exampleQuery = 'by=tonnes&t=100,000&months=12&plant-km=8';

/** A plan by buildings with machines at hand, for checking the method. */
export const neighbourhoodQuery =
  'by=buildings&state=demolished' +
  '&n=60&f=4&m2=220&type=frame&damage=destroyed' +
  '&n=40&f=3&m2=180&type=frame&damage=severe' +
  '&n=20&f=5&m2=300&type=masonry&damage=moderate' +
  '&months=12&plants=1&trucks=5&loaders=1';

/** The plan behind the World Bank's figures for Aleppo city; its figures imply 15 km both ways. */
export const publishedPlan = {
  query: 'by=tonnes&t=14900000&months=72&rated=200&shifts=2&before=90&plant-km=15&landfill-km=15',
  tonnes: 14_900_000,
  months: 72,
  kilometres: 15,
  year: 2017,
  truckKilometres: 26_000_000,
} as const;

/** The default deadline, in months. */
export const defaultMonths = 12;

/** The accepted ranges of inputs that are not in the table of values. */
export const plannerLimits = {
  /** The upper end of the largest estimate on this site, as in the carbon calculator. */
  tonnes: 210_000_000,
  rows: 12,
  n: [1, 1_000_000],
  f: [1, 100],
  m2: [1, 100_000],
  ha: [0.01, 1_000_000],
  built: [0.1, 100],
  storeys: [0.1, 100],
  gone: [0.1, 100],
  m3: [0.01, 150_000_000],
  t: [0.01, 210_000_000],
  months: [0.1, 600],
  plants: [1, 10_000],
  trucks: [1, 100_000],
  loaders: [1, 10_000],
  gate: [1, 10_000_000],
  /** One load, in tonnes. */
  weights: [0.5, 60],
  /** Per day. */
  'crusher-hours': [0.1, 24],
  crushed: [0.1, 100_000],
} as const;
