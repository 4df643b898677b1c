/**
 * The editor's server: the site's pages, rendered from the content on disk, and the calls of the panel.
 * It listens on the loopback address only, requires its key, and refuses every other host and origin.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import mime from 'mime';
import { fallbackLanguage } from '../../app/language/detect.ts';
import { parseLanguage } from '../../app/language/preference.ts';
import { colourRule } from '../building/tokens.ts';
import { editorLanguages } from '../office/languages.ts';
import { launchChapters } from '../office/missing-facts.ts';
import { launchSheet } from '../office/printed-list.ts';
import { handleCall } from './api.ts';
import { Places } from './content-plugin.ts';
import { DraftStore } from './drafts.ts';
import { Site } from './live-site.ts';
import { callsOf } from './panel-calls.ts';
import { fieldsNow } from './project-list.ts';
import { Publication } from './publication.ts';
import { warmUp } from './save.ts';
import { Texts } from './texts.ts';
import { Workspace } from './workspace.ts';

export interface RunningEditor {
  /** Contains the key, which every request needs. */
  url: string;
  stop: () => Promise<void>;
}

/** Lets a browser see the pages. Other programs on this computer get it too, so it opens no call. */
const cookieName = 'edit-view';
const html = 'text/html; charset=utf-8';

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'));

/**
 * @param root the checkout to edit; @param port 0 for a free one
 * @throws in production: the editor is a tool for the office's own computer
 */
export async function startEditor(root: string, port = 0): Promise<RunningEditor> {
  if (process.env.NODE_ENV === 'production') throw new Error('npm run edit never runs in production');
  const [key, view] = [randomBytes(24), randomBytes(24)].map((bytes) => bytes.toString('base64url')) as [
    string,
    string,
  ];
  const places = new Places();
  const workspace = new Workspace(root);
  warmUp(root);
  const site = await Site.open(workspace, places);
  const calls = callsOf({
    workspace,
    places,
    texts: new Texts(workspace, places, site),
    drafts: new DraftStore(join(root, 'data')),
    publication: new Publication(workspace, site),
    site,
  });
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error.message);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${actual}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const refuse = (reason: string) => response.writeHead(403, { 'content-type': 'text/plain' }).end(`${reason}\n`);
    if (request.headers.host !== `127.0.0.1:${actual}`) return void refuse('Not this host');
    const from = request.headers.origin;
    if (from !== undefined && from !== origin) return void refuse('Not this origin');
    const asked = url.searchParams.get('key');
    if (url.pathname === '/edit' && asked !== null) {
      if (!same(asked, key)) return void refuse('Not this key');
      const cookie = `${cookieName}=${view}; HttpOnly; SameSite=Strict; Path=/`;
      response.writeHead(200, { 'content-type': html, 'set-cookie': cookie, 'cache-control': 'no-store' });
      return void response.end(keepKey(key));
    }
    if (!['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site'] as string | undefined))
      return void refuse('Not this site');
    if (url.pathname.startsWith('/edit/api/')) {
      if (same(String(request.headers['x-edit-key'] ?? ''), key)) return handleCall(calls, url, request, response);
      response.writeHead(403, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ word: 'noKey' }));
    }
    const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
    if (!same(cookie, view)) return void refuse('The address with its key opens the editor');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('referrer-policy', 'same-origin');
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    const send = (type: string, body: string | Buffer) =>
      void response.writeHead(200, { 'content-type': type }).end(body);
    if (url.pathname === '/edit') return send(html, panelPage);
    const language = parseLanguage(url.searchParams.get('lang')) ?? fallbackLanguage;
    if (url.pathname === '/edit/plan') {
      const order = [...editorLanguages].sort((one, other) => Number(other === language) - Number(one === language));
      return send(html, launchSheet(await launchChapters(fieldsNow(workspace), process.env), order));
    }
    if (request.method === 'GET' && (request.headers['sec-fetch-dest'] ?? 'document').match(/document|iframe/)) {
      return send(html, extras + (await site.render(url.pathname + url.search, language)));
    }
    const drawing = url.pathname.startsWith('/drawings/') ? await site.drawing(url.pathname) : undefined;
    if (drawing !== undefined) return send('image/svg+xml', drawing);
    // Vite serves only the files that existed when it started.
    const added = /^\/(photos|films)\/\w+\.\w+$/.test(url.pathname) && join(root, 'public', url.pathname);
    if (added && existsSync(added)) return send(mime.getType(added)!, readFileSync(added));
    site.vite.middlewares(request, response, () => response.writeHead(404).end());
  }

  return {
    url: `${origin}/edit?key=${key}`,
    stop: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await site.close();
    },
  };
}

/** Keeps the key in the tab, out of the address and of what other ports get; the panel sends it in a header. */
const keepKey = (key: string): string =>
  `<!doctype html><script>sessionStorage.setItem('edit-key','${key}');location.replace('/edit')</script>`;

/** The site's whole typeface: subsetting would save nothing here. */
const faces = ['ar', 'en']
  .flatMap((language) =>
    [['Regular', '400'], ['SemiBold', '600 700']].map(
      ([name, weight]) =>
        `@font-face{font-family:"Sheet Sans ${language}";font-weight:${weight};font-display:swap;src:url(/node_modules/@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-${name}.woff2)}`,
    ),
  ) // biome-ignore format: pairs
  .join('');

const style = (name: string) => `<link rel="stylesheet" href="/tools/edit/panel/${name}.css?direct">`;

const panelPage = `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>تحرير الموقع · Edit the site</title><link rel="icon" href="/icon.svg"><style>${colourRule}${faces}</style>${['panel', 'forms', 'messages'].map(style).join('')}</head><body><div id="panel"></div><script type="module" src="/tools/edit/panel/main.tsx"></script></body></html>`;

/**
 * What the editor adds to a page: the site's styles from their sources, and the script that finds what was clicked. It stands before the
 * page so that the page is never seen without styles; the page's own `html` and `head` tags join the elements that are open already.
 */
const extras = `<!doctype html><style>${faces}</style><link rel="stylesheet" href="/app/styles/site.css?direct"><script type="module" src="/tools/edit/overlay.ts"></script>`;
