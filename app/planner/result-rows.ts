import type { plannerResults } from '../content/planner-results.ts';
import { scenarios } from './columns.ts';
import type { Column, Result } from './plan.ts';
import { ceil } from './rounding.ts';

export type RowId = keyof typeof plannerResults.rows;
type UnitId = keyof typeof plannerResults.units;
export type RowGroup = keyof typeof plannerResults.groups;

export interface ResultRow {
  id: RowId;
  unit: UnitId;
  /** Favourable, middle, unfavourable, unrounded; null if no trip fits into a day. */
  values: readonly (number | null)[];
}

interface RowRule {
  unit: UnitId;
  of: (column: Column) => number | null;
}

/** Whole working days, rounded up. */
const days = (value: number | null): number | null => (value === null ? null : ceil(value));

/** The results in display order: page, paper, message, CSV. */
const rules: Record<RowGroup, Partial<Record<RowId, RowRule>>> = {
  needs: {
    tonnes: { unit: 'tonne', of: (column) => column.tonnes },
    plants: { unit: 'count', of: (column) => column.plants },
    trucks: { unit: 'count', of: (column) => column.trucks },
    reserveTrucks: { unit: 'count', of: (column) => column.reserveTrucks },
    loaders: { unit: 'count', of: (column) => column.loaders },
    gateTonnes: { unit: 'tonneDay', of: (column) => column.gateTonnes },
    yardSquareMetres: { unit: 'squareMetre', of: (column) => column.yardSquareMetres },
  },
  pace: {
    duration: { unit: 'days', of: (column) => days(column.duration) },
    haulDays: { unit: 'days', of: (column) => days(column.stages.haul) },
    crushDays: { unit: 'days', of: (column) => days(column.stages.crush) },
    loadDays: { unit: 'days', of: (column) => days(column.stages.load) },
  },
  haul: {
    plantDays: { unit: 'plantDays', of: (column) => column.plantDays },
    payload: { unit: 'tonne', of: (column) => column.payload },
    loads: { unit: 'count', of: (column) => column.loads.plant + column.loads.landfill },
    truckKilometres: { unit: 'kilometre', of: (column) => column.truckKilometres },
    dieselLitres: { unit: 'litre', of: (column) => column.dieselLitres },
  },
  out: {
    aggregate: { unit: 'tonne', of: (column) => column.aggregate },
    recoveredSteel: { unit: 'tonne', of: (column) => column.recoveredSteel },
    remainder: { unit: 'tonne', of: (column) => column.remainder },
  },
  uses: {
    roadKilometres: { unit: 'kilometre', of: (column) => column.roadKilometres },
    blocks: { unit: 'piece', of: (column) => column.blocks },
  },
  carbon: {
    saved: { unit: 'carbon', of: (column) => column.savedCarbon / 1_000 },
    savedWithoutSteel: { unit: 'carbon', of: (column) => column.savedCarbonWithoutSteel / 1_000 },
  },
};

export interface RowsOfGroup {
  group: RowGroup;
  rows: readonly ResultRow[];
}

export function resultRows(result: Result): RowsOfGroup[] {
  return (Object.keys(rules) as RowGroup[]).map((group) => ({
    group,
    rows: Object.entries(rules[group]).map(([id, { unit, of }]) => ({
      id: id as RowId,
      unit,
      values: scenarios.map((scenario) => of(result.columns[scenario])),
    })),
  }));
}
