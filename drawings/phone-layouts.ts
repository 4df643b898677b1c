/** A window on a sheet in units of the English sheet: x, y, width, height. */
export type Strip = readonly [x: number, y: number, width: number, height: number];

export interface Phone {
  /** In reading order; all of one width. Numbers and labels scale with it. */
  strips: readonly Strip[];
  /** A drawing in reading direction: the Arabic sheet is mirrored. */
  mirrored?: true;
}

/** The strips of a sheet on a phone (phone-strips.ts). A cut edge becomes a break line. */
export const phones: Record<string, Phone> = {
  'recycling-line': {
    strips: [
      [-30, 112, 800, 448],
      [785, 318, 800, 242],
    ],
    mirrored: true,
  },
  // To the wall behind the second gate.
  'steel-facade': { strips: [[0, 40, 464, 370]] },
  'sports-hall-section': {
    strips: [
      [0, 10, 800, 520],
      [800, 10, 800, 520],
    ],
  },
  'dairy-axonometric': { strips: [[214, 26, 936, 862]] },
  // The stack alone: its models put together are on the sheet.
  'bim-layers': { strips: [[-40, 78, 695, 908]], mirrored: true },
  // Five buildings, of which as large a share is destroyed as in the whole street.
  'crisis-skyline': { strips: [[204, 48, 718, 352]] },
  'al-houla-profile': {
    strips: [
      [0, 236, 840, 372],
      [760, 98, 840, 410],
    ],
    mirrored: true,
  },
  'al-raqama-section': {
    strips: [
      [30, 400, 800, 488],
      [800, 92, 800, 700],
    ],
    mirrored: true,
  },
  'adsorption-tank': {
    strips: [
      [0, 226, 850, 412],
      [750, 214, 850, 446],
    ],
    mirrored: true,
  },
  'facade-components': { strips: [[0, 0, 1600, 612]] },
  'facade-panel': { strips: [[20, 0, 1600, 970]] },
  'dairy-envelope': {
    strips: [
      [0, 10, 800, 800],
      [800, 170, 800, 350],
    ],
  },
  'sports-hall-roof': { strips: [[60, 0, 1540, 870]] },
  'al-houla-pump': {
    strips: [
      [160, 150, 1000, 740],
      [600, 0, 1000, 230],
    ],
    mirrored: true,
  },
  'al-raqama-pump': { strips: [[200, 0, 1040, 1000]], mirrored: true },
  'adsorption-isotherm': { strips: [[0, 0, 1600, 650]], mirrored: true },
  'partner-frame': {
    strips: [
      [0, -20, 800, 496],
      [800, -20, 800, 496],
    ],
    mirrored: true,
  },
  // The dump alone: the other scenes are words on a phone.
  'rubble-fates': { strips: [[1070, 166, 530, 412]], mirrored: true },
  'impact-section': {
    strips: [
      [0, 0, 800, 700],
      [800, 0, 800, 700],
    ],
    mirrored: true,
  },
};
