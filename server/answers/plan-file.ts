import { pageNames } from '../../app/content/shared/pages.ts';
import { isRightToLeft } from '../../app/language/detect.ts';
import { readPlan } from '../../app/planner/inputs.ts';
import { planTable } from '../../app/planner/plan-table.ts';
import { workbook } from '../workbook.ts';
import type { Question } from './question.ts';

/** Inputs, assumptions and results of the plan in the query, for spreadsheets (PL-1). @throws Error if it is refused */
export async function planFile({ address, language }: Question): Promise<Uint8Array> {
  const { plan } = readPlan(new URL(address, 'http://site').searchParams);
  if (!plan) throw new Error('A refused plan has no file');
  const [head = [], ...rows] = planTable(plan, language);
  const name = pageNames['/planner'][language];
  return workbook([{ name, rightToLeft: isRightToLeft(language), head: head.map(String), rows }]);
}
