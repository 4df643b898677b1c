/** Answers GET: pages, files, redirects, rendered pages. Only a page visit stores its language (LA-5, `setCookies`). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFormPage } from '../app/content/forms/forms.ts';
import { formWords } from '../app/content/shared/form-words.ts';
import { isPagePath, type PagePath } from '../app/content/shared/pages.ts';
import type { Language } from '../app/content/text.ts';
import { canonicalPath, knownAddress } from '../app/document/known-path.ts';
import { chooseLanguage } from '../app/language/detect.ts';
import { parseLanguage, preferenceCookie } from '../app/language/preference.ts';
import { type createAnswers, type Question, type RequestValues, requestValues } from './answers.ts';
import type { Files, readPages } from './files.ts';
import { commonHeaders, isOpenData, openDataHeaders } from './headers.ts';
import type { OutcomeRequest } from './mail/handler.ts';
import type { createMail } from './mail/mail-service.ts';
import { encodingFor, sendBody, sendFile, sendText } from './respond.ts';

interface SiteOptions {
  files: Files;
  pages: Pick<ReturnType<typeof readPages>, 'page' | 'headersOf'>;
  siteUrl: string;
  mail: Pick<Awaited<ReturnType<typeof createMail>>, 'tokenCookies' | 'referenceOf'>;
  answers: Pick<ReturnType<typeof createAnswers>, 'answer'>;
  log: (line: object) => void;
}

/** A request as the site reads it. */
export interface Asked {
  path: string;
  /** With its question mark, or ''. */
  search: string;
  query: URLSearchParams;
  language: Language;
  /** The page, if this is exactly its path. */
  page: PagePath | undefined;
  isMail: boolean;
}

/** Longer paths get the prerendered not-found page, because the others look for a similar path. */
const longestPath = 2_000;
/** Seconds until a client may try again if too many pages are waiting to be rendered. */
const busy = 5;

/** A navigation. Prefetched pages store no language and get no form token, which would be too young when it is used. */
const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  !/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? '')) &&
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** Messengers that preview a shared link always ask for English, so previews follow the address only. */
const previewers =
  /facebookexternalhit|facebot|whatsapp\/|telegrambot|twitterbot|linkedinbot|slackbot|discordbot|skypeuripreview/i;

