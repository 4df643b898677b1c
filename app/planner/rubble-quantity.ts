import type { Values } from './columns.ts';

export const constructions = ['frame', 'masonry', 'unknown'] as const;
export type Construction = (typeof constructions)[number];
export const damages = ['destroyed', 'severe', 'moderate'] as const;
export type Damage = (typeof damages)[number];
/** Severe and moderate damage becomes rubble only on demolition. */
export const states = ['demolished', 'lies'] as const;
export type State = (typeof states)[number];

/** A group of similar buildings. */
export interface BuildingRow {
  count: number;
  floors: number;
  /** Of one floor of one building, in m². */
  floorArea: number;
  construction: Construction;
  damage: Damage;
}

/** The rubble, stated in one of four ways. */
export type Quantity =
  | { by: 'buildings'; state: State; rows: readonly BuildingRow[] }
  | {
      by: 'area';
      hectares: number;
      /** Built-up share of the ground. */
      coveragePercent: number;
      floors: number;
      destroyedPercent: number;
      construction: Construction;
    }
  | { by: 'volume'; cubicMetres: number }
  | { by: 'tonnes'; tonnes: number };

export const ways = ['buildings', 'area', 'volume', 'tonnes'] as const satisfies readonly Quantity['by'][];
export type Way = (typeof ways)[number];

const squareMetresPerHectare = 10_000;

/**
 * The rubble in tonnes: Σ n·F·A·w·d for buildings, ha·10⁴·coverage·F·destroyed·w for an area, V·ρ for a volume.
 * Weights per m² and damage factors: content/planner-values.ts (Abdelnour & Roy 2025; Ministry of the Environment, Japan, 2018; FEMA 325 and 329).
 */
export function rubbleTonnes(quantity: Quantity, values: Values): number {
  switch (quantity.by) {
    case 'buildings':
      return quantity.rows.reduce((sum, row) => sum + rowTonnes(row, quantity.state, values), 0);
    case 'area': {
      const builtOn = quantity.hectares * squareMetresPerHectare * (quantity.coveragePercent / 100);
      return builtOn * quantity.floors * (quantity.destroyedPercent / 100) * values[quantity.construction];
    }
    case 'volume':
      return quantity.cubicMetres * values.density;
    case 'tonnes':
      return quantity.tonnes;
  }
}

function rowTonnes({ count, floors, floorArea, construction, damage }: BuildingRow, state: State, values: Values) {
  if (state === 'lies' && damage !== 'destroyed') return 0;
  return count * floors * floorArea * values[construction] * (values[damage] / 100);
}
