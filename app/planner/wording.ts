import { planner } from '../content/planner.ts';
import { plannerResults as words } from '../content/planner-results.ts';
import { plannerValues, type ValueId, valueIds } from '../content/planner-values.ts';
import { byLanguage, type Language } from '../content/text.ts';
import { fill, formats, roundToThree } from '../language/format.ts';
import { ceil } from './calculate.ts';
import { columnValues } from './columns.ts';
import { type Fleet, fleetOf } from './fleet.ts';
import { type Plan, type Result, type Stage, stages } from './plan.ts';
import type { UnitId } from './result-rows.ts';

/** A result as shown: counts and days exact, others with three significant digits. */
export function showResult(value: number | null, unit: UnitId, language: Language): string {
  if (value === null) return words.impossible[language];
  const { exact } = formats[language];
  return exact(unit === 'count' || unit === 'days' ? value : roundToThree(value));
}

/** The result in words. */
export interface Verdict {
  /** "241 working days"; undefined if no number of machines is enough. */
  duration?: string;
  /** "Within the deadline". */
  status: string;
  met: boolean;
  /** What is left of the deadline, and the bottleneck; or why it is impossible. */
  sentence: string;
  /** The same machines in the adverse case. */
  unfavourable?: string;
}

const machineUnits = { crush: 'plant', haul: 'truck', load: 'loader' } as const;

/** The middle column's result, which meets the deadline by its number of machines. */
export function verdictOf(plan: Plan, result: Result, language: Language): Verdict {
  const { middle } = result.columns;
  const { quantity } = formats[language];
  if (middle.duration === null) {
    const reason = words[middle.days.haul === null ? 'noTrip' : 'noLoad'][language];
    const minutes = formats[language].exact(roundToThree(middle.tripMinutes));
    return { status: words.status.impossible[language], met: false, sentence: fill(reason, { minutes }) };
  }
  const days = ceil(middle.duration);
  const fleet = fleetOf(plan, result);
  const left = Math.floor(result.deadlineDays) - days;
  const status = fleet?.enough ? 'late' : left > 0 ? 'inTime' : 'onTime';
  const kind = status === 'inTime' && left < columnValues('middle', plan.changed).days ? 'few' : status;
  const until = fill(words.until[kind][language], { left: quantity(Math.abs(left), 'workingDay') });
  return {
    duration: quantity(days, 'workingDay'),
    status: words.status[status][language],
    met: status !== 'late',
    sentence: [
      until,
      words.bottleneck[middle.bottleneck][language],
      ...(fleet ? fleetWords(fleet, language) : []),
    ].join(' '),
    unfavourable: badRun(result, language),
  };
}

/** What more trucks would save, and of a late plan the two nearest ways that are not. */
function fleetWords({ trucks, more, enough }: Fleet, language: Language): string[] {
  const { quantity } = formats[language];
  const fleetSentence = fill(words.fleet[more ? 'more' : 'none'][language], {
    trucks: quantity(trucks, 'truck'),
    more: quantity(more?.trucks ?? 0, 'truck'),
    days: quantity(more?.days ?? 0, 'workingDay'),
  });
  if (!enough) return [fleetSentence];
  const ways = { trucks: quantity(enough.trucks, 'truck'), months: quantity(enough.months, 'month') };
  return [fill(words.fleet.enough[language], ways), fleetSentence];
}

/** The adverse column's result for the deadline, and the machines that it would need. */
function badRun({ columns: { unfavourable }, workDays }: Result, language: Language): string {
  const { duration, days } = unfavourable;
  const { quantity, list } = formats[language];
  if (duration === null) return words.badRun.impossible[language];
  const needed: Record<Stage, number> = {
    haul: unfavourable.trucks ?? 0,
    crush: unfavourable.plants,
    load: unfavourable.loaders ?? 0,
  };
  const lacking = stages.filter((stage) => (days[stage] ?? 0) > workDays);
  return fill(words.badRun[lacking.length > 0 ? 'late' : 'inTime'][language], {
    days: quantity(ceil(duration), 'workingDay'),
    list: list(lacking.map((stage) => quantity(needed[stage], machineUnits[stage]))),
  });
}

/** What a plan is calculated with: its amount as it was understood, deadline, share and distances. */
export function basisOf({ by, amount, months, changed }: Plan, language: Language) {
  const { quantity, percent, exact, unit } = formats[language];
  const values = columnValues('middle', changed);
  const haul = (id: 'plant-km' | 'landfill-km') => {
    const distance = quantity(values[id], 'kilometre');
    return changed[id] === undefined ? fill(words.assumed[language], { haul: distance }) : distance;
  };
  return {
    // All its digits: `quantity` would round, and count in millions.
    amount: `${exact(amount)}\u00a0${unit(amount < 1_000_000 ? amount : 100, by === 'volume' ? 'cubicMetre' : 'tonne')}`,
    months: quantity(months, 'month'),
    share: percent(values.share),
    plant: haul('plant-km'),
    landfill: haul('landfill-km'),
  };
}

/** Title and description of a shared plan in messaging apps. */
export const sharedMeta = (plan: Plan, result: Result) => ({
  title: byLanguage((language) => fill(planner.shared.title[language], basisOf(plan, language))),
  description: byLanguage((language) => resultSentence(plan, result, language)),
});

/** A plan's question and answer in one sentence. */
export function resultSentence(plan: Plan, result: Result, language: Language): string {
  const { quantity } = formats[language];
  const { plants, reserveTrucks } = result.columns.middle;
  const { duration, sentence } = verdictOf(plan, result, language);
  const basis = basisOf(plan, language);
  return fill(planner.shared[duration ? (plan.trucks ? 'fleet' : 'sentence') : 'impossible'][language], {
    ...basis,
    distance: basis.plant,
    reason: sentence,
    plants: quantity(plants, 'plant'),
    service: quantity(result.machines.haul, 'truck'),
    reserve: quantity(reserveTrucks ?? 0, 'oneOfMany'),
    duration: duration ?? '',
  });
}

/** An input in words: label and value. */
export type Line = readonly [label: string, value: string];

/** A value of the table with its unit; no space before a percent sign. */
export function valueWithUnit(id: ValueId, value: number, language: Language): string {
  const { unit } = plannerValues.table[id];
  const { percent, exact } = formats[language];
  return unit.en === '%' ? percent(value) : `${exact(value)}\u00a0${unit[language]}`;
}

/** The inputs in words: the questions, the share and the distances in any case, then every other changed value. */
export function inputLines(plan: Plan, language: Language): Line[] {
  const { amount, months, plant, landfill } = basisOf(plan, language);
  const values = columnValues('middle', plan.changed);
  const named: readonly ValueId[] = ['plant-km', 'landfill-km'];
  const listed = valueIds.filter((id) => id === 'share' || (plan.changed[id] !== undefined && !named.includes(id)));
  const name = (id: ValueId): string => plannerValues.table[id].name[language];
  const { town, trucks } = plan;
  const { printed } = words;
  return [
    ...(town ? [[printed.town[language], town] as const] : []),
    [printed.amount[language], amount],
    [printed.deadline[language], months],
    ...(trucks ? [[printed.trucks[language], formats[language].number(trucks)] as const] : []),
    [name('plant-km'), plant],
    [name('landfill-km'), landfill],
    ...listed.map((id): Line => [name(id), valueWithUnit(id, values[id], language)]),
  ];
}
