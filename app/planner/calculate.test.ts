import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleQuery, plannerLimits as limits, neighbourhoodQuery } from '../content/planner-examples.ts';
import { plannerValues, type ValueId, valueIds } from '../content/planner-values.ts';
import { languages } from '../content/text.ts';
import { planQuery } from './address.ts';
import { calculate } from './calculate.ts';
import { type Scenario, scenarios } from './columns.ts';
import { durations } from './durations.ts';
import { amountByUnit, asksPlan, readPlan } from './inputs.ts';
import type { Column, Plan, Result } from './plan.ts';
import { planMessage } from './plan-message.ts';
import { ceil } from './rounding.ts';
import { rubbleTonnes } from './rubble-quantity.ts';
import { showResult } from './wording.ts';

const planOf = (query: string): Plan => {
  const { plan, refused } = readPlan(new URLSearchParams(query));
  if (!plan) throw new Error(JSON.stringify(refused));
  return plan;
};
const result = (query: string): Result => calculate(planOf(query));
/** Favourable, middle, unfavourable. */
const three = ({ columns }: Result, of: (column: Column) => number | null) =>
  scenarios.map((scenario) => of(columns[scenario]));
/** Trucks in service and in reserve. */
const inAll = ({ trucks, reserveTrucks }: Column) => (trucks === null ? null : trucks + reserveTrucks!);
const rounded = (digits: number) => (value: number | null) => Number(value!.toPrecision(digits));

const needs = <Row>(plants: Row, service: Row, reserve: Row, loaders: Row, yard: Row, duration: Row) => ({
  plants,
  service,
  reserve,
  loaders,
  yard,
  duration,
});

const house = 'by=buildings&n=1&f=2&m2=150&type=frame&damage=destroyed&months=1&before=10';
const block = 'by=buildings&n=1&f=5&m2=400&type=frame&damage=destroyed&months=3';
const aleppo = 'by=tonnes&t=14900000&months=72&before=90&rated=200&shifts=2&plant-km=15&landfill-km=15';

