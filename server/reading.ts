import type { IncomingMessage, ServerResponse } from 'node:http';
import { formNames, forms } from '../app/content/forms/forms.ts';
import { knownPath } from '../app/document/known-path.ts';
import { chooseLanguage, parseLanguage, preferenceCookie } from '../app/language/detect.ts';
import type { Answers } from './answers/answers.ts';
import { askedByQuery, hasScripts, type Question } from './answers/question.ts';
import { createDictionaries, dictionaryHeaders, knowsDictionaries } from './dictionaries.ts';
import { readAssets } from './files.ts';
import { commonHeaders, fileHeaders, filePolicy, isDocument } from './headers.ts';
import { type Clock, second, systemClock } from './mail/clock.ts';
import type { OutcomeRequest } from './mail/handler.ts';
import { createLimit } from './mail/limit.ts';
import { senderAddress } from './mail/sender.ts';
import { planPath, sendPlan } from './plan-file.ts';
import { readPages } from './prerendered.ts';
import { encodingFor, redirect, sendBody, sendFile, sendText } from './respond.ts';

interface SiteOptions {
  dist: string;
  siteUrl: string;
  mailOrigin?: string | undefined;
  trustProxy: boolean;
  /** The form token that a form page brings along, as cookies. */
  tokenCookies: (page: string) => string[];
  answers: Answers;
  log: (line: object) => void;
  clock?: Clock;
}

/** The register's files are made to be used elsewhere; nothing else is. */
const openToOthers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** A drawing of one page stands on the next one too: within a visit nobody asks for it again. */
function cachingOf(path: string, immutable: boolean): string {
  if (immutable) return 'max-age=31536000, immutable';
  return /^\/(drawings\/|icon\.svg)/.test(path) ? 'max-age=600' : 'no-cache';
}

/** Pages whose forms want a token, and whose own address takes a form's post. */
const formPages: readonly string[] = formNames.map((name) => forms[name].page);

export const isFormPage = (path: string | undefined): boolean => formPages.includes(path ?? '');

/** Pages that have to be rendered for one visitor: 60 at once, then five a second; in some networks hundreds share one address. */
const questions = { burst: 60, refill: second / 5, floodAfter: Number.POSITIVE_INFINITY };

