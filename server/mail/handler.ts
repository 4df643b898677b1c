import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FieldError, ReturnedForm } from '../../app/content/forms/forms.ts';
import { mail as words } from '../../app/content/mail-words.ts';
import type { Language } from '../../app/content/text.ts';
import { checkHeaders, readBody, SenderGone } from './body.ts';
import { type Call, callPaths, parseCall, Refusal } from './calls.ts';
import type { Clock } from './clock.ts';
import { checkValues } from './fields.ts';
import type { createLimit } from './limit.ts';
import type { Mark } from './message.ts';
import { judgeOrigin } from './origin.ts';
import type { Outbox } from './outbox.ts';
import { senderAddress } from './sender-address.ts';
import { answer, discardBody } from './short-answer.ts';
import { readSubmission, type Submission, submissionKeys, type Templates } from './submission.ts';
import type { createTokens } from './token.ts';

/** What a page must show after a native post that did not succeed: the form again, with all that was typed. */
export interface OutcomeRequest extends ReturnedForm {
  page: string;
  language: Language;
}

/** Makes that page; `headers` go out with it, its content security policy above all. None where too much is asked at once. */
export type RenderOutcome = (
  request: OutcomeRequest,
) => Promise<{ html: Uint8Array | string; headers?: Record<string, string> } | undefined>;

export interface HandlerParts {
  outbox: Outbox;
  limit: ReturnType<typeof createLimit>;
  tokens: ReturnType<typeof createTokens>;
  clock: Clock;
  templates: Templates;
  siteOrigin: string | undefined;
  trustProxy: boolean;
  log: (line: object) => void;
  renderOutcome: RenderOutcome;
  /** Sent with every answer. */
  headers: Record<string, string>;
  /** Called when a message waits for delivery. */
  stored: () => void;
}

/** More than this many messages waiting for the disk at once: the rest is asked to come back. */
const mostWaiting = 2000;
const retrySoon = 30;

/** Answers the two mail calls. The returned function never rejects. */
export function createHandler(parts: HandlerParts) {
  const { outbox, limit, tokens, clock, log } = parts;
  let waiting = 0;

  async function store(request: IncomingMessage, submission: Submission): Promise<'stored' | 'repeated'> {
    const verdict = tokens.judge(request.headers.cookie);
    const marks: Mark[] = [
      ...(submission.trapped ? ['honeypot' as const] : []),
      ...(verdict === 'good' ? [] : [verdict]),
    ];
    const quarantined = marks.some((mark) => mark === 'honeypot' || mark === 'forged' || mark === 'young');
    const { form, language, page, values } = submission;
    const id = await outbox.add({
      ...submissionKeys(submission, clock.now()),
      form,
      language,
      page,
      values,
      marks,
      quarantined,
    });
    if (id === undefined) return 'repeated';
    log({ level: 'info', event: 'message-stored', id, form, ...(quarantined && { quarantined: marks.join(' ') }) });
    if (!quarantined) parts.stored();
    return 'stored';
  }

  async function accept(request: IncomingMessage, response: ServerResponse, crossOrigin: string | undefined) {
    checkHeaders(request);
    const address = senderAddress(request, parts.trustProxy);
    const verdict = limit.take(address);
    if (verdict.flooding) throw tooMany(verdict.retryAfter);
    const body = await readBody(request);
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const call = await parseForVisitor(request, path, body);
    const submission = readSubmission(call, parts.templates);
    const fail = (status: 422 | 429 | 503, retryAfter?: number, errors: Record<string, FieldError> = {}) =>
      answerFailure(response, submission, status, errors, retryAfter);

    if (!verdict.allowed) return fail(429, verdict.retryAfter);
    const errors = checkValues(submission.form, submission.values);
    if (Object.keys(errors).length > 0) return fail(422, undefined, errors);
    waiting += 1;
    try {
      if (waiting > mostWaiting) throw new Error('Too many messages wait for the disk');
      if ((await store(request, submission)) === 'repeated') limit.giveBack(address);
    } catch (error) {
      limit.giveBack(address);
      log({ level: 'error', event: 'message-not-stored', form: submission.form, error: String(error) });
      return fail(503, retrySoon);
    } finally {
      waiting -= 1;
    }
    if (submission.library) return answer(response, 200, 'OK', 'text/plain');
    const location = `${crossOrigin ?? ''}${submission.page}#sent-${submission.form}`;
    answer(response, 303, '', 'text/plain', { Location: location });
  }

  async function answerFailure(
    response: ServerResponse,
    submission: Submission,
    status: 422 | 429 | 503,
    errors: Record<string, FieldError>,
    retryAfter?: number,
  ): Promise<void> {
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    if (submission.library) {
      answer(response, status, describe(status, errors), 'text/plain', headers);
      return;
    }
    const { page, language, form, values } = submission;
    const rendered = await parts.renderOutcome({ page, language, form, status, values, errors });
    if (rendered) return answer(response, status, rendered.html, 'text/html', { ...rendered.headers, ...headers });
    // The browser keeps what was typed on the page before.
    answer(response, 503, `${words.refused.later[language]}\n`, 'text/plain', { 'Retry-After': String(retrySoon) });
  }

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = judgeOrigin(request, parts.siteOrigin);
    try {
      for (const [name, value] of Object.entries(parts.headers)) response.setHeader(name, value);
      response.setHeader('Vary', 'Origin');
      if (origin.crossOrigin) response.setHeader('Access-Control-Allow-Origin', origin.crossOrigin);
      if (request.method === 'OPTIONS') return answerPreflight(response, origin.crossOrigin);
      if (request.method !== 'POST') throw new Refusal(405, 'Only POST', { Allow: 'POST, OPTIONS' });
      if (!origin.allowed) throw new Refusal(403, 'This form belongs to another site');
      await accept(request, response, origin.crossOrigin);
    } catch (error) {
      if (error instanceof SenderGone) return;
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'Something went wrong');
      if (refusal.status === 500) log({ level: 'error', event: 'mail-call-failed', error: String(error) });
      discardBody(request);
      answer(response, refusal.status, refusal.message, 'text/plain', refusal.headers);
    }
  };
}

/** A visitor whose form cannot be read is told so in words; programs get the reason alone. */
async function parseForVisitor(request: IncomingMessage, path: string, body: Buffer): Promise<Call> {
  try {
    return await parseCall(path, request.headers['content-type'] ?? '', body);
  } catch (error) {
    if (!(error instanceof Refusal) || path === callPaths.json) throw error;
    const { ar, en } = words.refused.unreadable;
    throw new Refusal(error.status, `${error.message}\n\n${en}\n\n${ar}\n`, error.headers);
  }
}

function answerPreflight(response: ServerResponse, crossOrigin: string | undefined): void {
  const allowed = { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'content-type' };
  answer(response, crossOrigin ? 204 : 403, '', 'text/plain', crossOrigin ? allowed : {});
}

function describe(status: 422 | 429 | 503, errors: Record<string, FieldError>): string {
  if (status === 429) return 'Too many messages, try again later';
  if (status === 503) return 'The message could not be stored, try again later';
  return `Not accepted: ${Object.entries(errors)
    .map(([name, error]) => `${name} (${error})`)
    .join(', ')}`;
}

function tooMany(retryAfter: number): Refusal {
  return new Refusal(429, 'Too many messages, try again later', { 'Retry-After': String(retryAfter) });
}
