import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FieldError, ReturnedForm } from '../../app/content/forms/forms.ts';
import { mail as words } from '../../app/content/mail-words.ts';
import type { Language } from '../../app/content/text.ts';
import { sendBody, sendText } from '../respond.ts';
import { checkHeaders, discardBody, readBody, SenderGone } from './body.ts';
import { type Call, callPaths, parseCall } from './calls.ts';
import type { Clock } from './clock.ts';
import { checkValues } from './fields.ts';
import { createLimit } from './limit.ts';
import type { Mark } from './message.ts';
import type { Outbox } from './outbox.ts';
import { inEveryLanguage, Refusal } from './refusal.ts';
import { judgeOrigin, senderAddress } from './sender.ts';
import { readSubmission, type Submission, submissionKeys, type Templates } from './submission.ts';
import type { createTokens } from './token.ts';

/** What a page must show after a native post that did not succeed: the form again, with all that was typed. */
export interface OutcomeRequest extends ReturnedForm {
  page: string;
  language: Language;
}

export interface HandlerOptions {
  /** Behind the office's own proxy: take the sender's address from the end of `X-Forwarded-For`. */
  trustProxy: boolean;
  log: (line: object) => void;
  /** Makes that page; `headers` go out with it, its content security policy above all. None where too much is asked at once. */
  renderOutcome: (
    request: OutcomeRequest,
  ) => Promise<{ html: Uint8Array; headers: Record<string, string> } | undefined>;
  /** The ids that the pages were built with. */
  templates?: Templates;
}

interface HandlerParts extends HandlerOptions {
  outbox: Outbox;
  tokens: ReturnType<typeof createTokens>;
  clock: Clock;
  siteOrigin: string;
  /** Called when a message waits for delivery. */
  stored: () => void;
}

/** More than this many messages waiting for the disk at once: the rest is asked to come back. */
const mostWaiting = 2000;
const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });
const retrySoon = retryAfter(30);
const preflight = { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'content-type' };
const tooMany = 'Too many messages, try again later';

/** Answers the two mail calls. The returned function never rejects. */
export function createHandler(parts: HandlerParts) {
  const { outbox, tokens, clock, log, templates = { contact: 'contact', partnership: 'partnership' } } = parts;
  const limit = createLimit(clock);
  let waiting = 0;

  /** @returns whether the message is on the disk, be it from an earlier call */
  async function store(submission: Submission, cookie: string | undefined, address: string): Promise<boolean> {
    const verdict = tokens.judge(cookie);
    const marks: Mark[] = submission.trapped ? ['honeypot'] : [];
    if (verdict !== 'good') marks.push(verdict);
    const quarantined = marks.some((mark) => mark !== 'missing');
    const { form } = submission;
    waiting += 1;
    try {
      if (waiting > mostWaiting) throw new Error('Too many messages wait for the disk');
      const id = await outbox.add({ ...submission, ...submissionKeys(submission, clock.now()), marks, quarantined });
      if (id === undefined) {
        limit.giveBack(address);
        return true;
      }
      log({ level: 'info', event: 'message-stored', id, form, ...(quarantined && { quarantined: marks.join(' ') }) });
      if (!quarantined) parts.stored();
      return true;
    } catch (error) {
      limit.giveBack(address);
      log({ level: 'error', event: 'message-not-stored', form, error: String(error) });
      return false;
    } finally {
      waiting -= 1;
    }
  }

  async function accept(request: IncomingMessage, response: ServerResponse, crossOrigin = ''): Promise<void> {
    checkHeaders(request);
    const address = senderAddress(request, parts.trustProxy);
    const verdict = limit.take(address);
    const wait = retryAfter(verdict.retryAfter);
    if (verdict.flooding) throw new Refusal(429, tooMany, wait);
    const submission = readSubmission(await readCall(request), templates);
    const { form, page, values } = submission;
    if (!verdict.allowed) return answerFailure(response, submission, 429, wait);
    const errors = checkValues(form, values);
    if (Object.keys(errors).length > 0) return answerFailure(response, submission, 422, {}, errors);
    if (!(await store(submission, request.headers.cookie, address)))
      return answerFailure(response, submission, 503, retrySoon);
    if (submission.library) return sendText(response, 200, 'OK');
    sendText(response, 303, '', { Location: `${crossOrigin}${page}#sent-${form}` });
  }

  async function answerFailure(
    response: ServerResponse,
    { library, page, language, form, values }: Submission,
    status: 422 | 429 | 503,
    headers: Record<string, string>,
    errors: Record<string, FieldError> = {},
  ): Promise<void> {
    if (library) return sendText(response, status, describe(status, errors), headers);
    const rendered = await parts.renderOutcome({ page, language, form, status, values, errors });
    const type = { 'content-type': 'text/html; charset=utf-8' };
    if (rendered) return sendBody(response, status, rendered.html, { ...type, ...rendered.headers, ...headers });
    // The browser keeps what was typed on the page before.
    sendText(response, 503, `${words.refused.later[language]}\n`, retrySoon);
  }

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { allowed, crossOrigin } = judgeOrigin(request, parts.siteOrigin);
    try {
      response.setHeader('Vary', 'Origin');
      if (crossOrigin) response.setHeader('Access-Control-Allow-Origin', crossOrigin);
      if (request.method === 'OPTIONS' && crossOrigin) return sendText(response, 204, '', preflight);
      if (request.method === 'OPTIONS') return sendText(response, 403, '');
      if (request.method !== 'POST') throw new Refusal(405, 'Only POST', { Allow: 'POST, OPTIONS' });
      if (!allowed) throw new Refusal(403, 'This form belongs to another site');
      await accept(request, response, crossOrigin);
    } catch (error) {
      if (error instanceof SenderGone) return;
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'Something went wrong');
      if (refusal.status === 500) log({ level: 'error', event: 'mail-call-failed', error: String(error) });
      discardBody(request);
      sendText(response, refusal.status, refusal.message, refusal.headers);
    }
  };
}

/** A visitor whose form cannot be read is told so in words; programs get the reason alone. */
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

function describe(status: 422 | 429 | 503, errors: Record<string, FieldError>): string {
  if (status === 429) return tooMany;
  if (status === 503) return 'The message could not be stored, try again later';
  const wrong = Object.entries(errors).map(([name, error]) => `${name} (${error})`);
  return `Not accepted: ${wrong.join(', ')}`;
}
