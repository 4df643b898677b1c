import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseLanguage, parseLanguage, preferenceCookie } from '../app/language/detect.ts';
import { knownPath } from '../app/start/known-path.ts';
import { asksCalculator, calculatorPage, fillCalculator } from './calculator.ts';
import { readAssets } from './files.ts';
import { filePolicy } from './headers.ts';
import { readPages } from './pages.ts';
import { redirect, sendFile, sendText } from './respond.ts';
import { createSearch } from './search.ts';
import { fillNotFound } from './slots.ts';

interface SiteOptions {
  dist: string;
  siteUrl: string;
  mailOrigin?: string;
  /** The form token that a form page brings along, as a cookie. */
  tokenCookie: () => string;
}

/** Pages whose forms want a token. */
const formPages = ['/contact', '/partners'];

/** A visitor opens the page. The service worker fetches pages ahead as well; its token would be seconds old when a form is sent. */
const isVisit = (request: IncomingMessage): boolean => (request.headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';

/** Everything that can be read: pages in the visitor's language, files, redirects to the proper spelling. */
export function createSite({ dist, siteUrl, mailOrigin, tokenCookie }: SiteOptions) {
  const pages = readPages(dist, mailOrigin);
  const assets = readAssets(dist);
  const answerSearch = createSearch(dist);
  const secure = siteUrl.startsWith('https:');
  const vary = 'Accept-Language, Cookie, Save-Data, Accept-Encoding';

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(request, response, 405, 'Method Not Allowed\n', { allow: 'GET, HEAD' });
      return;
    }
    const target = request.url ?? '/';
    const cut = target.indexOf('?');
    const path = cut < 0 ? target : target.slice(0, cut);
    const search = cut < 0 ? '' : target.slice(cut);
    const known = knownPath(path);
    if (known !== undefined) {
      if (known === path) sendPage(request, response, path, search);
      // The query goes along; the slash at the start keeps the visitor on this site.
      else redirect(response, 308, known + search);
      return;
    }
    const asset = assets.get(path);
    if (asset) {
      const caching = asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
      sendFile(request, response, asset, {
        'cache-control': caching,
        'content-security-policy': filePolicy(asset.type),
        vary: 'Accept-Encoding',
      });
      return;
    }
    sendNotFound(request, response, path, search);
  }

  /** LA-5: the language of this request, and the cookie if the address states a choice. */
  function wishes(request: IncomingMessage, search: string) {
    const query = search ? new URLSearchParams(search) : undefined;
    const stated = parseLanguage(query?.get('lang'));
    const language = chooseLanguage({
      query: stated ?? null,
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
    });
    const lite = request.headers['save-data'] === 'on' || query?.has('lite') === true;
    return { language, lite, cookies: stated ? [preferenceCookie(stated, secure)] : [] };
  }

  function sendPage(request: IncomingMessage, response: ServerResponse, path: string, search: string): void {
    const { language, lite, cookies } = wishes(request, search);
    const question = path === '/' && search ? new URLSearchParams(search).get('q') : null;
    if (question !== null) {
      if (cookies.length > 0) response.setHeader('set-cookie', cookies);
      const { html, policy } = page('/', language);
      sendText(request, response, 200, answerSearch(html, question, language), {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': policy,
        vary,
      });
      return;
    }
    if (formPages.includes(path) && isVisit(request)) cookies.push(tokenCookie());
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    const file = pages.find(path, search, language, lite);
    const headers = {
      'cache-control': 'no-cache',
      'content-language': language,
      'content-security-policy': file.policy,
      vary,
    };
    const query = path === calculatorPage ? new URLSearchParams(search) : undefined;
    if (query && asksCalculator(query)) {
      const html = fillCalculator(file.identity.toString(), query, language);
      sendText(request, response, 200, html, { ...headers, 'content-type': file.type });
    } else sendFile(request, response, file, headers);
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string, search: string): void {
    const { language, lite, cookies } = wishes(request, search);
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    const page = pages.notFound(language, lite);
    const html = fillNotFound(page.identity.toString(), {
      path,
      address: siteUrl + path + search,
      agent: request.headers['user-agent'] ?? '',
      language,
    });
    sendText(request, response, 404, html, {
      'content-type': page.type,
      'content-language': language,
      'content-security-policy': page.policy,
      vary,
    });
  }

  /** A page of the site as text, script-free, with its policy, for answers to forms and questions. */
  function page(path: string, language: 'ar' | 'en'): { html: string; policy: string } {
    const { identity, policy } = pages.find(path, '', language, true);
    return { html: identity.toString(), policy };
  }

  return { handle, page };
}
