import type { ServerResponse } from 'node:http';
import { plannerForm } from '../app/content/planner-form.ts';
import { pageNames } from '../app/content/shared/pages.ts';
import type { Language } from '../app/content/text.ts';
import { isRightToLeft } from '../app/language/detect.ts';
import { planCsv, planTable } from '../app/planner/csv.ts';
import { asksPlan, readPlan } from '../app/planner/inputs.ts';
import type { Plan } from '../app/planner/plan.ts';
import { sendBody, sendText } from './respond.ts';
import { workbook } from './workbook.ts';

/** The planner's result as a workbook, for spreadsheets (PL-1), by path. */
const planFiles = {
  '/planner.csv': {
    type: 'text/csv; charset=utf-8',
    make: async (plan: Plan, language: Language) => Buffer.from(planCsv(plan, language)),
  },
  '/planner.xlsx': {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: (plan: Plan, language: Language) => {
      const [head = [], ...rows] = planTable(plan, language);
      const name = pageNames['/planner'][language];
      return workbook([{ name, rightToLeft: isRightToLeft(language), head: head.map(String), rows }]);
    },
  },
} as const;

type PlanPath = keyof typeof planFiles;

export const isPlanPath = (path: string): path is PlanPath => Object.hasOwn(planFiles, path);

/** Inputs, assumptions and results of the plan in the query, or 400 with the page's error sentence. */
export async function sendPlan(response: ServerResponse, path: PlanPath, query: URLSearchParams, language: Language) {
  const { plan } = readPlan(query);
  const headers = { 'content-language': language, vary: 'Accept-Language, Cookie, Accept-Encoding' };
  if (!asksPlan(query) || !plan) return sendText(response, 400, `${plannerForm.refused[language]}\n`, headers);
  const { type, make } = planFiles[path];
  const ending = path.slice(path.lastIndexOf('.'));
  sendBody(response, 200, await make(plan, language), {
    ...headers,
    'content-type': type,
    'content-disposition': `attachment; filename="clearance-plan${ending}"`,
  });
}
