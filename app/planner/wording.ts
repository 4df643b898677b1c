import { roundToThree, showExact } from '../carbon/mass.ts';
import { planner } from '../content/planner.ts';
import { plannerForm } from '../content/planner-form.ts';
import { plannerResults as words } from '../content/planner-results.ts';
import { plannerValues, type ValueId, valueIds } from '../content/planner-values.ts';
import { byLanguage, type Language, type Text } from '../content/text.ts';
import { type Format, fill, formats } from '../language/format.ts';
import { columnValues, type Scenario } from './columns.ts';
import type { Plan, Result, Stage } from './plan.ts';
import { ceil } from './rounding.ts';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** A result as shown: counts and days exact, others with three significant digits. */
export function showResult(value: number | null, unit: string, language: Language): string {
  if (value === null) return words.impossible[language];
  if (unit === 'count' || unit === 'days') return whole.format(value);
  return showExact(roundToThree(value));
}

/** `97,200 t`: three significant digits and the unit's word. */
const quantityOf = (value: number, unit: Parameters<Format['quantity']>[1], language: Language) =>
  formats[language].quantity(roundToThree(value), unit);

const count = (value: number, unit: 'plant' | 'truck' | 'loader' | 'workingDay', language: Language) =>
  formats[language].quantity(value, unit);

/** The result in words: duration, deadline, bottleneck, remedy, and the unfavourable case. */
export interface Verdict {
  stage: Stage;
  /** "241 working days"; undefined if no number of machines is enough. */
  duration: string | undefined;
  late: boolean;
  /** "Within the deadline". */
  status: string;
  /** "to the last load, with 23 working days of the deadline left." */
  until: string;
  /** "The bottleneck is the trucks, not the crusher." */
  name: string;
  /** Machines, date and delay in one sentence, for a message. */
  time: string;
  /** How to meet the deadline, or the next bottleneck. */
  remedy: string;
  unfavourable: string;
}

/** Finds the bottleneck of the middle column with the machines at hand. */
export function verdictOf(plan: Plan, result: Result, language: Language): Verdict {
  const { middle } = result.columns;
  const stage = middle.bottleneck;
  const name = words.bottleneck[stage][language];
  const unfavourable = badRun(plan, result, language);
  if (middle.duration === null)
    return {
      stage,
      duration: undefined,
      late: true,
      status: words.status.impossible[language],
      until: '',
      name,
      time: '',
      remedy: impossible(result, language),
      unfavourable: '',
    };
  const days = ceil(middle.duration);
  const spare = Math.floor(result.deadlineDays) - days;
  const late = spare < 0;
  const { plants, trucks, loaders } = result.machines;
  const places = {
    plants: count(plants, 'plant', language),
    trucks: count(trucks, 'truck', language),
    loaders: count(loaders, 'loader', language),
    duration: count(days, 'workingDay', language),
    late: count(-spare, 'workingDay', language),
    left: count(spare, 'workingDay', language),
    before: count(columnValues('middle', plan.own).before, 'workingDay', language),
  };
  const kind = late ? 'late' : spare === 0 ? 'onTime' : 'inTime';
  return {
    stage,
    duration: places.duration,
    late,
    status: words.status[late ? 'late' : 'inTime'][language],
    until: fill(words.until[kind][language], places),
    name,
    time: `${fill(words.at[language], places)} ${fill((late ? words.late : words.inTime)[language], places)}`,
    remedy: late
      ? fill(words.remedy[language], { list: lacking(plan, result, 'middle', language) })
      : next(result, language),
    unfavourable,
  };
}

function impossible({ columns: { favourable, middle: column } }: Result, language: Language): string {
  if (column.stages.haul !== null) return words.noLoad[language];
  const minutes = Math.max(column.cycle.plant, column.cycle.landfill);
  const none = fill(words.noTrip[language], { minutes: whole.format(minutes) });
  if (favourable.duration === null) return none;
  return `${none} ${fill(words.noTripBut[language], { days: count(ceil(favourable.duration), 'workingDay', language) })}`;
}