/** Everything that can be read: pages in the visitor's language, files, redirects, and pages rendered for one request. */
export function createSite({ files, pages, siteUrl, mail, answers, log }: SiteOptions) {
  const { protocol } = new URL(siteUrl);

  function read({ url = '/', method, headers }: IncomingMessage): Asked {
    const path = url.split('?', 1)[0]!;
    const search = url.slice(path.length);
    const query = new URLSearchParams(search);
    const isPreview = previewers.test(headers['user-agent'] ?? '');
    const language = chooseLanguage(query.get('lang'), isPreview ? {} : headers);
    const isMail = path.startsWith('/api/') || (method === 'POST' && isFormPage(path));
    return { path, search, query, language, page: isPagePath(path) ? path : undefined, isMail };
  }

  /** What is shown only to the client that was given this address. */
  const referenceIn = ({ page, query }: Asked): string | undefined =>
    page && isFormPage(page) ? mail.referenceOf(page, query.get('sent') ?? '') : undefined;

  /** The values of a page that has to be rendered, or undefined for a prerendered one. */
  function valuesOf(asked: Asked, { headers }: IncomingMessage): RequestValues | undefined {
    const { path, search, query, page } = asked;
    const agent = (headers['user-agent'] ?? '').slice(0, 50);
    if (!page) return { kind: 'not-found', address: `${protocol}//${headers.host}${path}${search}`, agent };
    const reference = query.has('sent') ? referenceIn(asked) : undefined;
    return reference ? { kind: 'receipt', reference } : requestValues(page, query);
  }

  function redirect(response: ServerResponse, address: string, search: string): void {
    const [path = '', fragment] = address.split('#');
    const location = path + search + (fragment ? `#${fragment}` : '');
    response.writeHead(301, { ...commonHeaders, location, 'content-length': 0, 'cache-control': 'no-cache' }).end();
  }

  /** Cookies of a page visit: the language that its address states (LA-5), and the token of its form. */
  function setCookies(request: IncomingMessage, response: ServerResponse, { query, page }: Asked): void {
    if (!isVisit(request)) return;
    const stated = parseLanguage(query.get('lang'));
    if (stated) response.appendHeader('set-cookie', preferenceCookie(stated, protocol === 'https:'));
    if (page && isFormPage(page)) response.appendHeader('set-cookie', mail.tokenCookies(page));
  }

  /** Sends what needs no work: a prerendered page, a file, a redirect to one. @returns whether it did */
  function sendReady(request: IncomingMessage, response: ServerResponse, asked: Asked): boolean {
    const { path, search, language, page } = asked;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const file = files.get(path);
    if (file) sendFile(response, file);
    // A page's request, not a navigation.
    else if (path.startsWith('/assets/')) sendText(response, 404, 'Not Found\n');
    else if (!page) {
      const meant = knownAddress(path) ?? (files.has(canonicalPath(path)) ? canonicalPath(path) : undefined);
      if (!meant) return false;
      redirect(response, meant, search);
    } else if (search && valuesOf(asked, request)) return false;
    else {
      setCookies(request, response, asked);
      sendFile(response, pages.page(page, search, language));
    }
    return true;
  }

  /** Renders the page for a client that is still there; a failure is logged. */
  async function render(question: Question, response: ServerResponse, encoding?: 'br' | 'gzip') {
    return answers
      .answer(question, () => response.destroyed, encoding)
      .catch((error: Error) => {
        log({ level: 'error', event: 'answer-failed', kind: question.values?.kind, error: error.stack });
        return undefined;
      });
  }

  /** What stands for a page that is not rendered. @param seconds until the client may try again */
  function refuse(response: ServerResponse, asked: Asked, seconds: number): void {
    const { path, language, page } = asked;
    const reference = referenceIn(asked);
    const wait = { 'retry-after': String(seconds) };
    if (path === '/healthz' || response.req.method === 'OPTIONS') sendText(response, 429, 'Too Many Requests\n', wait);
    else if (!page) sendFile(response, pages.page('404', '', language), {}, 404);
    // A stored message is confirmed in any case, if need be without a page.
    else if (reference) sendText(response, 200, `${formWords.success[language]}\n${reference}\n`);
    else sendFile(response, pages.page('429', '', language), wait, 429);
  }

  /** What is not ready, after the door: a page rendered for this request, or the refusal of another method. */
  async function answer(request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> {
    const { method } = request;
    const { path, search, language, page } = asked;
    if (method === 'OPTIONS' && isOpenData(path) && files.has(path))
      return sendText(response, 204, '', { ...openDataHeaders, 'access-control-allow-methods': 'GET, HEAD' });
    if (method !== 'GET' && method !== 'HEAD')
      return sendText(response, 405, 'Method Not Allowed\n', { allow: 'GET, HEAD' });
    setCookies(request, response, asked);
    if (!page && path.length > longestPath) return refuse(response, asked, busy);
    const encoding = encodingFor(request);
    const headers = { ...pages.headersOf(language), ...(encoding && { 'content-encoding': encoding }) };
    const status = page ? 200 : 404;
    if (method === 'HEAD') return void response.writeHead(status, headers).end();
    // Exactly one slash: two would name another host.
    const address = path.replace(/^[/\\]*/, '/') + search;
    const html = await render({ address, language, values: valuesOf(asked, request) }, response, encoding);
    if (html) sendBody(response, status, html, headers);
    else refuse(response, asked, busy);
  }

  /** The page of a refused form, with the typed text. @returns undefined if it can't be rendered now */
  async function renderOutcome({ page, language, ...returned }: OutcomeRequest, response: ServerResponse) {
    const html = await render({ address: page, language, values: { kind: 'form', ...returned } }, response);
    return html && { html, headers: pages.headersOf(language) };
  }

  return { read, sendReady, refuse, answer, renderOutcome };
}
