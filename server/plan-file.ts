import type { ServerResponse } from 'node:http';
import { plannerForm } from '../app/content/planner-form.ts';
import { pageNames } from '../app/content/shared/pages.ts';
import type { Language } from '../app/content/text.ts';
import { isRightToLeft } from '../app/language/detect.ts';
import { asksPlan, readPlan } from '../app/planner/inputs.ts';
import { planTable } from '../app/planner/plan-table.ts';
import { sendBody, sendText } from './respond.ts';
import { workbook } from './workbook.ts';

/** The planner's result as a workbook, for spreadsheets (PL-1). */
export const planPath = '/planner.xlsx';

/** Inputs, assumptions and results of the plan in the query, or 400 with the page's error sentence. */
export async function sendPlan(response: ServerResponse, query: URLSearchParams, language: Language): Promise<void> {
  const { plan } = readPlan(query);
  const headers = { 'content-language': language, vary: 'Accept-Language, Cookie, Accept-Encoding' };
  if (!asksPlan(query) || !plan) return sendText(response, 400, `${plannerForm.refused[language]}\n`, headers);
  const [head = [], ...rows] = planTable(plan, language);
  const name = pageNames['/planner'][language];
  const file = await workbook([{ name, rightToLeft: isRightToLeft(language), head: head.map(String), rows }]);
  sendBody(response, 200, file, {
    ...headers,
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="clearance-plan.xlsx"',
  });
}