/** A visitor opens the page. The service worker fetches pages ahead as well; its token would be seconds old when a form is sent. */
const isVisit = (request: IncomingMessage): boolean => (request.headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';

/** Everything that can be read: pages in the visitor's language, files, redirects to the proper spelling. */
export function createSite(options: SiteOptions) {
  const { dist, siteUrl, mailOrigin, trustProxy, tokenCookies, answers, log, clock = systemClock } = options;
  const pages = readPages(dist, mailOrigin);
  const assets = readAssets(dist);
  const limit = createLimit(clock, questions);
  const against = createDictionaries(pages.all);
  const secure = siteUrl.startsWith('https:');
  const vary = 'Accept-Language, Cookie, Save-Data, Accept-Encoding, Available-Dictionary';

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(request, response, 405, 'Method Not Allowed\n', { allow: 'GET, HEAD' });
      return;
    }
    const target = request.url ?? '/';
    const cut = target.indexOf('?');
    const path = cut < 0 ? target : target.slice(0, cut);
    const search = cut < 0 ? '' : target.slice(cut);
    if (path === planPath) {
      const query = new URLSearchParams(search);
      return sendPlan(request, response, query, wishes(request, query).language);
    }
    const known = knownPath(path);
    if (known !== undefined) {
      if (known === path) return sendPage(request, response, known, search);
      // The query goes along; the slash at the start keeps the visitor on this site.
      redirect(response, 308, known + search);
      return;
    }
    const asset = assets.get(path);
    if (!asset) return sendNotFound(request, response, path, search);
    sendFile(request, response, asset, {
      ...(isDocument(asset.type) ? commonHeaders : fileHeaders),
      'cache-control': cachingOf(path, asset.immutable),
      'content-security-policy': filePolicy(asset.type),
      vary: 'Accept-Encoding',
      ...(path.startsWith('/data/') ? openToOthers : {}),
    });
  }

  /** LA-5: the language of this request, and the cookie if the address states a choice. */
  function wishes(request: IncomingMessage, query: URLSearchParams) {
    const stated = parseLanguage(query.get('lang'));
    const language = chooseLanguage({
      query: stated ?? null,
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
    });
    const lite = request.headers['save-data'] === 'on' || query.has('lite');
    return { language, lite, cookies: stated ? [preferenceCookie(stated, secure)] : [] };
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    path: Parameters<typeof askedByQuery>[0],
    search: string,
  ): Promise<void> {
    const query = new URLSearchParams(search);
    const { language, lite, cookies } = wishes(request, query);
    if (isFormPage(path) && isVisit(request)) cookies.push(...tokenCookies(path));
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    const asked = askedByQuery(path, query);
    if (asked) {
      const question = { address: path + search, language, lite, asked };
      const refuse = (retryAfter: number) =>
        sendFile(
          request,
          response,
          pages.tooMuch(language),
          {
            'cache-control': 'no-store',
            'content-language': language,
            'content-security-policy': pages.answerPolicy(true, false),
            'retry-after': String(retryAfter),
            vary,
          },
          429,
        );
      return sendAnswer(request, response, 200, question, refuse);
    }
    const file = pages.find(path, search, language, lite);
    const headers = {
      ...commonHeaders,
      'cache-control': 'no-cache',
      'content-language': language,
      'content-security-policy': file.policy,
      vary,
      ...(knowsDictionaries(request) ? dictionaryHeaders : {}),
    };
    sendFile(request, response, file, headers, 200, await against(request, file));
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string, search: string) {
    const { language, lite, cookies } = wishes(request, new URLSearchParams(search));
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    const agent = request.headers['user-agent'] ?? '';
    const question: Question = {
      // One slash only: links to two would lead to another host.
      address: path.replace(/^[/\\]*/, '/') + search,
      language,
      lite,
      asked: { kind: 'not-found', address: siteUrl + path + search, agent: agent.slice(0, 50) },
    };
    return sendAnswer(request, response, 404, question, () => {
      const page = pages.notFound(language, lite);
      const headers = { ...commonHeaders, 'cache-control': 'no-store', 'content-language': language, vary };
      sendFile(request, response, page, { ...headers, 'content-security-policy': page.policy }, 404);
    });
  }

  /** A page rendered for this one request. @param refuse what is sent instead where this visitor, or all together, ask too much */
  async function sendAnswer(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    question: Question,
    refuse: (retryAfter: number) => void,
  ): Promise<void> {
    const verdict = limit.take(senderAddress(request, trustProxy));
    if (!verdict.allowed) return refuse(verdict.retryAfter);
    const encoding = encodingFor(request);
    const body = await answers.to(question, encoding).catch((error: Error) => {
      log({ level: 'error', event: 'answer-failed', asked: question.asked.kind, error: error.stack ?? error.message });
      // The not-found page has one from the build to stand in for it.
      if (status !== 404) throw error;
      return undefined;
    });
    if (!body) return refuse(1);
    sendBody(request, response, status, body, {
      'content-type': 'text/html; charset=utf-8',
      'content-language': question.language,
      'content-security-policy': pages.answerPolicy(question.lite, hasScripts(question)),
      vary,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
  }

  /** The page of a form that was not accepted, without scripts, so that what was typed stays where it is. */
  async function renderOutcome({ page, language, form, values, errors, status }: OutcomeRequest) {
    const asked = { kind: 'form', form, values, errors, status } as const;
    const question: Question = { address: page, language, lite: false, asked };
    const html = await answers.to(question);
    const policy = pages.answerPolicy(false, false);
    return html && { html, headers: { 'content-security-policy': policy, 'content-language': language } };
  }

  return { handle, renderOutcome };
}