/** The unfavourable column's result for the deadline. */
function badRun(plan: Plan, result: Result, language: Language): string {
  const { duration } = result.columns.unfavourable;
  if (duration === null) return words.badRun.impossible[language];
  const days = count(ceil(duration), 'workingDay', language);
  const list = lacking(plan, result, 'unfavourable', language);
  return list ? fill(words.badRun.late[language], { days, list }) : fill(words.badRun.inTime[language], { days });
}

/**
 * The stages that alone would miss the deadline, and what each needs.
 * @returns "12 trucks instead of 7 and 2 plants instead of 1"; empty if the machines are enough
 */
function lacking(plan: Plan, { columns, machines, workDays }: Result, scenario: Scenario, language: Language): string {
  const column = columns[scenario];
  const { gateTonnes } = plan;
  const instead = (stage: keyof typeof words.instead, have: number) =>
    words.instead[stage][have - 1]?.[language] ?? whole.format(have);
  const pairs: Record<Stage, [need: string, have: string]> = {
    haul: [count(column.trucks ?? 0, 'truck', language), instead('haul', machines.trucks)],
    crush: [count(column.plants, 'plant', language), instead('crush', machines.plants)],
    load: [count(column.loaders ?? 0, 'loader', language), instead('load', machines.loaders)],
    gate: [
      quantityOf(column.gateTonnes, 'tonnePerDay', language),
      quantityOf(gateTonnes ?? column.gateTonnes, 'tonnePerDay', language),
    ],
  };
  return formats[language].list(
    (Object.keys(pairs) as Stage[])
      .filter((stage) => (column.stages[stage] ?? 0) > workDays)
      .map((stage) => fill(words.remedies[stage][language], { need: pairs[stage][0], have: pairs[stage][1] })),
  );
}

/** If in time: the next bottleneck. */
function next({ columns: { middle } }: Result, language: Language): string {
  const [second] = (Object.entries(middle.stages) as [Stage, number | null][])
    .filter(([stage, days]) => stage !== middle.bottleneck && (days ?? 0) > 0)
    .sort((a, b) => (b[1] ?? 0) - (a[1] ?? 0));
  if (!second) return words.metAlone[language];
  return fill(words.faster[language], {
    more: words.moreOf[middle.bottleneck][language],
    next: words.nextStage[second[0]][language],
    days: count(ceil(second[1]!), 'workingDay', language),
  });
}

/** Title and description of a shared plan in messaging apps; the description is the sentence that is shared. */
export function sharedMeta(plan: Plan, result: Result) {
  return {
    title: byLanguage((language) => {
      const { title, titleAt } = planner.shared;
      return fill((plan.place ? titleAt : title)[language], {
        ...questionOf(plan, result, language),
        place: plan.place ?? '',
      });
    }),
    description: byLanguage((language) => resultSentence(plan, result, language)),
  };
}

/** What a plan asks: its amount in the visitor's unit, deadline and distance. */
const questionOf = (plan: Plan, { columns: { middle } }: Result, language: Language) => ({
  amount:
    plan.quantity.by === 'volume'
      ? formats[language].quantity(plan.quantity.cubicMetres, 'cubicMetre')
      : quantityOf(middle.tonnes, 'tonne', language),
  months: formats[language].quantity(plan.months, 'month'),
  distance: formats[language].quantity(columnValues('middle', plan.own)['plant-km'], 'kilometre'),
});

