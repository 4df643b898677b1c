import type { IncomingMessage, ServerResponse } from 'node:http';
import { formNames, forms } from '../app/content/forms/forms.ts';
import { plannerForm } from '../app/content/planner-form.ts';
import { formWords } from '../app/content/shared/form-words.ts';
import type { PagePath } from '../app/content/shared/pages.ts';
import type { Language } from '../app/content/text.ts';
import { knownPath } from '../app/document/known-path.ts';
import { chooseLanguage } from '../app/language/detect.ts';
import { parseLanguage, preferenceCookie } from '../app/language/preference.ts';
import { asksPlan, readPlan } from '../app/planner/inputs.ts';
import type { Answers } from './answers/answers.ts';
import { planPath, type Question, requestValues } from './answers/question.ts';
import { createDictionaries, dictionaryHeaders, knowsDictionaries } from './dictionaries.ts';
import { type Encoding, hashed, readAssets } from './files.ts';
import { commonHeaders, fileHeaders, filePolicy, isDocument } from './headers.ts';
import { longestAddress, longestRedirect } from './limits.ts';
import type { OutcomeRequest } from './mail/handler.ts';
import { readPages } from './prerendered-pages.ts';
import { repairAddress, repairQuery } from './repair-address.ts';
import { encodingFor, sendBody, sendFile, sendText } from './respond.ts';

interface SiteOptions {
  dist: string;
  siteUrl: string;
  mailOrigin?: string | undefined;
  /** The form token of a form page, as cookies. */
  tokenCookies: (page: string) => string[];
  /** The reference number that `?sent=` names on a form page, if this server gave it. */
  referenceOf: (page: string, receipt: string) => string | undefined;
  answers: Answers;
  /** Called for each request for a missing asset. */
  missingAsset: () => void;
  log: (line: object) => void;
}

/** Only the register's files are meant for use on other sites. */
const openToOthers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Pages share drawings; within a visit each is fetched once. */
function cachingOf(path: string): string {
  if (path.startsWith(hashed)) return 'max-age=31536000, immutable';
  return /^\/(drawings\/|icon\.svg)/.test(path) ? 'max-age=600' : 'no-cache';
}

/** Pages with a form, whose own address accepts its post. */
const formPages: readonly string[] = formNames.map((name) => forms[name].page);

export const isFormPage = (path: string | undefined): boolean => formPages.includes(path ?? '');

/** Messengers and networks that show a preview of a shared link. */
const isPreviewer = (agent = ''): boolean =>
  /facebookexternalhit|facebot|whatsapp\/|telegrambot|twitterbot|linkedinbot|slackbot|discordbot|skypeuripreview/i.test(
    agent,
  );

/** Files that were published under another name. */
const movedFiles: Readonly<Record<string, string>> = {
  '/data/register.csv': '/data/figures.csv',
  '/planner.csv': planPath,
};

const planHeaders = {
  'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'content-disposition': 'attachment; filename="clearance-plan.xlsx"',
};

/** On every page, prerendered or rendered per request. */
const pageHeaders = (language: Language, policy: string) => ({
  ...commonHeaders,
  'content-language': language,
  'content-security-policy': policy,
  vary: 'Accept-Language, Cookie, Accept-Encoding, Available-Dictionary',
});

/** Drops the query of a long address from a redirect. */
const bounded = (location: string): string =>
  location.length > longestRedirect ? location.split('?', 1)[0]! : location;

