/**
 * `npm run dev`: the sources with hot reload. The server's own code answers, and renders every page for its request;
 * messages wait in `data/` unless SMTP_URL is set. The search index and other files are those of the last build.
 */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createServer } from 'vite';
import { byLanguage, type Language } from '../app/content/text.ts';
import type * as Answers from '../server/answers.ts';
import { readFiles, readPages } from '../server/files.ts';
import { contentPolicy, pageHeaders } from '../server/headers.ts';
import { createMail } from '../server/mail/mail-service.ts';
import { readBuildSettings, readRunSettings } from '../server/settings.ts';
import type * as Site from '../server/site.ts';
import { build } from './build.ts';
import { stampFile } from './building/build-stamp.ts';
import { filesByModule } from './building/client-files.ts';
import { startScript } from './building/start-script.ts';
import { distDirectory, root } from './paths.ts';

if (!existsSync(stampFile)) await build();
const built = readBuildSettings(process.env);
const settings = readRunSettings({ PORT: '5173', ...process.env }, built);
const { port, host } = settings;
/** Vite adds it to its own scripts and styles. */
const nonce = 'dev';
const vite = await createServer({
  root,
  appType: 'custom',
  html: { cspNonce: nonce },
  server: { port, ...(host ? { host } : {}) },
});
const policy = contentPolicy({ script: `nonce-${nonce}` })
  .replace("style-src 'self'", `$& 'nonce-${nonce}'`)
  // Its error overlay and hot reload.
  .replace(/;require-trusted-types-for.*$/, '')
  .replace("connect-src 'self'", "connect-src 'self' ws:");
const files = readFiles(distDirectory);
const pages = {
  ...readPages(distDirectory),
  headersOf: (language: Language) => pageHeaders(language, policy, 'no-store'),
};
const parts = {
  ...pages.parts,
  sheet: '/app/styles/site.css',
  print: '/app/styles/site.css?print',
  fonts: byLanguage(() => []),
  start: await startScript(),
  modules: filesByModule(
    (file) => [`/${file}`],
    (file) => existsSync(join(root, file)),
  ),
};

/** Shows why a page failed. */
function errorText(error: Error): string {
  vite.ssrFixStacktrace(error);
  console.error(error.stack);
  return `<!doctype html><pre>${stripVTControlCharacters(error.stack!).replaceAll('<', '&lt;')}</pre>`;
}

/** The server's part that answers, from the newest sources. */
async function currentSite() {
  const { createSite } = (await vite.ssrLoadModule('/server/site.ts')) as typeof Site;
  const { createAnswers, createRenderer } = (await vite.ssrLoadModule('/server/answers.ts')) as typeof Answers;
  const render = createRenderer(parts, files);
  const answers = createAnswers(
    async (question) => vite.transformIndexHtml(question.address, await render(question).catch(errorText)),
    () => {},
  );
  return createSite({ ...settings, files, pages, mail, answers, log: console.log });
}

const mail = await createMail({
  ...settings,
  log: console.log,
  templates: built.mail.templates,
  renderOutcome: async (outcome, response) => (await currentSite()).renderOutcome(outcome, response),
});
mail.start();

async function dispatch(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const site = await currentSite();
  const asked = site.read(request);
  if (asked.isMail) return mail.handle(request, response);
  if (asked.page || !site.sendReady(request, response, asked)) await site.answer(request, response, asked);
}
vite.middlewares.use((request, response, next) => void dispatch(request, response).catch(next));
await vite.listen();
vite.printUrls();
