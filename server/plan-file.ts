import type { ServerResponse } from 'node:http';
import { plannerForm } from '../app/content/planner-form.ts';
import type { Language } from '../app/content/text.ts';
import { planCsv } from '../app/planner/csv.ts';
import { asksPlan, readPlan } from '../app/planner/inputs.ts';
import { sendText } from './respond.ts';

/** A plan of the planner, for programs that calculate with tables (PL-1). */
export const planPath = '/planner.csv';

/** Inputs, assumptions and results of the plan that the query states, or 400 with the sentence that the page has for it. */
export function sendPlan(response: ServerResponse, query: URLSearchParams, language: Language) {
  const { plan } = readPlan(query);
  const headers = { 'content-language': language, vary: 'Accept-Language, Cookie, Accept-Encoding' };
  if (!asksPlan(query) || !plan) return sendText(response, 400, `${plannerForm.refused[language]}\n`, headers);
  sendText(response, 200, planCsv(plan, language), {
    ...headers,
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="clearance-plan.csv"',
  });
}
