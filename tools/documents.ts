/** Makes the capability statement as a tagged PDF of two A4 pages a language in Chromium. */
import { join } from 'node:path';
import { capability } from '../app/content/capability.ts';
import type { Project } from '../app/content/project-content.ts';
import { type Language, languages } from '../app/content/text.ts';
import { bundleCode } from './building/load-code.ts';
import type * as Statement from './documents/statement.tsx';
import { root } from './paths.ts';
import { makePdfs, noFonts, type PrintFonts, stalePdfs } from './print-pdf.ts';

/** How much smaller the letters may become before a long entry of the office takes a third page. */
const scales = [1, 0.96, 0.92, 0.88, 0.84, 0.8];

type MakeStatement = (language: Language, fonts: PrintFonts, scale: number) => Promise<string>;

/** One run of a command reads the sources once. */
let reading: Promise<MakeStatement> | undefined;
const loadStatement = (): Promise<MakeStatement> => (reading ??= readStatement());

/** The statement as its tools and the content make it. */
async function readStatement(): Promise<MakeStatement> {
  const code = await bundleCode<typeof Statement>('tools/documents/statement.tsx');
  const { statementHtml } = await code.load();
  const projects: Project[] = [];
  for (const { project } of capability.projects.selected) {
    const file: { project: Project } = await import(join(root, `app/content/projects/${project}.ts`));
    projects.push(file.project);
  }
  return (language, fonts, scale) => statementHtml({ language, fonts, projects, scale });
}

/** Everything that the PDFs say and look like, at the smallest scale: there every length that knows it differs. */
async function inputs(): Promise<unknown> {
  const statement = await loadStatement();
  const html = languages.map((language) => statement(language, noFonts, scales.at(-1)!));
  return [scales, ...(await Promise.all(html))];
}

/** @returns the folder of the documents where they no longer match the content */
export const checkDocuments = async (): Promise<string[]> => stalePdfs('documents', await inputs());

export async function makeDocuments(): Promise<void> {
  const statement = await loadStatement();
  await makePdfs('documents', await inputs(), async (print, fonts) => {
    for (const language of languages) {
      for (const scale of scales) {
        const pages = await print(`capability-${language}`, await statement(language, fonts, scale));
        if (pages <= 2) break;
      }
    }
  });
}
