import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleQuery, plannerLimits } from '../content/planner-examples.ts';
import { plannerResults as results } from '../content/planner-results.ts';
import { plannerValues, valueIds } from '../content/planner-values.ts';
import { languages } from '../content/text.ts';
import { fill, formats } from '../language/format.ts';
import { planQuery } from './address.ts';
import { calculate, ceil } from './calculate.ts';
import { scenarios } from './columns.ts';
import { fleetOf } from './fleet.ts';
import { readPlan } from './inputs.ts';
import type { Column, Plan } from './plan.ts';
import { planMessage } from './plan-message.ts';
import { resultRows } from './result-rows.ts';
import { basisOf, inputLines, verdictOf } from './wording.ts';

const planOf = (query: string): Plan => readPlan(new URLSearchParams(query)).plan!;
const refusalOf = (query: string, field: string) => readPlan(new URLSearchParams(query)).refused?.[field];
const three = (query: string, of: (column: Column) => number | null) => {
  const { columns } = calculate(planOf(query));
  return scenarios.map((scenario) => of(columns[scenario]));
};
const aleppo = 'by=tonnes&t=14900000&months=72&before=90&rated=200&shifts=2&plant-km=15&landfill-km=15';

describe('PL-1: plans calculated apart from this code: favourable, middle, adverse', () => {
  // The worked examples of the method; their amounts differ by column, so each is three plans.
  test.each([
    ['months=1&before=10', '300 360 450', '2 2 2', '352 480 656', '212 411 972', '191 229 287'],
    ['months=3', '2000 2400 3000', '2 2 3', '2224 2960 4176', '1368 2620 6316', '1274 1529 1911'],
    ['months=12', '79800 97200 122400', '4 7 14', '88416 119648 169504', '54487 105994 256968', '50833 61916 77969'],
  ])('%s, %s t', (months, tonnes, trucks, kilometres, diesel, aggregate) => {
    const inColumns = (of: (column: Column) => number) =>
      scenarios
        .map((scenario, n) => calculate(planOf(`by=tonnes&t=${tonnes.split(' ')[n]}&${months}`)).columns[scenario])
        .map(of)
        .join(' ');
    expect(inColumns((column) => column.trucks! + column.reserveTrucks!)).toBe(trucks);
    expect(inColumns((column) => column.truckKilometres)).toBe(kilometres);
    expect(inColumns((column) => Math.round(column.dieselLitres))).toBe(diesel);
    expect(inColumns((column) => Math.round(column.aggregate))).toBe(aggregate);
  });

  test.each([
    ['by=volume&m3=40000&months=9', '1 1 1', '3 5 8', '1 1 1', '2063 2063 2063', '112 176 297'],
    [
      'by=volume&m3=3800000&months=60&rated=400&shifts=3&share=85',
      ...['1 1 1', '9 15 27', '2 2 3', '33385 33385 33385', '1094 1312 2338'],
    ],
    ['by=tonnes&t=1&months=2', '1 1 1', '1 1 1', '1 1 1', '0 0 0', '31 31 31'],
    [
      'by=tonnes&t=210000000&months=600',
      ...['18 22 29', '124 205 345', '21 23 26', '105491 97319 89736', '11736 13164 22193'],
    ],
    [aleppo, '3 4 5', '47 72 128', '7 8 8', '65981 60869 56126', '1284 1564 2744'],
    ['by=tonnes&t=5000&months=4&share=0', '0 0 0', '1 2 3', '1 1 1', '0 0 0', '56 78 111'],
  ])('%s', (query, ...expected) => {
    const shown = [
      (column: Column) => column.plants,
      (column: Column) => column.trucks,
      (column: Column) => column.loaders,
      (column: Column) => Math.round(column.yardSquareMetres),
      (column: Column) => ceil(column.duration!),
    ];
    expect(shown.map((of) => three(query, of).join(' '))).toEqual(expected);
  });

  test('the published plan for Aleppo has about 26 million truck-kilometres', () => {
    expect(three(aleppo, (column) => Math.round(column.truckKilometres / 100_000) / 10)).toEqual([22.9, 25.5, 28.7]);
  });

  test('reports a trip longer than the day instead of dividing by zero', () => {
    const [, , adverse] = three(`${exampleQuery}&landfill-km=110`, (column) => column.duration);
    expect(adverse).toBeNull();
  });
});