describe('PL-1 the worked examples of the method', () => {
  test.each([
    [
      'house',
      house,
      [300, 360, 450],
      [0.33, 0.49, 0.81],
      [2, 2, 2],
      [352, 480, 656],
      [212, 411, 972],
      [191, 229, 287],
      [8.6, 1.6],
    ],
    [
      'block',
      block,
      [2000, 2400, 3000],
      [2.2, 3.3, 5.4],
      [2, 2, 3],
      [2224, 2960, 4176],
      [1368, 2620, 6316],
      [1274, 1529, 1911],
      [57, 10],
    ],
    [
      'neighbourhood',
      neighbourhoodQuery,
      [79800, 97200, 122400],
      [86, 132, 221],
      [4, 7, 14],
      [88416, 119648, 169504],
      [54487, 105994, 256968],
      [50833, 61916, 77969],
      [2310, 420],
    ],
  ])('%s', (_, query, tonnes, plantDays, trucks, kilometres, diesel, aggregate, saved) => {
    const plan = result(query);
    expect(three(plan, (column) => column.tonnes).map(rounded(12))).toEqual(tonnes);
    expect(
      three(plan, (column) => column.plantDays).map((days, n) =>
        days!.toFixed(String(plantDays[n]).split('.')[1]?.length ?? 0),
      ),
    ).toEqual(plantDays.map(String));
    expect(three(plan, inAll)).toEqual(trucks);
    expect(three(plan, (column) => column.truckKilometres)).toEqual(kilometres);
    expect(three(plan, (column) => Math.round(column.dieselLitres))).toEqual(diesel);
    expect(three(plan, (column) => Math.round(column.aggregate))).toEqual(aggregate);
    const { savedCarbon, savedCarbonWithoutSteel } = plan.columns.middle;
    const [withSteel, without] = [savedCarbon / 1000, savedCarbonWithoutSteel / 1000];
    expect(
      [withSteel, without].map((value, n) => Number(value.toPrecision(String(saved[n]).replace(/0$|\./g, '').length))),
    ).toEqual(saved);
  });

  // Calculated apart from this code; favourable, middle, unfavourable.
  test.each<[query: string, Record<'plants' | 'service' | 'reserve' | 'loaders' | 'yard' | 'duration', number[]>]>([
    [house, needs([1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [99, 110, 127], [13, 15, 21])],
    [block, needs([1, 1, 1], [1, 1, 2], [1, 1, 1], [1, 1, 1], [368, 407, 469], [46, 61, 96])],
    [neighbourhoodQuery, needs([1, 1, 1], [3, 6, 12], [1, 1, 2], [1, 1, 1], [2256, 2535, 2944], [154, 280, 560])],
    [
      'by=area&ha=10&built=45&storeys=4&gone=60&fabric=frame&months=12',
      needs([1, 1, 2], [4, 8, 15], [1, 2, 3], [1, 1, 2], [3053, 3380, 3896], [169, 238, 469]),
    ],
    [
      'by=volume&m3=40000&months=9',
      needs([1, 1, 1], [3, 5, 8], [1, 1, 2], [1, 1, 1], [2063, 2063, 2063], [112, 176, 297]),
    ],
    [
      'by=volume&m3=3800000&months=60&rated=400&shifts=3&share=85',
      needs([1, 1, 1], [9, 15, 27], [2, 3, 5], [2, 2, 3], [33385, 33385, 33385], [1094, 1312, 2338]),
    ],
    ['by=tonnes&t=1&months=2', needs([1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [0, 0, 0], [31, 31, 31])],
    [
      'by=tonnes&t=210000000&months=600',
      needs([18, 22, 29], [124, 205, 345], [19, 31, 52], [21, 23, 26], [105491, 97319, 89736], [11736, 13164, 22193]),
    ],
    [aleppo, needs([3, 4, 5], [47, 72, 128], [8, 11, 20], [7, 8, 8], [65981, 60869, 56126], [1284, 1564, 2744])],
    ['by=tonnes&t=5000&months=4&share=0', needs([0, 0, 0], [1, 2, 3], [1, 1, 1], [1, 1, 1], [0, 0, 0], [56, 78, 111])],
  ])('machines, yard and duration of %s', (query, expected) => {
    const found = result(query);
    const days = (value: number | null) => Number(showResult(value && ceil(value), 'days', 'en').replaceAll(',', ''));
    expect(
      needs(
        three(found, (column) => column.plants),
        three(found, (column) => column.trucks),
        three(found, (column) => column.reserveTrucks),
        three(found, (column) => column.loaders),
        three(found, (column) => Math.round(column.yardSquareMetres)),
        three(found, (column) => column.duration).map(days),
      ),
    ).toEqual(expected);
  });

  test('the trucks that the chart calls the fewest are those that the result asks for', () => {
    for (const query of [house, block, neighbourhoodQuery.replace(/&trucks=\d+/, ''), aleppo]) {
      const plan = planOf(query);
      const found = calculate(plan);
      expect(durations(plan, found)?.least?.trucks).toBeLessThanOrEqual(found.columns.middle.trucks!);
      expect(
        calculate({ ...plan, machines: { trucks: found.columns.middle.trucks! - 1 } }).columns.middle.stages.haul,
      ).toBeGreaterThan(found.workDays);
    }
  });

  test('the yard follows the density of its column', () => {
    const { columns, workDays } = result(neighbourhoodQuery);
    for (const [scenario, density] of [
      ['favourable', 1.31],
      ['middle', 1.42],
      ['unfavourable', 1.54],
    ] as const)
      expect(columns[scenario].yardSquareMetres).toBeCloseTo(
        (columns[scenario].tonnes * 0.65 * 20) / workDays / density / 3 / 0.5,
        6,
      );
  });

  test('a trip that fits into a favourable day only has its own fleet and a sentence', () => {
    const query = `${neighbourhoodQuery.replace(/&trucks=\d+/, '')}&landfill-km=110`;
    const { favourable, middle } = result(query).columns;
    expect([middle.duration, favourable.duration === null]).toEqual([null, false]);
    expect(favourable.stages.haul).toBeLessThanOrEqual(result(query).workDays);
  });

  test('the neighbourhood has 234 working days', () => {
    expect(result(neighbourhoodQuery).workDays).toBe(234);
  });

  test('10 hectares stated as an area', () => {
    const plan = planOf('by=area&ha=10&built=45&storeys=4&gone=60&fabric=frame');
    expect(three(calculate(plan), (column) => Math.round(column.tonnes))).toEqual([108_000, 129_600, 162_000]);
  });

  test('the published plan for Aleppo: plants, trucks and about 26 million truck-kilometres', () => {
    const plan = result(aleppo);
    expect(three(plan, (column) => column.plants)).toEqual([3, 4, 5]);
    expect(three(plan, inAll)).toEqual([55, 83, 148]);
    expect(three(plan, (column) => column.trucks)).toEqual([47, 72, 128]);
    expect(three(plan, (column) => Math.round(column.truckKilometres / 100_000) / 10)).toEqual([22.9, 25.5, 28.7]);
  });
});

describe('PL-1 the bottleneck', () => {
  test('the bottleneck is the fleet with five trucks, and not with seven', () => {
    const five = result(neighbourhoodQuery);
    expect(five.columns.middle.bottleneck).toBe('haul');
    expect(five.columns.middle.duration).toBeGreaterThan(five.deadlineDays);
    const seven = result(neighbourhoodQuery.replace('trucks=5', 'trucks=7'));
    expect(seven.columns.middle.duration).toBeLessThanOrEqual(seven.deadlineDays);
  });

  test('names the gate as the bottleneck if it accepts little', () => {
    expect(result(`${neighbourhoodQuery}&gate=100`).columns.middle.bottleneck).toBe('gate');
  });

  test('reports a trip longer than the day instead of dividing by zero', () => {
    const { unfavourable } = result(`${neighbourhoodQuery}&landfill-km=300`).columns;
    expect(unfavourable.trips.landfill).toBe(0);
    expect([unfavourable.trucks, unfavourable.duration, unfavourable.bottleneck]).toEqual([null, null, 'haul']);
  });

  test('weighed loads and a logged week replace the assumptions in all three columns', () => {
    const plan = result(`${neighbourhoodQuery}&weights=14 15 ١٦&crusher-hours=8 7 9&crushed=960`);
    expect(three(plan, (column) => column.payload)).toEqual([15, 15, 15]);
    const [favourable] = three(plan, (column) => column.plantDays);
    expect(favourable).toBeCloseTo((79_800 * 0.65) / (40 * 8), 6);
  });
});

/** Any plan that the form accepts. */
const within = ([from, to]: readonly [number, number], whole = false) =>
  whole
    ? fc.integer({ min: from, max: to })
    : fc
        .double({ min: from, max: to, noNaN: true })
        .map((value) => Math.min(to, Math.max(from, Math.round(value * 1000) / 1000)));
const quantities = fc.oneof(
  within(limits.t).map((t) => `by=tonnes&t=${t}`),
  within(limits.m3).map((m3) => `by=volume&m3=${m3}`),
  fc
    .tuple(within(limits.ha), within(limits.built), within(limits.storeys), within(limits.gone))
    .map(
      ([ha, built, storeys, gone]) => `by=area&ha=${ha}&built=${built}&storeys=${storeys}&gone=${gone}&fabric=masonry`,
    ),
  fc
    .array(
      fc.tuple(
        within(limits.n, true),
        within(limits.f, true),
        within(limits.m2),
        fc.constantFrom('frame', 'masonry', 'unknown'),
        fc.constantFrom('destroyed', 'severe', 'moderate'),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map(
      (rows) =>
        `by=buildings&${rows.map(([n, f, m2, type, damage]) => `n=${n}&f=${f}&m2=${m2}&type=${type}&damage=${damage}`).join('&')}`,
    ),
);
const values = fc
  .uniqueArray(fc.constantFrom(...valueIds), { maxLength: 12 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        within(plannerValues.table[id].accepts, plannerValues.table[id].whole).map((value) => `&${id}=${value}`),
      ),
    ),
  )
  .map((parts) => parts.join(''));
const machines = fc.record({
  plants: within([1, 50], true),
  trucks: within([1, 500], true),
  loaders: within([1, 50], true),
});
const accepted = fc
  .tuple(quantities, within(limits.months), values, fc.option(machines), fc.option(within(limits.gate)))
  .map(
    ([quantity, months, own, given, gate]) =>
      new URLSearchParams(
        `${quantity}&months=${months}${own}${given ? `&plants=${given.plants}&trucks=${given.trucks}&loaders=${given.loaders}` : ''}${gate ? `&gate=${gate}` : ''}`,
      ),
  )
  .map(readPlan)
  .filter((read) => read.plan !== undefined)
  .map((read) => read.plan!);

const numbersIn = (node: unknown): number[] =>
  typeof node === 'number' ? [node] : node && typeof node === 'object' ? Object.values(node).flatMap(numbersIn) : [];

describe('PL-1 every accepted plan', () => {
  test('returns finite numbers, none negative except the saved carbon', () => {
    fc.assert(
      fc.property(accepted, (plan) => {
        const { columns, ...rest } = calculate(plan);
        for (const scenario of scenarios) {
          const { savedCarbon, savedCarbonWithoutSteel, ...column } = columns[scenario];
          expect(Number.isFinite(savedCarbon) && Number.isFinite(savedCarbonWithoutSteel)).toBe(true);
          for (const number of numbersIn({ ...column, ...rest }))
            expect(Number.isFinite(number) && number >= 0).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the columns stay in order: what is favourable is never more than the middle, the middle never more than the unfavourable', () => {
    const rising = [
      'tonnes',
      'truckKilometres',
      'plantDays',
      'plants',
      'trucks',
      'loaders',
      'dieselLitres',
      'aggregate',
      'gateTonnes',
      'duration',
    ] as const;
    fc.assert(
      fc.property(accepted, (plan) => {
        const { columns } = calculate(plan);
        for (const name of rising) {
          const [low, middle, high] = scenarios.map((scenario) => columns[scenario][name] ?? Number.POSITIVE_INFINITY);
          expect(low! <= middle! * (1 + 1e-9)).toBe(true);
          expect(middle! <= high! * (1 + 1e-9)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('one more machine of any kind never slows a plan down', () => {
    fc.assert(
      fc.property(
        accepted,
        fc.constantFrom('plants', 'trucks', 'loaders'),
        fc.constantFrom<Scenario>(...scenarios),
        (plan, kind, scenario) => {
          const before = calculate(plan);
          const more = { ...before.machines, [kind]: before.machines[kind] + 1 };
          const after = calculate({ ...plan, machines: more }).columns[scenario].duration;
          expect(
            (after ?? Number.POSITIVE_INFINITY) <= (before.columns[scenario].duration ?? Number.POSITIVE_INFINITY),
          ).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('the machines that the middle column asks for meet the deadline', () => {
    fc.assert(
      fc.property(accepted, (plan) => {
        const { columns, deadlineDays } = calculate({ ...plan, machines: {}, gateTonnes: undefined });
        const { duration } = columns.middle;
        if (duration !== null) expect(duration).toBeLessThanOrEqual(deadlineDays * (1 + 1e-9));
      }),
      { numRuns: 300 },
    );
  });

  test('twice the rubble gives twice the products, work and emissions, and at most one load more or less', () => {
    fc.assert(
      fc.property(within([1, 1_000_000]), values, (tonnes, own) => {
        const of = (t: number) => readPlan(new URLSearchParams(`by=tonnes&t=${t}&months=240${own}`)).plan;
        const [one, two] = [of(tonnes), of(2 * tonnes)];
        if (!one || !two) return;
        const [a, b] = [calculate(one).columns.middle, calculate(two).columns.middle];
        for (const name of [
          'aggregate',
          'recoveredSteel',
          'remainder',
          'plantDays',
          'savedCarbon',
          'roadKilometres',
          'blocks',
        ] as const)
          expect(b[name]).toBeCloseTo(2 * a[name], 4);
        for (const way of ['plant', 'landfill'] as const)
          expect(Math.abs(b.loads[way] - 2 * a.loads[way])).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('reads the same plan back from its address', () => {
    fc.assert(
      fc.property(accepted, (plan) => {
        expect(planOf(planQuery(plan))).toEqual(plan);
      }),
    );
  });

  test('a result keeps three significant digits, however small it is', () => {
    const { roadKilometres } = result('by=tonnes&t=1&months=12').columns.middle;
    const shown = Number(showResult(roadKilometres, 'kilometre', 'en'));
    expect(shown).toBeGreaterThan(0);
    expect(Math.abs(shown / roadKilometres! - 1)).toBeLessThan(0.05);
  });

  test('writes a public address in messages and on paper', () => {
    for (const language of languages) {
      const { text } = planMessage(exampleQuery, language)!;
      const address = new URL(/https?:\S+$/.exec(text)![0]);
      expect(address.origin).toBe(new URL(__BUILT_WITH__.siteUrl).origin);
      expect(planOf(address.search)).toEqual(planOf(exampleQuery));
    }
  });

  test('counts only destroyed buildings as rubble before demolition, and the damaged ones after it', () => {
    const plan = planOf(`${neighbourhoodQuery.replace('state=demolished', 'state=lies')}`);
    expect(
      rubbleTonnes(
        plan.quantity,
        Object.fromEntries(valueIds.map((id: ValueId) => [id, plannerValues.table[id].usual])) as Record<
          ValueId,
          number
        >,
      ),
    ).toBeCloseTo(60 * 4 * 220 * 1.2, 6);
  });
});

describe('PL-1 refused inputs', () => {
  test('finds no plan in an address without an amount', () => {
    expect(asksPlan(new URLSearchParams('lang=en&lite'))).toBe(false);
    expect(asksPlan(new URLSearchParams(exampleQuery))).toBe(true);
  });

  test.each([
    ['by=tonnes', 't', 'empty'],
    ['by=tonnes&t=-5', 't', 'sign'],
    ['by=tonnes&t=1e3', 't', 'form'],
    ['by=tonnes&t=12,34', 't', 'grouping'],
    ['by=tonnes&t=35.000', 't', 'grouping'],
    ['by=tonnes&t=97,200 t', 't', 'unit'],
    ['by=tonnes&t=0', 't', 'range'],
    ['by=tonnes&t=210000001', 't', 'range'],
    ['by=volume&m3=150000000', 'm3', 'much'],
    ['by=tonnes&t=100&months=1', 'months', 'deadline'],
    ['by=tonnes&t=100&trucks=2.5', 'trucks', 'whole'],
    ['by=tonnes&t=100&trucks=0', 'trucks', 'range'],
    ['by=tonnes&t=100&rated=401', 'rated', 'range'],
    ['by=tonnes&t=100&hours=12&shifts=3', 'hours', 'day'],
    ['by=tonnes&t=100&speed=', 'speed', 'empty'],
    ['by=buildings&n=&f=&m2=', 'n-0', 'rows'],
    ['by=buildings&n=3&f=&m2=100', 'f-0', 'empty'],
    ['by=buildings&state=lies&n=3&f=2&m2=100&type=frame&damage=severe', 'n-0', 'nothing'],
    [`by=tonnes&t=100&weights=${'15 '.repeat(21)}`, 'weights', 'many'],
    ['by=tonnes&t=100&weights=15 x', 'weights', 'form'],
    ['by=tonnes&t=100&crusher-hours=8', 'crushed', 'pair'],
    ['by=tonnes&t=100&crusher-hours=8&crushed=900', 'crushed', 'rated'],
  ])('%s: %s is refused as %s', (query, field, reason) => {
    expect(readPlan(new URLSearchParams(query)).refused?.[field]?.reason).toBe(reason);
  });

  test('reads Arabic digits and separators as the carbon calculator does', () => {
    expect(planOf('by=tonnes&t=١٢٬٣٤٥٫٦&trucks=٧').quantity).toEqual({ by: 'tonnes', tonnes: 12_345.6 });
  });

  test.each([
    ['by=tonnes&t=1 000', 1_000],
    ['by=tonnes&t=١٢،٣٤٥', 12_345],
    ['by=tonnes&t=1.250.000', 1_250_000],
  ])('%s is read', (query, tonnes) => {
    expect(planOf(query).quantity).toEqual({ by: 'tonnes', tonnes });
  });

  test('reads a decimal comma where its field allows no other number', () => {
    expect(planOf('by=tonnes&t=100&speed=27,5&steel=1,5').own).toEqual({ speed: 27.5, steel: 1.5 });
  });
});

describe('the three questions of the home page (HO-1b)', () => {
  test.each([
    ['by=tonnes&amount=100%2C000&months=12&plant-km=8', 'by=tonnes&t=100000&months=12'],
    ['by=volume&amount=%D9%A1%D9%A2%D9%A3&months=3&plant-km=5', 'by=volume&m3=123&months=3&plant-km=5'],
  ])('%s is a plan as any other', (query, same) => {
    const { plan } = readPlan(amountByUnit(new URLSearchParams(query)));
    expect(plan).toEqual(planOf(same));
  });
  test('names the field of a refused amount', () => {
    const { refused } = readPlan(amountByUnit(new URLSearchParams('by=volume&amount=none&months=3&plant-km=5')));
    expect(Object.keys(refused!)).toEqual(['m3']);
  });
});
