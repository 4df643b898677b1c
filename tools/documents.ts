/** Makes the capability statement as a tagged PDF of two A4 pages a language in Chromium, and notes bytes and the hash of its inputs. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { capability } from '../app/content/capability.ts';
import type { Project } from '../app/content/project-content.ts';
import { type Language, languages } from '../app/content/text.ts';
import { browserFlags, findBrowser } from './browser.ts';
import type * as Statement from './documents/statement.tsx';
import { root } from './paths.ts';
import { correctLigatureOrder } from './pdf-text-order.ts';

const require = createRequire(import.meta.url);
const manifestFile = join(root, 'app/content/documents-manifest.json');
const folder = join(root, 'public/documents');
/** How much smaller the letters may become before a long entry of the office takes a third page. */
const scales = [1, 0.96, 0.92, 0.88, 0.84, 0.8];

interface DocumentsManifest {
  inputs: string;
  files: Record<string, { pages: number; bytes: number }>;
}

/** The documents as their tools and the content make them, without fonts and drawings: those change with the tools' own code. */
async function statements(scale: number, fonts: { regular: string; bold: string }): Promise<Record<Language, string>> {
  const { module } = await runnerImport<typeof Statement>(join(root, 'tools/documents/statement.tsx'), {
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
  });
  const projects: Project[] = [];
  for (const { project } of capability.projects.selected) {
    const file: { project: Project } = await import(join(root, `app/content/projects/${project}.ts`));
    projects.push(file.project);
  }
  const entries = languages.map(async (language) => [
    language,
    await module.statementHtml({ language, fonts, projects, scale }),
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

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;

async function print(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    tagged: true,
    outline: true,
    printBackground: true,
  });
  await page.close();
  return correctLigatureOrder(pdf);
}

export async function makeDocuments(): Promise<void> {
  const face = (weight: string) =>
    readFileSync(
      require.resolve(`@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-${weight}.woff2`),
    ).toString('base64');
  const fonts = { regular: face('Regular'), bold: face('SemiBold') };
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const files: DocumentsManifest['files'] = {};
  mkdirSync(folder, { recursive: true });
  try {
    for (const language of languages) {
      let pdf: Buffer | undefined;
      for (const scale of scales) {
        pdf = await print(browser, (await statements(scale, fonts))[language]);
        if (pagesOf(pdf) <= 2) break;
      }
      writeFileSync(join(folder, `capability-${language}.pdf`), pdf!);
      files[`capability-${language}`] = { pages: pagesOf(pdf!), bytes: pdf!.length };
    }
  } finally {
    await browser.close();
  }
  writeFileSync(manifestFile, `${JSON.stringify({ inputs: await inputHash(), files }, null, 2)}\n`);
}
