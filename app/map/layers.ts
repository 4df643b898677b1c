import { type AreaFigures, type AreaId, areaFigures, areaIds } from '../content/areas.ts';

/** What the map can be coloured by. `areas` shows where figures exist, the others in three steps of a figure. */
export const layerIds = ['areas', 'recycling', 'clearance', 'debris'] as const;
export type LayerId = (typeof layerIds)[number];
export type FigureLayer = Exclude<LayerId, 'areas'>;

/** 1 lowest, 3 highest, 0 no published figure. */
export type Step = 0 | 1 | 2 | 3;

/** Where the middle and the highest step of a layer begin, in the layer's own unit (percent, percent, tonnes). */
export const steps: Record<FigureLayer, readonly [middle: number, high: number]> = {
  recycling: [75, 85],
  clearance: [10, 25],
  debris: [1, 10_000_000],
};

/** The figure of a layer, `null` where nobody has published one. */
export function layerValue(layer: FigureLayer, figures: AreaFigures): number | null {
  switch (layer) {
    case 'recycling':
      return figures.recyclablePercent;
    case 'clearance':
      return figures.clearedPercent;
    case 'debris':
      return figures.debrisTonnes;
  }
}

/** The step of an area in a layer. */
export function step(layer: FigureLayer, id: AreaId): Step {
  const value = layerValue(layer, areaFigures[id]);
  if (value === null) return 0;
  const [middle, high] = steps[layer];
  if (value >= high) return 3;
  return value >= middle ? 2 : 1;
}

/** The steps that a layer's legend must explain, highest first. */
export const usedSteps = (layer: FigureLayer): Step[] =>
  ([3, 2, 1, 0] as const).filter((wanted) => areaIds.some((id) => step(layer, id) === wanted));
