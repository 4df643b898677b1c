/** Requests of the forms: limits them with 429, marks odd ones, stores and then confirms them (FO-1, FO-6, FO-7). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReturnedForm } from '../../app/content/forms/forms.ts';
import { mail as words } from '../../app/content/mail-words.ts';
import { formWords } from '../../app/content/shared/form-words.ts';
import type { Language } from '../../app/content/text.ts';
import { clientAddress, type TrustedProxies } from '../client-address.ts';
import type { createLimits } from '../rate-limit.ts';
import { sendBody, sendText } from '../respond.ts';
import { readCall } from './calls.ts';
import { keyOf, missingFields, readSubmission, type Submission, type Templates } from './fields.ts';
import type { Mark, Outbox } from './outbox.ts';
import { inEveryLanguage, Refusal } from './refusal.ts';
import type { createTokens } from './token.ts';

/** The page after a failed native post: the form again, with the typed values. */
export interface OutcomeRequest extends ReturnedForm {
  page: string;
  language: Language;
}

type RenderedPage = { html: Uint8Array; headers: Record<string, string> };

export interface HandlerOptions {
  trustedProxies: TrustedProxies;
  log: (line: object) => void;
  /** Renders that page; its headers hold its policy. Undefined if too many requests are waiting. */
  renderOutcome: (request: OutcomeRequest, response: ServerResponse) => Promise<RenderedPage | undefined>;
  templates: Templates;
}

interface HandlerParts extends HandlerOptions {
  outbox: Outbox;
  tokens: ReturnType<typeof createTokens>;
  limit: ReturnType<typeof createLimits>;
  siteOrigin: string;
  /** Called when a message was stored. */
  stored: () => Promise<void>;
}

/** More are rare in a message to an engineering office. */
const maxLinks = 3;
/** Seconds until a message that was not stored may be sent again. */
const soon = 30;

/**
 * Whether a post comes from the site's pages, or from Google's translation of them (docs/decisions/0019-translated-pages.md).
 * Current browsers send `Sec-Fetch-Site`; older ones send `Origin`, which is compared with the configured site, never with
 * `Host`, which the client chooses. Every browser that another site could misuse sends at least one of the two.
 */
export function isOwn({ origin, 'sec-fetch-site': site }: IncomingMessage['headers'], siteOrigin: string): boolean {
  if (site === 'same-origin' || site === 'none') return true;
  if (origin === undefined) return site === undefined;
  const { protocol, hostname } = new URL(siteOrigin);
  const translated = `${hostname.replaceAll('-', '--').replaceAll('.', '-')}.translate.goog`;
  return origin === siteOrigin || origin === `${protocol}//${translated}`;
}

/** The two mail calls, and posts of the forms themselves. */
export function createHandler({ outbox, tokens, log, limit, templates, siteOrigin, ...parts }: HandlerParts) {
  /** What is odd about a message. It is delivered in any case. */
  function marksOf({ trapped, values }: Submission, cookie: string | undefined): Mark[] {
    const verdict = tokens.judge(cookie);
    const links = JSON.stringify(values).match(/https?:|www\./gi) ?? [];
    const odd = [trapped && 'honeypot', verdict !== 'good' && verdict, links.length > maxLinks && 'links'] as const;
    return odd.filter((mark) => mark !== false);
  }

  async function accept(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = clientAddress(request, parts.trustedProxies);
    const submission = readSubmission(await readCall(request), templates);
    const { library, form, page, language, values } = submission;
    if (missingFields(form, values).length > 0) return fail(response, submission, 422);
    const seconds = limit.take(address);
    if (seconds > 0) return fail(response, submission, 429, seconds);
    const marks = marksOf(submission, request.headers.cookie);
    const message = { ...submission, key: keyOf(submission), marks, behind: limit.ahead(address) };
    const stored = await outbox.add(message).catch((error) => {
      log({ level: 'error', event: 'message-not-stored', form, error: String(error) });
    });
    if (!stored) return fail(response, submission, 503, soon);
    const { id, known } = stored;
    if (!known) log({ level: 'info', event: 'message-stored', id, form, ...(marks.length > 0 && { marks }) });
    await parts.stored();
    const receipt = tokens.receipt(page, id);
    // The original service replies `OK`; the signed reference number follows it.
    if (library) return sendText(response, 200, `OK ${receipt}`);
    // The site's pages may be on another host than this server, and cookies may be off (LA-2).
    const site = request.headers.origin === siteOrigin ? siteOrigin : '';
    sendText(response, 303, '', { location: `${site}${page}?lang=${language}&sent=${receipt}#sent-${form}` });
  }

  /** Nothing is stored: the library gets a text, a visitor the page with the typed values. @param wait seconds */
  async function fail(response: ServerResponse, submission: Submission, status: 422 | 429 | 503, wait?: number) {
    const { library, page, language, form, values } = submission;
    const headers: Record<string, string> = wait ? { 'retry-after': String(wait) } : {};
    const text = { 422: 'A required field is empty', 429: tooMany(wait)[language], 503: formWords.later[language] };
    if (library) return sendText(response, status, text[status], headers);
    const rendered = await parts.renderOutcome({ page, language, form, status, values }, response);
    if (rendered) return sendBody(response, status, rendered.html, { ...rendered.headers, ...headers });
    // The browser keeps the typed text on the previous page.
    sendText(response, 503, `${words.refused.later[language]}\n`, { 'retry-after': String(soon) });
  }

  /** Takes a call; never rejects. @param wait seconds if its sender is over the limit of requests, or 0 */
  return async function handle(request: IncomingMessage, response: ServerResponse, wait = 0): Promise<void> {
    // The library on the site's pages may read the response of another host (FO-6).
    if (request.headers.origin === siteOrigin) response.setHeader('access-control-allow-origin', siteOrigin);
    response.setHeader('vary', 'Origin');
    try {
      if (wait > 0) throw new Refusal(429, inEveryLanguage(tooMany(wait)), { 'retry-after': String(wait) });
      if (request.method !== 'POST') throw new Refusal(405, 'Only POST', { allow: 'POST' });
      if (!isOwn(request.headers, siteOrigin)) throw new Refusal(403, inEveryLanguage(words.refused.foreign));
      await accept(request, response);
    } catch (error) {
      // The client has left.
      if (response.destroyed) return;
      const refusal = error instanceof Refusal ? error : new Refusal(500, inEveryLanguage(formWords.later));
      if (refusal.status === 500) log({ level: 'error', event: 'mail-call-failed', error: String(error) });
      // Node drops the rest; with it unread, the client might not get to read the response.
      request.resume();
      sendText(response, refusal.status, refusal.message, refusal.headers);
    }
  };
}

/** The form shows the first number of this text as the seconds to wait (app/forms/use-mail-form.ts). */
const tooMany = (seconds = 0) => ({ ar: `${formWords.wait.ar} (${seconds})`, en: `${formWords.wait.en} (${seconds})` });
