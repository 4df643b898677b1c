import type { ProjectName } from '../../app/content/shared/project-list.ts';
import { round } from '../kit/geometry.ts';

export interface Figures {
  rubbleCubicMetres: number;
  dairySquareMetres: number;
  hallSquareMetres: number;
  lengthMetres: number;
  heightMetres: number;
  concreteCubicMetres: number;
  headMetres: number;
  pipeKilometres: number;
}

/** Sheet units per metre. */
export const unit = 1.8;

type Place = readonly [x: number, ground: number];

/** Where things stand: in one row, or in three rows of 390 m, a metre for each pixel of a phone. */
const places = {
  sheet: {
    box: [0, 12, 1600, 384],
    person: [332, 268],
    rubble: [71, 268],
    dairy: [346, 268],
    hall: [542, 268],
    facade: [742, 268],
    concrete: [1142, 268],
    head: [1452, 268],
  },
  phone: {
    box: [0, 0, 702, 958],
    person: [294, 254],
    rubble: [36, 254],
    dairy: [306, 254],
    hall: [502, 254],
    facade: [36, 544],
    concrete: [436, 544],
    head: [36, 824],
  },
} as const satisfies Record<string, { box: readonly number[] } & Record<string, readonly number[]>>;

export type Fold = keyof typeof places;

/** A thing on its ground line, in sheet units; its project's page is behind it. */
export interface Thing {
  project: ProjectName;
  x: number;
  ground: number;
  width: number;
  height: number;
}

/** Everything on the sheet, from the reading side. */
export function layOut(figures: Figures, fold: Fold) {
  const { box, person, ...at } = places[fold];
  const thing = (project: ProjectName, [x, ground]: Place, width: number, height = width): Thing => ({
    project,
    x,
    ground,
    width: round(width * unit),
    height: round(height * unit),
  });
  return {
    box,
    person,
    things: {
      rubble: thing('recycling', at.rubble, Math.cbrt(figures.rubbleCubicMetres)),
      dairy: thing('dairy-building', at.dairy, Math.sqrt(figures.dairySquareMetres)),
      hall: thing('sports-hall', at.hall, Math.sqrt(figures.hallSquareMetres)),
      facade: thing('thyssen-fba10', at.facade, figures.lengthMetres, figures.heightMetres),
      concrete: thing('thyssen-fba10', at.concrete, Math.cbrt(figures.concreteCubicMetres)),
      // As far as the words go.
      head: thing('water-treatment-al-raqama', at.head, 80, figures.headMetres),
    },
  };
}
