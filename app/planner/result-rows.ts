import type { plannerResults } from '../content/planner-results.ts';
import { roundToThree } from '../language/format.ts';
import { ceil } from './calculate.ts';
import { scenarios } from './columns.ts';
import type { Column, Result } from './plan.ts';

export type RowId = keyof typeof plannerResults.rows;
/** A count has no unit. */
export type UnitId = keyof typeof plannerResults.units | 'count';
export type RowGroup = keyof typeof plannerResults.groups;

export interface ResultRow {
  id: RowId;
  unit: UnitId;
  /** Favourable, middle, adverse, unrounded but for whole days; null if no trip fits into a day. */
  values: readonly (number | null)[];
}

type RowRule = [unit: UnitId, of: (column: Column) => number | null];

/** Whole working days, rounded up. */
const days = (value: number | null): number | null => (value === null ? null : ceil(value));

/** The results in display order: page, paper, message. */
const rules: Record<RowGroup, Partial<Record<RowId, RowRule>>> = {
  needs: {
    tonnes: ['tonne', (column) => column.tonnes],
    plants: ['count', (column) => column.plants],
    trucks: ['count', (column) => column.trucks],
    reserveTrucks: ['count', (column) => column.reserveTrucks],
    loaders: ['count', (column) => column.loaders],
    gateTonnes: ['tonneDay', (column) => column.gateTonnes],
    yardSquareMetres: ['squareMetre', (column) => column.yardSquareMetres],
  },
  pace: {
    duration: ['days', (column) => days(column.duration)],
    loadDays: ['days', (column) => days(column.days.load)],
    haulDays: ['days', (column) => days(column.days.haul)],
    crushDays: ['days', (column) => days(column.days.crush)],
  },
  haul: {
    payload: ['tonne', (column) => column.payload],
    loads: ['count', (column) => column.loads],
    truckKilometres: ['kilometre', (column) => column.truckKilometres],
    dieselLitres: ['litre', (column) => column.dieselLitres],
  },
  out: {
    aggregate: ['tonne', (column) => column.aggregate],
    roadKilometres: ['kilometre', (column) => column.roadKilometres],
    blocks: ['count', (column) => roundToThree(column.blocks)],
    recoveredSteel: ['tonne', (column) => column.recoveredSteel],
    remainder: ['tonne', (column) => column.remainder],
  },
  carbon: {
    saved: ['carbon', (column) => column.saved / 1_000],
    savedWithoutSteel: ['carbon', (column) => column.savedWithoutSteel / 1_000],
  },
};

export interface RowsOfGroup {
  group: RowGroup;
  rows: readonly ResultRow[];
}

export function resultRows(result: Result): RowsOfGroup[] {
  return (Object.keys(rules) as RowGroup[]).map((group) => ({
    group,
    rows: Object.entries(rules[group]).map(([id, [unit, of]]) => ({
      id: id as RowId,
      unit,
      values: scenarios.map((scenario) => of(result.columns[scenario])),
    })),
  }));
}
