import { plannerLimits } from '../content/planner-examples.ts';
import { plannerForm } from '../content/planner-form.ts';
import { plannerValues, type ValueId, valueIds } from '../content/planner-values.ts';
import type { Language } from '../content/text.ts';
import { fill, formats } from '../language/format.ts';
import { parseAmount, type Rule, refusalText, type Refusal as Unreadable } from '../language/read-number.ts';
import { columnValues, type Values } from './columns.ts';
import { type Plan, tonnesOf, type Way, workDaysOf } from './plan.ts';

/** Why values that are each valid do not go together. */
interface Conflict {
  conflict: keyof typeof plannerForm.refusals;
  from?: number;
  to: number;
}
export type Refusal = (Unreadable & { rule: Rule }) | Conflict;
/** By field name. */
export type Refusals = Record<string, Refusal>;
export type ReadPlan = { plan: Plan; refused?: undefined } | { plan?: undefined; refused: Refusals };

/** Whether a query contains a plan. */
export const asksPlan = (params: URLSearchParams): boolean => params.has('by');

const ruleOf = (unit: Rule['unit'], [min, max]: readonly [number, number], more?: Partial<Rule>): Rule => ({
  unit,
  min,
  max,
  ...more,
});

const amountRules: Record<Way, Rule> = {
  tonnes: ruleOf('tonne', plannerLimits.tonnes),
  volume: ruleOf('cubicMetre', plannerLimits.volume),
};

const fleetRule = ruleOf('truck', plannerLimits.trucks, { whole: true });
export const longestTown = 60;

function valueRule(id: ValueId): Rule {
  const { accepts, unit, whole } = plannerValues.table[id];
  const name = unit.en === '%' ? 'percent' : unit.en === 'km' ? 'kilometre' : 'plain';
  return ruleOf(name, accepts, { shown: unit, zero: true, whole });
}

/**
 * Reads a plan from a query or a form. The amount is `amount`, or in an address `t` or `m3`. A unit that was typed beside
 * it counts more than the chosen one.
 */
export function readPlan(params: URLSearchParams): ReadPlan {
  const refused: Refusals = {};
  const read = (name: string, typed: string, rule: Rule): number => {
    const { value = 0, refusal } = parseAmount(typed, rule);
    if (refusal) refused[name] = { ...refusal, rule };
    return value;
  };
  const chosen: Way = params.get('by') === 'volume' ? 'volume' : 'tonnes';
  const other: Way = chosen === 'volume' ? 'tonnes' : 'volume';
  const typed = amountIn(params);
  const isOther =
    parseAmount(typed, amountRules[chosen]).refusal?.reason === 'word' &&
    !parseAmount(typed, amountRules[other]).refusal;
  const by = isOther ? other : chosen;
  const amount = read('amount', typed, amountRules[by]);
  const months = read('months', params.get('months') ?? '12', ruleOf('month', plannerLimits.months));
  const changed: Partial<Values> = {};
  for (const id of valueIds) {
    const typed = params.get(id)?.trim();
    if (!typed) continue;
    const value = read(id, typed, valueRule(id));
    // A haul that somebody typed is no assumption, whatever it is.
    if (value !== plannerValues.table[id].usual || id === 'plant-km') changed[id] = value;
  }
  const [fleet, town] = ['trucks', 'town'].map((name) => params.get(name)?.replace(/\s+/g, ' ').trim());
  const trucks = fleet ? read('trucks', fleet, fleetRule) : undefined;
  const plan = {
    ...{ by, amount, months, changed },
    ...(trucks !== undefined && { trucks }),
    ...(town && { town: town.slice(0, longestTown) }),
  };
  if (Object.keys(refused).length === 0) refuseTogether(plan, refused);
  return Object.keys(refused).length > 0 ? { refused } : { plan };
}

/** The amount as it was typed, or as the address has it. */
export const amountIn = (params: URLSearchParams): string =>
  params.get('amount') ?? params.get(params.get('by') === 'volume' ? 'm3' : 't') ?? '';

/** Refuses combinations of values that are each valid. */
function refuseTogether(plan: Plan, refused: Refusals): void {
  const values = columnValues('middle', plan.changed);
  const [, most] = plannerLimits.tonnes;
  if (tonnesOf(plan, values) > most) refused.amount = { conflict: 'much', to: most };
  if (workDaysOf(plan.months, values) <= 0)
    refused.months = { conflict: 'deadline', from: plan.months * values.days, to: values.before };
  if (values.hours * values.shifts > 24) refused.hours = { conflict: 'day', to: 24 / values.shifts };
}

/** The message for a refused field. */
export function refusalSentence(refusal: Refusal, language: Language): string {
  if (!('conflict' in refusal)) return refusalText(refusal, refusal.rule, language);
  const { exact } = formats[language];
  const { conflict, from = 0, to } = refusal;
  return fill(plannerForm.refusals[conflict][language], { from: exact(from), to: exact(to) });
}
