/** Sheet units per metre. */
export const u = 44;

/** Levels and edges of the two tanks on the sheet; all schematic. */
export const ground = 352;
export const crest = 312;

export const aeration = { left: 196, right: 1000, water: 334, floor: 562 } as const;

export const settling = { left: 1096, right: 1512, water: 344, wall: 470, floor: 566, centre: 1304 } as const;

/** Sampling points: in, tank, out, return. */
export const samplingPoints = [
  [128, 470],
  [746, 430],
  [1466, 402],
  [1056, 606],
] as const;

/** The bottom of the sheet, below the sludge pipe. */
export const height = 672;

/** Axis of the return sludge pipe. */
export const returnAxis = 626;
