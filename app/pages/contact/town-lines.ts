/**
 * Dortmund in a few lines, drawn by hand: enough to recognise the town, not to find a door. Pairs of longitude and
 * latitude, WGS 84, accurate to some 200 m.
 */
type Line = readonly (readonly [longitude: number, latitude: number])[];

/** The Emscher, from the south-east round the town to the north-west. */
export const river: Line = [
  [7.69, 51.491],
  [7.63, 51.487],
  [7.595, 51.489],
  [7.56, 51.4915],
  [7.53, 51.491],
  [7.506, 51.4895],
  [7.49, 51.487],
  [7.47, 51.488],
  [7.452, 51.488],
  [7.437, 51.4925],
  [7.424, 51.499],
  [7.417, 51.5075],
  [7.411, 51.517],
  [7.404, 51.528],
  [7.392, 51.539],
  [7.375, 51.548],
];
/** The canal from its port. */
export const canal: Line = [
  [7.444, 51.5235],
  [7.436, 51.5285],
  [7.425, 51.536],
  [7.412, 51.548],
];
/** Main roads: the first is the east-west axis (B 1). */
export const roads: readonly Line[] = [
  [
    [7.24, 51.489],
    [7.28, 51.491],
    [7.34, 51.4945],
    [7.381, 51.4955],
    [7.42, 51.4985],
    [7.465, 51.5015],
    [7.52, 51.5035],
    [7.56, 51.509],
    [7.6, 51.516],
    [7.69, 51.532],
  ],
  // North, past the ring, and south.
  [
    [7.476, 51.55],
    [7.472, 51.535],
    [7.468, 51.523],
    [7.4735, 51.514],
    [7.469, 51.5085],
    [7.467, 51.5015],
    [7.463, 51.486],
    [7.462, 51.47],
  ],
  // The eastern bypass.
  [
    [7.515, 51.55],
    [7.514, 51.53],
    [7.512, 51.515],
    [7.518, 51.5035],
    [7.521, 51.488],
    [7.522, 51.47],
  ],
  // The western motorway.
  [
    [7.35, 51.548],
    [7.366, 51.525],
    [7.378, 51.508],
    [7.381, 51.4955],
    [7.394, 51.482],
    [7.415, 51.47],
  ],
  // The old trade road, west and east of the ring.
  [
    [7.24, 51.505],
    [7.32, 51.508],
    [7.39, 51.511],
    [7.425, 51.511],
    [7.4575, 51.513],
    [7.4735, 51.514],
    [7.495, 51.5165],
    [7.53, 51.5195],
    [7.58, 51.527],
    [7.69, 51.546],
  ],
  // South-east to Hörde.
  [
    [7.4715, 51.511],
    [7.482, 51.504],
    [7.4985, 51.4925],
    [7.51, 51.484],
  ],
  // North-east and north-west.
  [
    [7.4735, 51.5155],
    [7.487, 51.524],
    [7.508, 51.535],
    [7.53, 51.55],
  ],
  [
    [7.459, 51.5185],
    [7.452, 51.527],
    [7.445, 51.54],
    [7.444, 51.55],
  ],
  // South-west.
  [
    [7.461, 51.5095],
    [7.455, 51.502],
    [7.445, 51.492],
    [7.432, 51.481],
    [7.425, 51.47],
  ],
];
/** The ring of boulevards in place of the town wall. */
export const ring: Line = [
  [7.459, 51.517],
  [7.466, 51.5185],
  [7.4715, 51.5175],
  [7.4735, 51.514],
  [7.4715, 51.511],
  [7.466, 51.5093],
  [7.46, 51.5098],
  [7.4575, 51.513],
  [7.459, 51.517],
];
/** Railways, through the main station. */
export const railways: readonly Line[] = [
  [
    [7.24, 51.474],
    [7.28, 51.482],
    [7.34, 51.497],
    [7.4, 51.509],
    [7.43, 51.5155],
    [7.4593, 51.5178],
    [7.475, 51.521],
    [7.51, 51.5245],
    [7.56, 51.533],
    [7.61, 51.545],
  ],
  [
    [7.475, 51.521],
    [7.482, 51.5165],
    [7.49, 51.5],
    [7.503, 51.4885],
    [7.53, 51.481],
    [7.56, 51.47],
  ],
];
/** The main station. */
export const station = [7.4593, 51.5178] as const;

/** The map's middle, and how far from it an office's address can be marked, in degrees. */
const middle = [7.4655, 51.514] as const;
const edge = { east: 0.06, north: 0.022 };

/** Units of the drawing for a degree: 70 units are a kilometre. */
const perDegree = [4849, 7784] as const;

/** A place on the drawing, seen from its middle. */
export const place = ([longitude, latitude]: readonly [number, number]): [x: number, y: number] => [
  Math.round((longitude - middle[0]) * perDegree[0]),
  Math.round((middle[1] - latitude) * perDegree[1]),
];

/** Whether the map shows a position well inside its edges; an office elsewhere needs another map. */
export const isOnMap = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude - middle[0]) <= edge.east && Math.abs(latitude - middle[1]) <= edge.north;

/** The path of a line; through rounded corners, as roads and rivers have. */
export function path(line: Line): string {
  const points = line.map(place);
  const between = points.slice(1).map(([x, y], index) => [(x + points[index]![0]) / 2, (y + points[index]![1]) / 2]);
  return `M${points[0]}L${between[0]}${points
    .slice(1, -1)
    .map((point, index) => `Q${point} ${between[index + 1]}`)
    .join('')}L${points.at(-1)}`;
}
