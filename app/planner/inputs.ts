import { defaultMonths, plannerLimits as limits } from '../content/planner-examples.ts';
import { plannerValues, valueIds } from '../content/planner-values.ts';
import { columnValues, type Values } from './columns.ts';
import { type FieldReader, fieldReader, type Refusals } from './field-reader.ts';
import { maxDays, maxWeights, measuredBy } from './measured.ts';
import { type Plan, workDaysOf } from './plan.ts';
import {
  type BuildingRow,
  constructions,
  damages,
  type Quantity,
  rubbleTonnes,
  states,
  ways,
} from './rubble-quantity.ts';

export type ReadPlan = { plan: Plan; refused?: undefined } | { plan?: undefined; refused: Refusals };

/** Characters of a town's or site's name. */
export const longestPlace = 80;

/** Whether a query contains a plan. */
export const asksPlan = (params: URLSearchParams): boolean => params.has('by');

/** The home page sends an `amount` with a unit; renames it to the unit's field. */
export function amountByUnit(params: URLSearchParams): URLSearchParams {
  const amount = params.get('amount');
  if (amount === null) return params;
  const named = new URLSearchParams(params);
  named.delete('amount');
  named.set(params.get('by') === 'volume' ? 'm3' : 't', amount);
  return named;
}

const oneOf = <Name extends string>(names: readonly Name[], given: string | null | undefined): Name =>
  names.find((name) => name === given) ?? names[0]!;

/** Reads a plan from a query or a form. Refusals are keyed by field, in rows by field and index: `m2-0`. */
export function readPlan(params: URLSearchParams): ReadPlan {
  const refused: Refusals = {};
  const read = fieldReader(params, refused);
  const quantity = readQuantity(params, read);
  const own: Partial<Values> = {};
  for (const id of valueIds) {
    const { usual, accepts, whole } = plannerValues.table[id];
    if (params.get(id) === null) continue;
    const value = read.one(id, { accepts, whole });
    if (value !== undefined && value !== usual) own[id] = value;
  }
  const months = params.has('months')
    ? (read.one('months', { accepts: limits.months }) ?? defaultMonths)
    : defaultMonths;
  const place = params
    .get('place')
    ?.replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestPlace);
  const plan: Plan = {
    ...(place && { place }),
    quantity,
    months,
    machines: {
      plants: read.optional('plants', { accepts: limits.plants, whole: true }),
      trucks: read.optional('trucks', { accepts: limits.trucks, whole: true }),
      loaders: read.optional('loaders', { accepts: limits.loaders, whole: true }),
    },
    gateTonnes: read.optional('gate', { accepts: limits.gate }),
    calibration: {
      weights: read.list('weights', { accepts: limits.weights, max: maxWeights }),
      crusherHours: read.list('crusher-hours', { accepts: limits['crusher-hours'], max: maxDays }),
      crushedTonnes: read.optional('crushed', { accepts: limits.crushed }),
    },
    own,
  };
  if (Object.keys(refused).length === 0) refuseTogether(plan, refused);
  return Object.keys(refused).length > 0 ? { refused } : { plan };
}

function readQuantity(params: URLSearchParams, read: FieldReader): Quantity {
  const by = oneOf(ways, params.get('by'));
  const number = (name: 'ha' | 'built' | 'storeys' | 'gone' | 'm3' | 't') =>
    read.one(name, { accepts: limits[name] }) ?? 0;
  switch (by) {
    case 'buildings':
      return { by, state: oneOf(states, params.get('state')), rows: readRows(params, read) };
    case 'area':
      return {
        by,
        hectares: number('ha'),
        coveragePercent: number('built'),
        floors: number('storeys'),
        destroyedPercent: number('gone'),
        construction: oneOf(constructions, params.get('fabric')),
      };
    case 'volume':
      return { by, cubicMetres: number('m3') };
    case 'tonnes':
      return { by, tonnes: number('t') };
  }
}

/** Rows without any number are left out. */
function readRows(params: URLSearchParams, read: FieldReader): BuildingRow[] {
  const columns = (['n', 'f', 'm2'] as const).map((name) => params.getAll(name));
  const [types, kinds] = [params.getAll('type'), params.getAll('damage')];
  const rows: BuildingRow[] = [];
  const count = Math.min(limits.rows, Math.max(...columns.map((column) => column.length)));
  for (let row = 0; row < count; row++) {
    const [n = '', f = '', m2 = ''] = columns.map((column) => column[row]);
    if ((n + f + m2).trim() === '') continue;
    rows.push({
      count: read.typed(`n-${row}`, n, { accepts: limits.n, whole: true }) ?? 0,
      floors: read.typed(`f-${row}`, f, { accepts: limits.f, whole: true }) ?? 0,
      floorArea: read.typed(`m2-${row}`, m2, { accepts: limits.m2 }) ?? 0,
      construction: oneOf(constructions, types[row]),
      damage: oneOf(damages, kinds[row]),
    });
  }
  if (rows.length === 0) read.refuse('n-0', { reason: 'rows' });
  return rows;
}

/** The field with the amount. */
const amountField = { buildings: 'n-0', area: 'ha', volume: 'm3', tonnes: 't' } as const;

/** Refuses combinations of values that are each valid. */
function refuseTogether(plan: Plan, refused: Refusals): void {
  const values = columnValues('middle', plan.own);
  const tonnes = rubbleTonnes(plan.quantity, values);
  const amount = amountField[plan.quantity.by];
  if (tonnes <= 0) refused[amount] = { reason: 'nothing' };
  if (tonnes > limits.tonnes) refused[amount] = { reason: 'much', to: limits.tonnes };
  if (workDaysOf(plan.months, values) <= 0)
    refused.months = { reason: 'deadline', from: plan.months * values.days, to: values.before };
  if (values.hours * values.shifts > 24) refused.hours = { reason: 'day', to: 24 / values.shifts };
  const { crusherHours, crushedTonnes } = plan.calibration;
  if (crusherHours.length > 0 && crushedTonnes === undefined) refused.crushed = { reason: 'pair' };
  if (crusherHours.length === 0 && crushedTonnes !== undefined) refused['crusher-hours'] = { reason: 'pair' };
  const { tonnesPerHour } = measuredBy(plan.calibration);
  if (tonnesPerHour !== undefined && tonnesPerHour > values.rated)
    refused.crushed = { reason: 'rated', from: tonnesPerHour, to: values.rated };
}
