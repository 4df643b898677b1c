import { type AreaFigures, type AreaId, areaFigures, areaIds } from '../content/areas.ts';
import type { Format } from '../language/format.ts';

/** The three-step layers: where the middle and the highest step begin, in the figure's unit. */
export const figureLayers = {
  recycling: { figure: 'recyclablePercent', steps: [75, 85] },
  clearance: { figure: 'clearedPercent', steps: [10, 25] },
  debris: { figure: 'debrisTonnes', steps: [1, 10_000_000] },
} as const;

export type FigureLayer = keyof typeof figureLayers;
export const figureLayerIds = Object.keys(figureLayers) as FigureLayer[];

/** 1 lowest, 3 highest, 0 no published figure. */
export type Step = 0 | 1 | 2 | 3;

/** A layer's figure of an area, `null` if unpublished. */
export const layerValue = (layer: FigureLayer, figures: AreaFigures): number | null =>
  figures[figureLayers[layer].figure]?.value ?? null;

/** `85%`, `10 million tonnes`. */
export const layerWords = (layer: FigureLayer, value: number, format: Format): string =>
  layer === 'debris' ? format.quantity(value, 'tonne') : format.percent(value);

/** An area's step in a layer. */
export function step(layer: FigureLayer, id: AreaId): Step {
  const value = layerValue(layer, areaFigures[id]);
  if (value === null) return 0;
  const [middle, high] = figureLayers[layer].steps;
  if (value >= high) return 3;
  return value >= middle ? 2 : 1;
}

/** The steps in a layer's legend, highest first. */
export const usedSteps = (layer: FigureLayer): Step[] =>
  ([3, 2, 1, 0] as const).filter((wanted) => areaIds.some((id) => step(layer, id) === wanted));
