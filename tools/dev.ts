/**
 * `npm run dev`: the sources with hot reload. Forms, search, calculators and the not-found page work as on the real
 * server; messages wait in `data/` unless SMTP_URL is set. The search index is built with the first search and not
 * updated.
 */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { isFormPage } from '../app/content/forms/forms.ts';
import { paths } from '../app/content/shared/pages.ts';
import { type Language, languages } from '../app/content/text.ts';
import { knownPath } from '../app/document/known-path.ts';
import type * as PageRender from '../app/document/render.tsx';
import { chooseLanguage } from '../app/language/detect.ts';
import { registerRows } from '../app/register/rows.ts';
import type * as Search from '../app/search/search.ts';
import type * as Answers from '../server/answers.ts';
import { contentPolicy } from '../server/headers.ts';
import { createMail } from '../server/mail/mail-service.ts';
import { readBuildSettings, readRunSettings } from '../server/settings.ts';
import { filesByModule } from './building/client-files.ts';
import { createSearchTexts } from './building/make-search-texts.ts';
import { elements } from './building/page-tree.ts';
import { startScript } from './building/start-script.ts';
import { root } from './paths.ts';

const built = readBuildSettings(process.env);
const settings = readRunSettings({ PORT: '5173', ...process.env }, built);
/** As in built pages, from the sources. */
const head = { sheet: '/app/styles/site.css', print: '/app/styles/site.css?print', start: await startScript() };
const modules = filesByModule(
  (file) => [`/${file}`],
  (file) => existsSync(join(root, file)),
);
/** Vite adds it to its own scripts and styles. */
const nonce = 'dev';
const policy = contentPolicy({ script: `nonce-${nonce}` })
  .replace("style-src 'self'", `$& 'nonce-${nonce}'`)
  // Its error overlay and hot reload.
  .replace(/;require-trusted-types-for.*$/, '')
  .replace("connect-src 'self'", "connect-src 'self' ws:");

function createPages(vite: ViteDevServer) {
  const load = <Module>(file: string) => vite.ssrLoadModule(file) as Promise<Module>;
  const texts: Partial<Record<Language, ReturnType<typeof createSearchTexts>['texts']>> = {};

  async function searchTexts(language: Language) {
    const known = texts[language];
    if (known) return known;
    const { renderPage } = await load<typeof PageRender>('/app/document/render.tsx');
    const made = createSearchTexts(language, await registerRows());
    for (const path of paths) made.add(path, elements(await renderPage(path, language)));
    texts[language] = made.texts;
    return made.texts;
  }

  async function render(address: string, language: Language, values?: Answers.RequestValues): Promise<string> {
    const { renderPage } = await load<typeof PageRender>('/app/document/render.tsx');
    const { answerTo } = await load<typeof Answers>('/server/answers.ts');
    const { createSource } = await load<typeof Search>('/app/search/search.ts');
    if (values?.kind === 'search') for (const each of languages) await searchTexts(each);
    const answer = values && answerTo(values, language, (of) => createSource(texts[of]!));
    return vite.transformIndexHtml(address, await renderPage(address, language, { head, modules, answer }));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', settings.siteUrl);
    const language = chooseLanguage(url.searchParams.get('lang'), request.headers);
    const path = knownPath(url.pathname);
    const { requestValues } = await load<typeof Answers>('/server/answers.ts');
    const agent = request.headers['user-agent'] ?? '';
    const values = path
      ? requestValues(path, url.searchParams)
      : ({ kind: 'not-found', address: url.href, agent } as const);
    const html = await render(url.pathname + url.search, language, values);
    response.statusCode = path ? 200 : 404;
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }

  return { searchTexts, render, answer };
}

const server = await createServer({
  root,
  appType: 'custom',
  html: { cspNonce: nonce },
  server: { port: settings.port, ...(settings.host ? { host: settings.host } : {}) },
  plugins: [
    {
      name: 'site',
      async configureServer(vite) {
        const pages = createPages(vite);
        const mail = await createMail({
          ...settings,
          log: console.log,
          templates: built.mail.templates,
          renderOutcome: async ({ page, language, ...returned }) => ({
            html: Buffer.from(await pages.render(page, language, { kind: 'form', ...returned })),
            headers: { 'content-security-policy': policy },
          }),
        });
        mail.start();
        vite.middlewares.use(async (request, response, next) => {
          const path = (request.url ?? '/').split('?')[0]!;
          const index = languages.find((language) => path === `/search-${language}.json`);
          if (path.startsWith('/api/') || (request.method === 'POST' && isFormPage(path)))
            return mail.handle(request, response);
          if (isFormPage(path)) response.setHeader('set-cookie', mail.tokenCookies(path));
          if (!index) return next();
          response.setHeader('content-type', 'application/json').end(JSON.stringify(await pages.searchTexts(index)));
        });
        return () =>
          vite.middlewares.use((request, response, next) => {
            request.url = request.originalUrl ?? '/';
            pages.answer(request, response).catch(next);
          });
      },
    },
  ],
});
await server.listen();
server.printUrls();
