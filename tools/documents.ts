/** Makes the capability statement as a tagged PDF of two A4 pages a language in Chromium, and notes bytes and the hash of its inputs. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capability } from '../app/content/capability.ts';
import type { Project } from '../app/content/project-content.ts';
import { type Language, languages } from '../app/content/text.ts';
import { loadCode } from './building/load-code.ts';
import type * as Statement from './documents/statement.tsx';
import { writeWhole } from './edit/file-change.ts';
import { root } from './paths.ts';
import { type PrintFonts, printFonts, withPrinter } from './print-pdf.ts';

const manifestFile = join(root, 'app/content/documents-manifest.json');
const folder = join(root, 'public/documents');
/** How much smaller the letters may become before a long entry of the office takes a third page. */
const scales = [1, 0.96, 0.92, 0.88, 0.84, 0.8];

interface DocumentsManifest {
  inputs: string;
  files: Record<string, { pages: number; bytes: number }>;
}

let loading: Promise<typeof Statement> | undefined;

/** The documents as their tools and the content make them, without fonts and drawings: those change with the tools' own code. */
async function statements(scale: number, fonts: PrintFonts): Promise<Record<Language, string>> {
  loading ??= loadCode<typeof Statement>('tools/documents/statement.tsx');
  const { statementHtml } = await loading;
  const projects: Project[] = [];
  for (const { project } of capability.projects.selected) {
    const file: { project: Project } = await import(join(root, `app/content/projects/${project}.ts`));
    projects.push(file.project);
  }
  const entries = languages.map(async (language) => [
    language,
    await statementHtml({ language, fonts, projects, scale }),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Everything that the PDFs say and look like. */
async function inputHash(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(await statements(1, { regular: '', bold: '' })));
  for (const file of ['tools/documents.ts', ...globSync('tools/documents/*', { cwd: root }).sort()])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** @returns the folder of the documents where they no longer match the content */
export async function checkDocuments(): Promise<string[]> {
  const { inputs }: DocumentsManifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  return inputs === (await inputHash()) ? [] : ['public/documents'];
}

export async function makeDocuments(): Promise<void> {
  const fonts = printFonts();
  const made = new Map<string, Buffer>();
  const files: DocumentsManifest['files'] = {};
  await withPrinter(async (print) => {
    for (const language of languages) {
      for (const scale of scales) {
        const { pdf, pages } = await print((await statements(scale, fonts))[language]);
        made.set(`capability-${language}.pdf`, pdf);
        files[`capability-${language}`] = { pages, bytes: pdf.length };
        if (pages <= 2) break;
      }
    }
  });
  // Written when all are there: a browser that gives up leaves the old ones.
  for (const [name, pdf] of made) writeWhole(join(folder, name), pdf);
  writeWhole(manifestFile, `${JSON.stringify({ inputs: await inputHash(), files }, null, 2)}\n`);
}