describe('PL-1: the trucks that somebody has', () => {
  const mayor = 'by=volume&m3=40000&months=9';
  const last = (query: string) => calculate(planOf(query)).columns.middle.duration!;

  test('give the days with them; what the deadline needs stays as it was', () => {
    expect(ceil(last(`${mayor}&trucks=8`))).toBe(122);
    expect(three(`${mayor}&trucks=8`, (column) => column.trucks)).toEqual([3, 5, 8]);
    expect(last(`${mayor}&trucks=5`)).toBe(last(mayor));
  });

  test.each([
    [8, 1, 11],
    [3, 1, 60],
    [20, undefined, undefined],
  ])('with %d of them %s more would save %s days', (trucks, more, days) => {
    const plan = planOf(`${mayor}&trucks=${trucks}`);
    expect(fleetOf(plan, calculate(plan))!.more).toEqual(more && { trucks: more, days });
  });

  test('a late plan says the two nearest ways that meet the deadline, and each is the nearest', () => {
    for (const trucks of [1, 2, 3, 4]) {
      const plan = planOf(`${mayor}&trucks=${trucks}`);
      const { enough } = fleetOf(plan, calculate(plan))!;
      const late = (query: string) => calculate(planOf(query)).deadlineDays < last(query);
      expect(late(`${mayor}&trucks=${enough!.trucks}`)).toBe(false);
      expect(late(`${mayor}&trucks=${enough!.trucks - 1}`)).toBe(true);
      const within = (months: number) => `by=volume&m3=40000&months=${months}&trucks=${trucks}`;
      expect(late(within(enough!.months))).toBe(false);
      expect(late(within(enough!.months - 1))).toBe(true);
      for (const language of languages) {
        const { sentence, met } = verdictOf(plan, calculate(plan), language);
        expect(met).toBe(false);
        expect(sentence).toContain(formats[language].quantity(enough!.trucks, 'truck'));
        expect(sentence).toContain(formats[language].quantity(enough!.months, 'month'));
      }
    }
  });

  test.each(languages)(
    'a haul that nobody typed is marked in the answer, on paper and in the message (%s)',
    (language) => {
      const marked = (haul: number) =>
        fill(results.assumed[language], { haul: formats[language].quantity(haul, 'kilometre') });
      const told = (query: string) => [
        basisOf(planOf(query), language).plant,
        inputLines(planOf(query), language).join(),
        planMessage(query, language)!.text,
      ];
      for (const text of told(mayor)) expect(text).toContain(marked(8));
      // Also the usual one is typed.
      for (const text of told(`${mayor}&plant-km=8`)) expect(text).not.toContain(marked(8));
      expect(planMessage(`${mayor}&town=Douma`, language)!.text).toContain('Douma');
    },
  );
});

const within = ([from, to]: readonly [number, number], whole = false) =>
  whole
    ? fc.integer({ min: from, max: to })
    : fc
        .double({ min: from, max: to, noNaN: true })
        .map((value) => Math.min(to, Math.max(from, Math.round(value * 1000) / 1000)));
const changed = fc
  .uniqueArray(fc.constantFrom(...valueIds), { maxLength: 12 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        within(plannerValues.table[id].accepts, plannerValues.table[id].whole).map((value) => [id, value] as const),
      ),
    ),
  )
  .map((pairs) => Object.fromEntries(pairs));
