import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { trapName } from '../../app/content/forms/forms.ts';
import { mail as words } from '../../app/content/mail-words.ts';
import { languages } from '../../app/content/text.ts';
import { testClock } from '../../tests/faults/harness/clock.ts';
import {
  contactFields,
  formUrl,
  jsonCall,
  jsonUrl,
  nativePost,
  senderNumber,
} from '../../tests/faults/harness/forms.ts';
import { startMail } from '../../tests/faults/harness/mail-in-process.ts';
import { startSmtp } from '../../tests/faults/harness/smtp-script.ts';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { messageRule } from '../rate-limit.ts';
import { hour, second } from './clock.ts';
import { isOwn, type OutcomeRequest } from './handler.ts';
import { youngest } from './token.ts';

let running: Awaited<ReturnType<typeof startMail>> | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});
const start = async (options: Parameters<typeof startMail>[0] = {}) => (running = await startMail(options));
const send = (url: string, call: RequestInit, headers: Record<string, string> = {}) =>
  fetch(url, { ...call, headers: { ...(call.headers as Record<string, string>), ...headers } });
const comesBack = /^\/contact\?lang=(?:ar|en)&sent=[a-z2-9]{12}\.[0-9a-f]{24}#sent-contact$/;

test('FO-6: returns OK and the reference number to the library once the message is stored', async () => {
  const { port, mail } = await start();
  const response = await send(jsonUrl(port), jsonCall(contactFields('one')));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const [, receipt = '', reference] = /^OK (([a-z2-9]{12})\.[0-9a-f]{24})$/.exec(await response.text()) ?? [];
  expect(mail.referenceOf('/contact', receipt)).toBe(reference);
  expect(await mail.outbox.counts()).toEqual({ queued: 1, sent: 0, dead: 0 });
  expect(await mail.health()).toMatchObject({ status: 200 });
});

test('FO-7: redirects a plain form post back to its page, with a long message in Arabic', async () => {
  const { port } = await start();
  const message = 'ن'.repeat(10_000);
  const response = await send(formUrl(port), nativePost({ ...contactFields('one'), message, language: 'en' }));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toContain('lang=en&');
  expect(response.headers.get('location')).toMatch(comesBack);
});

test('FO-7: returns the page with the typed text when a plain form post fails', async () => {
  const { port } = await start();
  const fields = { ...contactFields('one'), lastName: '', language: 'ar' };
  const response = await send(formUrl(port), nativePost(fields));
  const { values, ...outcome } = (await response.json()) as OutcomeRequest;
  expect(response.status).toBe(422);
  expect(outcome).toEqual({ page: '/contact', language: 'ar', form: 'contact', status: 422 });
  expect(values).toMatchObject({ firstName: 'Test', message: 'Message one' });
  expect((await send(jsonUrl(port), jsonCall(fields))).status).toBe(422);
});

test('makes further messages of an address wait and keeps their text', async () => {
  const { port } = await start();
  for (let n = 0; n < messageRule.burst; n += 1)
    expect((await send(jsonUrl(port), jsonCall(contactFields(`n-${n}`)))).status).toBe(200);
  const response = await send(formUrl(port), nativePost(contactFields('more')));
  const seconds = messageRule.refill / 1_000;
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(seconds)]);
  // The form shows the first number (app/forms/use-mail-form.ts).
  const library = await send(jsonUrl(port), jsonCall(contactFields('again')));
  expect(/\d+/.exec(await library.text())?.[0]).toBe(String(seconds));
  expect(((await response.json()) as OutcomeRequest).values.message).toBe('Message more');
  expect((await send(jsonUrl(port), jsonCall(contactFields('other')), senderNumber(7))).status).toBe(200);
});

test('delivers every odd message, with one word before its subject', async () => {
  const smtp = await startSmtp();
  const clock = testClock();
  const { port, mail } = await start({ smtpUrl: smtp.url, clock });
  const cookie = () => ({ cookie: mail.tokenCookies('/contact')[0]!.split(';')[0]! });
  const honest = cookie();
  clock.skip(youngest);
  const links = 'https://a.example '.repeat(9);
  const posts: [string, object, Record<string, string>][] = [
    ['honest', {}, honest],
    ['trapped', { [trapName]: 'x' }, honest],
    ['young', {}, cookie()],
    ['without a page', {}, {}],
    ['links', { message: links }, honest],
    ['all', { [trapName]: 'x', message: links }, cookie()],
  ];
  for (const [subject, more, headers] of posts)
    expect((await send(jsonUrl(port), jsonCall({ ...contactFields(subject), ...more }), headers)).status).toBe(200);
  await smtp.receives(posts.length);
  const odd = smtp.received.filter(({ subject }) => subject.startsWith(words.odd.en));
  expect(odd.map(({ subject }) => subject.split(': ').at(-1))).toEqual(posts.slice(1).map(([subject]) => subject));
  await smtp.down();
});

