import { plannerResults as words } from '../content/planner-results.ts';
import { plannerValues, valueIds } from '../content/planner-values.ts';
import type { Language } from '../content/text.ts';
import { fill } from '../language/format.ts';
import { calculate } from './calculate.ts';
import { columnValues, scenarios } from './columns.ts';
import type { Plan } from './plan.ts';
import { resultRows } from './result-rows.ts';
import { inputLines } from './wording.ts';

/** Nine digits: exact for every amount, without binary fractions. */
const number = (value: number | null): string | number => (value === null ? '' : Number(value.toPrecision(9)));

/** Inputs, assumptions and unrounded results of a plan; the first row names the columns. */
export function planTable(plan: Plan, language: Language): (string | number)[][] {
  const { table } = words;
  const heads = [
    table.kind,
    table.name,
    table.symbol,
    words.unit,
    ...scenarios.map((scenario) => words.columns[scenario]),
    table.source,
  ].map((head) => head[language]);
  const inputs = inputLines(plan, language).map(([label, value]) => [
    table.input[language],
    label,
    '',
    '',
    '',
    value,
    '',
    '',
  ]);
  const results = resultRows(calculate(plan)).flatMap(({ rows }) =>
    rows.map(({ id, unit, values }) => [
      table.result[language],
      words.rows[id][language],
      '',
      words.units[unit][language],
      ...values.map(number),
      '',
    ]),
  );
  return [heads, ...inputs, ...assumptions(plan, language), ...results];
}

function assumptions(plan: Plan, language: Language): (string | number)[][] {
  const columns = scenarios.map((scenario) => columnValues(scenario, plan.own));
  return valueIds.map((id) => {
    const { name, symbol, unit, source, places } = plannerValues.table[id];
    return [
      words.table.assumption[language],
      name[language],
      symbol,
      unit[language],
      ...columns.map((values) => values[id]),
      fill(source[language], places ?? {}),
    ];
  });
}