/** Any plan that the form accepts. */
const accepted = fc
  .record({
    by: fc.constantFrom('tonnes' as const, 'volume' as const),
    amount: within([0.01, 150_000_000]),
    months: within(plannerLimits.months),
    changed,
  })
  .map((plan) => readPlan(new URLSearchParams(planQuery(plan))).plan)
  .filter((plan) => plan !== undefined);

describe('PL-1: every accepted plan', () => {
  test('has finite results in order, meets its deadline, and is read back from its address', () => {
    fc.assert(
      fc.property(accepted, (plan) => {
        const result = calculate(plan);
        for (const { id, values } of resultRows(result).flatMap(({ rows }) => rows))
          for (const value of values) {
            expect(value === null || Number.isFinite(value)).toBe(true);
            expect((value ?? 0) >= 0 || id === 'saved' || id === 'savedWithoutSteel').toBe(true);
          }
        for (const name of ['tonnes', 'truckKilometres', 'plants', 'trucks', 'dieselLitres', 'duration'] as const) {
          const [low, middle, high] = scenarios.map((one) => result.columns[one][name] ?? Number.POSITIVE_INFINITY);
          expect(low! <= middle! * (1 + 1e-9) && middle! <= high! * (1 + 1e-9)).toBe(true);
        }
        expect(result.columns.middle.duration ?? 0).toBeLessThanOrEqual(result.deadlineDays * (1 + 1e-9));
        expect(planOf(planQuery(plan))).toEqual(plan);
      }),
      { numRuns: 500 },
    );
  });

  test.each(languages)('its message to the office has a public address of it, %s', (language) => {
    const { text } = planMessage(exampleQuery, language)!;
    const address = new URL(/https?:\S+$/.exec(text)![0]);
    expect(address.origin).toBe(new URL(__BUILT_WITH__.siteUrl).origin);
    expect(planOf(address.search)).toEqual(planOf(exampleQuery));
  });
});

describe('PL-1: the inputs', () => {
  test.each([
    ['by=tonnes', 'amount', 'empty'],
    ['by=tonnes&amount=-5', 'amount', 'sign'],
    ['by=tonnes&t=0', 'amount', 'zero'],
    ['by=tonnes&t=210000001', 'amount', 'large'],
    ['by=tonnes&t=100&rated=401', 'rated', 'large'],
    ['by=tonnes&t=100&speed=0', 'speed', 'small'],
    ['by=tonnes&t=100&shifts=1.5', 'shifts', 'whole'],
  ])('%s: %s is refused as %s', (query, field, reason) => {
    expect(refusalOf(query, field)).toMatchObject({ reason });
  });

  test.each([
    ['by=volume&m3=150000000', 'amount', 'much'],
    ['by=tonnes&t=100&months=1', 'months', 'deadline'],
    ['by=tonnes&t=100&hours=12&shifts=3', 'hours', 'day'],
  ])('%s: %s conflicts with others (%s)', (query, field, conflict) => {
    expect(refusalOf(query, field)).toMatchObject({ conflict });
  });

  test.each([
    ['by=tonnes&amount=١٢٠ ألف طن&months=٦ أشهر&plant-km=5 km', 'by=tonnes&t=120000&months=6&plant-km=5'],
    ['by=tonnes&amount=2.5mn&share=%2570', 'by=tonnes&t=2500000&share=70'],
    ['by=tonnes&amount=5000 m³', 'by=volume&m3=5000'],
    ['by=tonnes&t=100&speed=27,5 km/h&steel=1,5 %', 'by=tonnes&t=100&speed=27.5&steel=1.5'],
    ['by=tonnes&t=100&speed=', 'by=tonnes&t=100'],
    ['by=tonnes&t=100&trucks=٨ شاحنة&town=  Deir ez-Zor ', 'by=tonnes&t=100&trucks=8&town=Deir ez-Zor'],
  ])('%s is the plan %s', (query, same) => {
    expect(planOf(query)).toEqual(planOf(same));
  });
});