/** Everything that can be read: pages in the visitor's language, files, redirects to the canonical path. */
export function createSite({
  dist,
  siteUrl,
  mailOrigin,
  tokenCookies,
  referenceOf,
  answers,
  missingAsset,
  log,
}: SiteOptions) {
  const pages = readPages(dist, mailOrigin);
  const assets = readAssets(dist);
  const deltaFor = createDictionaries(pages.all);
  const secure = siteUrl.startsWith('https:');

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return sendText(response, 405, 'Method Not Allowed\n', { allow: 'GET, HEAD' });
    const path = url.split('?', 1)[0]!;
    if (path.length > longestAddress) return sendNotFoundPage(response, languageFor(request, new URLSearchParams()));
    const query = url.length > longestAddress ? '' : url.slice(path.length);
    const search = repairQuery(query);
    if (path === planPath) return sendPlan(request, response, search);
    const moved = movedFiles[path];
    if (moved) return redirect(response, moved + search);
    const known = knownPath(path);
    if (known === path && search === query) return sendPage(request, response, known, search);
    if (known) return redirect(response, known + search);
    const asset = assets.get(path);
    if (!asset && path.startsWith(hashed)) {
      // A page's request, not a navigation.
      missingAsset();
      return sendText(response, 404, 'Not Found\n');
    }
    if (!asset) {
      const meant = repairAddress(path, search, (other) => knownPath(other) ?? (assets.has(other) ? other : undefined));
      return meant ? redirect(response, meant) : sendNotFound(request, response, path, search);
    }
    sendFile(response, asset, {
      ...(isDocument(asset.type) ? commonHeaders : fileHeaders),
      'cache-control': cachingOf(path),
      'content-security-policy': filePolicy(asset.type),
      vary: 'Accept-Encoding',
      ...(path.startsWith('/data/') ? openToOthers : {}),
    });
  }

  /** @param location a path of this site, with its query */
  function redirect(response: ServerResponse, location: string): void {
    const moved = { location: bounded(location), 'content-length': 0, 'cache-control': 'no-cache' };
    response.writeHead(308, { ...commonHeaders, ...moved }).end();
  }

  /** LA-5: the language of the request. */
  const languageFor = ({ headers }: IncomingMessage, query: URLSearchParams): Language =>
    // Telegram and others always ask for English, so previews follow the address only.
    chooseLanguage(query.get('lang'), isPreviewer(headers['user-agent']) ? {} : headers);

  /** Stores the language that the address states in a cookie. */
  function keepChoice(response: ServerResponse, query: URLSearchParams): void {
    const stated = parseLanguage(query.get('lang'));
    if (stated) response.appendHeader('set-cookie', preferenceCookie(stated, secure));
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse, path: PagePath, search: string) {
    const query = new URLSearchParams(search);
    const language = languageFor(request, query);
    keepChoice(response, query);
    if (isFormPage(path)) response.appendHeader('set-cookie', tokenCookies(path));
    const sent = isFormPage(path) ? query.get('sent') : null;
    const reference = sent === null ? undefined : referenceOf(path, sent);
    const values = reference ? ({ kind: 'receipt', reference } as const) : requestValues(path, query);
    if (values) return sendAnswer(request, response, { address: path + search, language, values });
    const page = pages.find(path, search, language);
    const caching = knowsDictionaries(request) ? dictionaryHeaders : { 'cache-control': 'no-cache' };
    const headers = { ...pageHeaders(language, page.policy), ...caching };
    sendFile(response, page, headers, 200, await deltaFor(request, page));
  }

  /** The plan in the query as a workbook, or 400 with the page's error sentence. */
  async function sendPlan(request: IncomingMessage, response: ServerResponse, search: string) {
    const query = new URLSearchParams(search);
    const language = languageFor(request, query);
    if (asksPlan(query) && readPlan(query).plan)
      return sendAnswer(request, response, {
        address: planPath + search,
        language,
        values: { kind: 'plan' },
      });
    sendText(response, 400, `${plannerForm.refused[language]}\n`, { 'content-language': language });
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string, search: string) {
    const agent = request.headers['user-agent'] ?? '';
    const query = new URLSearchParams(search);
    keepChoice(response, query);
    return sendAnswer(request, response, {
      // Exactly one slash: two would lead to another host.
      address: path.replace(/^[/\\]*/, '/') + search,
      language: languageFor(request, query),
      values: { kind: 'not-found', address: siteUrl + path + search, agent: agent.slice(0, 50) },
    });
  }

  /** @returns undefined if it cannot be made, for example because the thread ended */
  const make = (question: Question, response: ServerResponse, encoding?: Encoding) =>
    answers.to(question, response, encoding).catch((error: Error) => {
      log({ level: 'error', event: 'answer-failed', kind: question.values.kind, error: error.stack ?? error.message });
    });

  /** The page rendered for this request, or a prerendered one if this client, or all together, are over the limit. */
  async function sendAnswer(request: IncomingMessage, response: ServerResponse, question: Question): Promise<void> {
    const { kind } = question.values;
    const encoding = kind === 'plan' ? undefined : encodingFor(request);
    const status = kind === 'not-found' ? 404 : 200;
    const headers = {
      ...pageHeaders(question.language, pages.answerPolicy),
      ...(kind === 'plan' ? planHeaders : { 'content-type': 'text/html; charset=utf-8' }),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    };
    // Nothing is made for the headers alone.
    if (request.method === 'HEAD')
      return void response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end();
    const body = await make(question, response, encoding);
    if (body === undefined) refuse(response, question, 60, 503);
    else if (typeof body === 'number') refuse(response, question, body);
    else sendBody(response, status, body, headers);
  }

  /** The page that replaces a rendered one. @param retryAfter seconds */
  function refuse(response: ServerResponse, question: Question, retryAfter: number, status = 429): void {
    const { values, language } = question;
    if (values.kind === 'not-found') sendNotFoundPage(response, language);
    else if (values.kind === 'receipt') {
      // A stored message is confirmed in any case, if need be without a page.
      const number = formWords.reference[language].replace('{reference}', values.reference);
      sendText(response, 200, `${formWords.success[language]}\n${number}\n`);
    } else {
      const page = pages.tooMuch(language);
      const headers = { ...pageHeaders(language, page.policy), 'cache-control': 'no-store' };
      sendFile(response, page, { ...headers, 'retry-after': String(retryAfter) }, status);
    }
  }

  /** The prerendered not-found page, which does not name the path. */
  function sendNotFoundPage(response: ServerResponse, language: Language): void {
    const page = pages.notFound(language);
    sendFile(response, page, { ...pageHeaders(language, page.policy), 'cache-control': 'no-store' }, 404);
  }

  /** The page of a refused form, without scripts, so that the typed text stays. */
  async function renderOutcome({ page, language, ...returned }: OutcomeRequest, response: ServerResponse) {
    const question: Question = { address: page, language, values: { kind: 'form', ...returned } };
    const html = await make(question, response);
    const policy = pages.answerPolicy;
    if (typeof html !== 'object') return undefined;
    return { html, headers: { 'content-security-policy': policy, 'content-language': language } };
  }

  return { handle, renderOutcome };
}
