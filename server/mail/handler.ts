import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReturnedForm } from '../../app/content/forms/forms.ts';
import { mail as words } from '../../app/content/mail-words.ts';
import { formWords } from '../../app/content/shared/form-words.ts';
import type { Language } from '../../app/content/text.ts';
import { clientAddress, type TrustedProxies } from '../client-address.ts';
import { judgeOrigin } from '../request-origin.ts';
import { sendBody, sendText } from '../respond.ts';
import { checkHeaders, discardBody, readBody, SenderGone } from './body.ts';
import { type Call, callPaths, parseCall } from './calls.ts';
import { keyOf, missingFields, readSubmission, type Service, type Submission } from './fields.ts';
import type { createMessageLimit } from './limit.ts';
import type { Mark, Outbox } from './outbox.ts';
import { inEveryLanguage, Refusal } from './refusal.ts';
import type { createTokens } from './token.ts';

/** The page after a failed native post: the form again, with the typed values. */
export interface OutcomeRequest extends ReturnedForm {
  page: string;
  language: Language;
}

export interface HandlerOptions {
  trustedProxies: TrustedProxies;
  log: (line: object) => void;
  /**
   * Renders that page; `headers` hold its content security policy. Undefined if too many requests
   * are waiting.
   */
  renderOutcome: (
    request: OutcomeRequest,
    response: ServerResponse,
  ) => Promise<{ html: Uint8Array; headers: Record<string, string> } | undefined>;
  /** The ids that the pages were built with. */
  service: Service;
}

interface HandlerParts extends HandlerOptions {
  outbox: Outbox;
  tokens: ReturnType<typeof createTokens>;
  limit: ReturnType<typeof createMessageLimit>;
  siteOrigin: string;
  /** Called when a message was stored. */
  stored: () => void;
}

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });
const retrySoon = retryAfter(30);
const preflight = { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'content-type' };
/** More are rare in a message to an engineering office. */
const maxLinks = 3;

/** The two mail calls, and posts of the forms themselves. */
export function createHandler({ outbox, tokens, log, limit, service, ...parts }: HandlerParts) {
  /** What is odd about a message. It is delivered in any case. */
  function marksOf({ trapped, values }: Submission, cookie: string | undefined): Mark[] {
    const verdict = tokens.judge(cookie);
    const links = JSON.stringify(values).match(/https?:|www\./gi) ?? [];
    return [
      ...(trapped ? (['honeypot'] as const) : []),
      ...(verdict === 'good' ? [] : [verdict]),
      ...(links.length > maxLinks ? (['links'] as const) : []),
    ];
  }

  /** @returns the reference number of the message, which an earlier call may have stored; undefined if it is not stored */
  async function store(submission: Submission, cookie: string | undefined, behind: number) {
    const { form } = submission;
    try {
      const marks = marksOf(submission, cookie);
      const { id, known } = await outbox.add({ ...submission, key: keyOf(submission), marks, behind });
      if (!known) log({ level: 'info', event: 'message-stored', id, form, ...(marks.length > 0 && { marks }) });
      parts.stored();
      return id;
    } catch (error) {
      log({ level: 'error', event: 'message-not-stored', form, error: String(error) });
      return undefined;
    }
  }

  async function accept(request: IncomingMessage, response: ServerResponse, crossOrigin = ''): Promise<void> {
    checkHeaders(request);
    const address = clientAddress(request, parts.trustedProxies);
    const submission = readSubmission(await readCall(request), service);
    const { form, page, values } = submission;
    if (missingFields(form, values).length > 0) return answerFailure(response, submission, 422);
    const seconds = limit.take(address);
    if (seconds > 0) return answerFailure(response, submission, 429, retryAfter(seconds));
    const id = await store(submission, request.headers.cookie, limit.ahead(address));
    if (id === undefined) return answerFailure(response, submission, 503, retrySoon);
    const receipt = tokens.receipt(page, id);
    // The original service replies `OK`; the signed reference number follows it.
    if (submission.library) return sendText(response, 200, `OK ${receipt}`);
    sendText(response, 303, '', { Location: `${crossOrigin}${page}?sent=${receipt}#sent-${form}` });
  }

  async function answerFailure(
    response: ServerResponse,
    { library, page, language, form, values }: Submission,
    status: 422 | 429 | 503,
    headers: Record<string, string> = {},
  ): Promise<void> {
    if (library) return sendText(response, status, describe(language, status, headers), headers);
    const rendered = await parts.renderOutcome({ page, language, form, status, values }, response);
    const type = { 'content-type': 'text/html; charset=utf-8' };
    if (rendered) return sendBody(response, status, rendered.html, { ...type, ...rendered.headers, ...headers });
    // The browser keeps the typed text on the previous page.
    sendText(response, 503, `${words.refused.later[language]}\n`, retrySoon);
  }

  /** The origin of a post, with the headers of every response to it. */
  function originOf(request: IncomingMessage, response: ServerResponse) {
    const origin = judgeOrigin(request, parts.siteOrigin);
    response.setHeader('Vary', 'Origin');
    if (origin.crossOrigin) response.setHeader('Access-Control-Allow-Origin', origin.crossOrigin);
    return origin;
  }

  function sendRefusal(
    request: IncomingMessage,
    response: ServerResponse,
    { status, message, headers }: Refusal,
  ): void {
    discardBody(request);
    sendText(response, status, message, headers);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { allowed, crossOrigin } = originOf(request, response);
    try {
      if (request.method === 'OPTIONS' && crossOrigin) return sendText(response, 204, '', preflight);
      if (request.method === 'OPTIONS') return sendText(response, 403, '');
      if (request.method !== 'POST') throw new Refusal(405, 'Only POST', { Allow: 'POST, OPTIONS' });
      if (!allowed) throw new Refusal(403, inEveryLanguage(words.refused.foreign));
      await accept(request, response, crossOrigin);
    } catch (error) {
      if (error instanceof SenderGone) return;
      const refusal = error instanceof Refusal ? error : new Refusal(500, inEveryLanguage(formWords.later));
      if (refusal.status === 500) log({ level: 'error', event: 'mail-call-failed', error: String(error) });
      sendRefusal(request, response, refusal);
    }
  }

  return {
    /** Never rejects. */
    handle,
    /** Refuses a call over the limit of requests. @param seconds until the next one is taken */
    refuse(request: IncomingMessage, response: ServerResponse, seconds: number): void {
      originOf(request, response);
      sendRefusal(request, response, new Refusal(429, inEveryLanguage(formWords.wait), retryAfter(seconds)));
    },
  };
}

/** A visitor gets a page with a sentence; programs get the reason as text. */
async function readCall(request: IncomingMessage): Promise<Call> {
  const body = await readBody(request);
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  try {
    return await parseCall(path, request.headers['content-type'] ?? '', body);
  } catch (error) {
    if (!(error instanceof Refusal) || path === callPaths.json) throw error;
    throw new Refusal(error.status, `${error.message}\n\n${inEveryLanguage(words.refused.unreadable)}`, error.headers);
  }
}

/** The response for the library, which hands on the text alone. */
function describe(language: Language, status: 422 | 429 | 503, headers: Record<string, string>): string {
  if (status === 422) return 'A required field is empty';
  return status === 503 ? formWords.later[language] : `${formWords.wait[language]} ${headers['Retry-After']}`;
}