/** A plan's question and answer in one sentence: machines of the duration, trucks in service and in reserve. */
export function resultSentence(plan: Plan, result: Result, language: Language): string {
  const { shared } = planner;
  const { middle } = result.columns;
  const { plants, trucks } = result.machines;
  const places = questionOf(plan, result, language);
  const sentence =
    middle.duration === null
      ? fill(shared.impossible[language], { ...places, reason: impossible(result, language) })
      : fill(shared.sentence[language], {
          ...places,
          plants: count(plants, 'plant', language),
          service: count(trucks, 'truck', language),
          reserve: whole.format(ceil((trucks * columnValues('middle', plan.own).spare) / 100)),
          duration: count(ceil(middle.duration), 'workingDay', language),
        });
  return plan.place ? fill(shared.at[language], { place: plan.place, sentence }) : sentence;
}

/** An input in words: label and value. */
export type Line = readonly [label: string, value: string];

/** No space before a percent sign. */
const valueWithUnit = (value: number, unit: Text, language: Language): string =>
  unit.en === '%' ? formats[language].percent(value) : `${showExact(value)} ${unit[language]}`;

/** The inputs in words, with the distance in any case; other changed values have lines of their own. */
export function inputLines(plan: Plan, language: Language): Line[] {
  const { printed } = words;
  const { plants, trucks, loaders } = plan.machines;
  const machine = (value: number | undefined) =>
    value === undefined ? printed.asNeeded[language] : whole.format(value);
  const always = 'plant-km';
  const inWords = (id: ValueId, value: number): Line => {
    const { name, unit } = plannerValues.table[id];
    return [name[language], valueWithUnit(value, unit, language)];
  };
  const lines: Line[] = [
    ...(plan.place ? [[printed.place[language], plan.place] as const] : []),
    ...amountLines(plan, language),
    [printed.deadline[language], formats[language].quantity(plan.months, 'month')],
    inWords(always, columnValues('middle', plan.own)[always]),
    [plannerForm.plants[language], machine(plants)],
    [plannerForm.trucks[language], machine(trucks)],
    [plannerForm.loaders[language], machine(loaders)],
  ];
  if (plan.gateTonnes !== undefined) lines.push([plannerForm.gate[language], showExact(plan.gateTonnes)]);
  for (const id of valueIds) {
    const value = plan.own[id];
    if (value !== undefined && id !== always) lines.push(inWords(id, value));
  }
  const { weights, crusherHours, crushedTonnes } = plan.calibration;
  const { calibration } = plannerForm;
  if (weights.length > 0) lines.push([calibration.weights[language], weights.map(showExact).join(' ')]);
  if (crusherHours.length > 0)
    lines.push([calibration['crusher-hours'][language], crusherHours.map(showExact).join(' ')]);
  if (crushedTonnes !== undefined) lines.push([calibration.crushed[language], showExact(crushedTonnes)]);
  return lines;
}

function amountLines({ quantity }: Plan, language: Language): Line[] {
  const format = formats[language];
  const label = words.printed.amount[language];
  switch (quantity.by) {
    case 'buildings':
      return [
        ...quantity.rows.map(
          (row): Line => [
            label,
            fill(words.inputs.buildings[language], {
              count: format.quantity(row.count, 'building'),
              floors: format.quantity(row.floors, 'floor'),
              area: format.quantity(row.floorArea, 'squareMetre'),
              type: plannerForm.types[row.construction][language],
              damage: plannerForm.damages[row.damage][language],
            }),
          ],
        ),
        [words.printed.counted[language], plannerForm.states[quantity.state][language]],
      ];
    case 'area':
      return [
        [
          label,
          fill(words.inputs.area[language], {
            hectares: showExact(quantity.hectares),
            built: format.percent(quantity.coveragePercent),
            floors: format.quantity(quantity.floors, 'floor'),
            destroyed: format.percent(quantity.destroyedPercent),
            type: plannerForm.types[quantity.construction][language],
          }),
        ],
      ];
    case 'volume':
      return [[label, `${showExact(quantity.cubicMetres)} ${format.parts(1, 'cubicMetre')[1]}`]];
    case 'tonnes':
      return [[label, `${showExact(quantity.tonnes)} ${words.units.tonne[language]}`]];
  }
}
