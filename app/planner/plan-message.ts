import { planner } from '../content/planner.ts';
import { plannerResults as words } from '../content/planner-results.ts';
import type { Language } from '../content/text.ts';
import { planAddress } from './address.ts';
import { calculate } from './calculate.ts';
import { readPlan } from './inputs.ts';
import type { Plan } from './plan.ts';
import { type RowId, resultRows } from './result-rows.ts';
import { inputLines, resultSentence, sharedMeta, showResult, verdictOf } from './wording.ts';

/** The results in the message; the address has the others. */
const messageRows: readonly RowId[] = [
  'plants',
  'trucks',
  'reserveTrucks',
  'loaders',
  'yardSquareMetres',
  'dieselLitres',
  'aggregate',
];

/** Subject and text of a plan's message to the office; both are editable. Undefined for an invalid query. */
export function planMessage(query: string, language: Language): { subject: string; text: string } | undefined {
  const { plan } = readPlan(new URLSearchParams(query));
  if (!plan) return undefined;
  const text = [
    words.message.intro[language],
    '',
    ...inputLines(plan, language).map(([label, value]) => `${label}: ${value}`),
    '',
    ...resultLines(plan, language),
    '',
    `${words.actions.address[language]}: ${planAddress(plan)}`,
  ].join('\n');
  return { subject: sharedMeta(plan, calculate(plan)).title[language] || planner.meta.title[language], text };
}

function resultLines(plan: Plan, language: Language): string[] {
  const result = calculate(plan);
  const { duration = '', sentence } = verdictOf(plan, result, language);
  const rows = resultRows(result)
    .flatMap((group) => group.rows)
    .filter((row) => messageRows.includes(row.id))
    .map(({ id, unit, values }) => {
      const middle = showResult(values[1]!, unit, language);
      return `${words.rows[id][language]}: ${middle} ${unit === 'count' ? '' : words.units[unit][language]}`.trim();
    });
  return [`${duration} ${sentence}`.trim(), '', ...rows];
}

/** The plan in a chat with the office: a greeting, the result in a sentence, and the address. */
export const planChat = (plan: Plan, language: Language): string =>
  [words.message.intro[language], resultSentence(plan, calculate(plan), language), planAddress(plan)].join('\n');
