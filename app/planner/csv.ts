import { plannerResults as words } from '../content/planner-results.ts';
import { plannerValues, valueIds } from '../content/planner-values.ts';
import type { Language } from '../content/text.ts';
import { fill } from '../language/format.ts';
import { calculate } from './calculate.ts';
import { columnValues, scenarios } from './columns.ts';
import type { Plan } from './plan.ts';
import { resultRows } from './result-rows.ts';
import { inputLines } from './wording.ts';

/** Spreadsheet programs detect UTF-8 by this mark. */
const mark = '\ufeff';

/** Escapes what a spreadsheet would run as a formula. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Nine digits: exact for every amount, without binary fractions. */
const number = (value: number | null): string | number => (value === null ? '' : Number(value.toPrecision(9)));

/** Inputs, assumptions and unrounded results of a plan; the first row names the columns. */
export function planTable(plan: Plan, language: Language): (string | number)[][] {
  const { csv } = words;
  const heads = [
    csv.kind,
    csv.name,
    csv.symbol,
    words.unit,
    ...scenarios.map((scenario) => words.columns[scenario]),
    csv.source,
  ].map((head) => head[language]);
  const inputs = inputLines(plan, language).map(([label, value]) => [
    csv.input[language],
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
      csv.result[language],
      words.rows[id][language],
      '',
      words.units[unit][language],
      ...values.map(number),
      '',
    ]),
  );
  return [heads, ...inputs, ...assumptions(plan, language), ...results];
}

/** The table as CSV (RFC 4180, UTF-8). */
export const planCsv = (plan: Plan, language: Language): string =>
  mark +
  planTable(plan, language)
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');

function assumptions(plan: Plan, language: Language): (string | number)[][] {
  const columns = scenarios.map((scenario) => columnValues(scenario, plan.own));
  return valueIds.map((id) => {
    const { name, symbol, unit, source, places } = plannerValues.table[id];
    return [
      words.csv.assumption[language],
      name[language],
      symbol,
      unit[language],
      ...columns.map((values) => values[id]),
      fill(source[language], places ?? {}),
    ];
  });
}