test('FO-6: accepts posts of the site from another host than the mail server’s', async () => {
  const { port } = await start();
  const origin = { origin: 'https://site.example' };
  const allowed = (response: Response) => [response.status, response.headers.get('access-control-allow-origin')];
  expect(allowed(await send(jsonUrl(port), jsonCall(contactFields('one')), origin))).toEqual([200, origin.origin]);
  const native = await send(formUrl(port), nativePost(contactFields('two')), origin);
  expect(native.headers.get('location')?.replace(origin.origin, '')).toMatch(comesBack);
});

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://site.example' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'https://evil.example', host: 'evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://site-example.translate.goog' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://other-example.translate.goog' }, false],
  [{}, true],
])('takes a post with %o for the site’s own: %s', (headers, own) => {
  expect(isOwn(headers, 'https://site.example')).toBe(own);
});

test.each([
  ['GET', {}, 405, undefined],
  ['POST', { 'content-type': 'text/plain' }, 400, words.refused.unreadable],
  ['POST', { 'content-encoding': 'gzip' }, 400, words.refused.unreadable],
  ['POST', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403, words.refused.foreign],
])('refuses %s with %o by %i, in both languages', async (method, headers, status, sentence) => {
  const { port } = await start();
  const call = method === 'GET' ? { method } : { method, body: 'x' };
  const response = await send(formUrl(port), call, headers as Record<string, string>);
  const text = await response.text();
  expect(response.status).toBe(status);
  for (const language of languages) expect(text).toContain(sentence?.[language] ?? '');
});

test('FO-6: confirms nothing while the database cannot be opened, and keeps the text', async () => {
  const { port, mail } = await start({ dataDirectory: '/dev/null/outbox' });
  const response = await send(formUrl(port), nativePost(contactFields('one')));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(((await response.json()) as OutcomeRequest).values.message).toBe('Message one');
  expect(await mail.health()).toMatchObject({ status: 503 });
});

test('RB-1: reports a mail server that has taken no message for an hour, whatever it answered', async () => {
  const smtp = await startSmtp((stage) => (stage === 'MAIL' ? '550 no' : undefined));
  const clock = testClock();
  const { mail } = await start({ smtpUrl: smtp.url, clock });
  await mail.outbox.add(newMessage('refused'));
  const statuses = [];
  for (const time of [0, hour - 2 * second, 2 * second]) {
    for (const end = clock.now() + time; clock.step(end); );
    statuses.push((await mail.health()).status);
  }
  expect(statuses).toEqual([200, 200, 503]);
  await smtp.down();
});

test('FO-1: gives the first message after a start without a database a receipt too', async () => {
  const place = temporaryFolder();
  const file = join(place.path, 'data');
  writeFileSync(file, '');
  const { port, mail } = await start({ dataDirectory: file });
  rmSync(file);
  const response = await send(formUrl(port), nativePost(contactFields('one')));
  const receipt = new URL(response.headers.get('location')!, 'http://a').searchParams.get('sent')!;
  expect(mail.referenceOf('/contact', receipt)).toBeDefined();
  place.remove();
});

test('logs nothing that a visitor typed', async () => {
  const refused = Promise.withResolvers<void>();
  const smtp = await startSmtp((stage) => (stage === 'RCPT' ? '550 no' : undefined));
  const lines: object[] = [];
  const log = (line: object) => void (lines.push(line) && 'attempts' in line && refused.resolve());
  const { port } = await start({ smtpUrl: smtp.url, log });
  await send(jsonUrl(port), jsonCall(contactFields('confidential')));
  await refused.promise;
  expect(JSON.stringify(lines)).not.toMatch(/confidential|sender@example\.net|Test|127\.0\.0\.1/);
  await smtp.down();
});
