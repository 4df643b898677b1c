import { afterEach, expect, test } from 'vitest';
import { contactForm } from '../../app/content/forms/contact.ts';
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
import type { OutcomeRequest } from './handler.ts';

let running: Awaited<ReturnType<typeof startMail>> | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** The clock stands still, so that a slow machine changes nothing. */
async function start(options: Parameters<typeof startMail>[0] = {}) {
  running = await startMail({ clock: testClock(), ...options });
  return running;
}

const send = (url: string, call: RequestInit, headers: Record<string, string> = {}) =>
  fetch(url, { ...call, headers: { ...(call.headers as Record<string, string>), ...headers } });

test('the library gets the text OK once the message is stored (FO-6)', async () => {
  const { port, mail } = await start();
  const answer = await send(jsonUrl(port), jsonCall(contactFields('one')));
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'OK',
  ]);
  expect(await mail.health()).toMatchObject({ ok: true, queued: 1, delivers: false, oldestQueuedSeconds: 0 });
});

test('a plain form comes back to its page (FO-7)', async () => {
  const { port } = await start();
  const answer = await send(formUrl(port), nativePost(contactFields('one')));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#sent-contact']);
});

test.each(['ن', '好', '𒀀'])(
  'the longest message fits from a plain form, whatever its letters: %s (CO-2)',
  async (letter) => {
    const { port, mail } = await start();
    const { longest } = contactForm.fields.message;
    const message = letter.repeat(longest / letter.length);
    const answer = await send(formUrl(port), nativePost({ ...contactFields('long'), message }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#sent-contact']);
    expect(await mail.health()).toMatchObject({ queued: 1 });
  },
);

test('a plain form that fails gets its page again with all that was typed (FO-1, FO-7)', async () => {
  const { port } = await start();
  const fields = { ...contactFields('one'), email: 'nobody' };
  const answer = await send(formUrl(port), nativePost(fields));
  const outcome = (await answer.json()) as OutcomeRequest;
  expect(answer.status).toBe(422);
  expect(outcome).toMatchObject({
    page: '/contact',
    language: 'en',
    form: 'contact',
    status: 422,
    errors: { email: 'email' },
  });
  expect(outcome.values).toMatchObject({ firstName: 'Test', email: 'nobody', message: 'Message one' });
  const library = await send(jsonUrl(port), jsonCall(fields));
  expect([library.status, await library.text()]).toEqual([422, 'Not accepted: email (email)']);
});

test('the page of a failed form carries the headers of the site and its own policy', async () => {
  const { port } = await start({
    renderOutcome: async () => ({
      html: Buffer.from('<p>'),
      headers: { 'content-security-policy': "default-src 'self'" },
    }),
  });
  const answer = await send(formUrl(port), nativePost({ ...contactFields('one'), email: '' }));
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('the eleventh message at once has to wait, and keeps its text', async () => {
  const { port } = await start();
  for (let n = 0; n < 10; n += 1)
    expect((await send(jsonUrl(port), jsonCall(contactFields(`n-${n}`)))).status).toBe(200);
  const answer = await send(formUrl(port), nativePost(contactFields('eleven')));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  expect(((await answer.json()) as OutcomeRequest).values.message).toBe('Message eleven');
  expect((await send(jsonUrl(port), jsonCall(contactFields('other')), senderNumber(7))).status).toBe(200);
});

test('a retry costs nothing of what a sender may write', async () => {
  const { port } = await start();
  const post = (name: string) => send(jsonUrl(port), jsonCall(contactFields(name)));
  for (let n = 0; n < 20; n += 1) expect((await post('same')).status).toBe(200);
  for (let n = 0; n < 9; n += 1) expect((await post(`n-${n}`)).status).toBe(200);
  expect((await post('eleventh')).status).toBe(429);
});

test('probable spam is answered like any message, kept and not delivered', async () => {
  const smtp = await startSmtp();
  const { port, mail } = await start({ smtpUrl: smtp.url });
  const young = mail.tokenCookies('/contact')[0]!.split(';')[0]!;
  const trapped = { ...contactFields('trapped'), website: 'https://spam.example' };
  expect((await send(jsonUrl(port), jsonCall(trapped))).status).toBe(200);
  expect((await send(jsonUrl(port), jsonCall(contactFields('young')), { cookie: young })).status).toBe(200);
  // The server's secret may have changed since the page was opened.
  const foreign = { cookie: 'form-opened=a.b' };
  expect((await send(jsonUrl(port), jsonCall(contactFields('honest')), foreign)).status).toBe(200);
  await smtp.receives(1);
  expect(smtp.received.map((received) => received.subject)).toEqual(['Message from the website: honest']);
  expect(await mail.health()).toMatchObject({ quarantined: 2 });
  await smtp.down();
});

test('pages of another site cannot use a visitor\u2019s browser to write', async () => {
  const { port } = await start();
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await send(formUrl(port), nativePost(contactFields('one')), foreign)).status).toBe(403);
});

test('the site may ask from another host than the mail server', async () => {
  const { port } = await start();
  const origin = { origin: 'https://site.example' };
  const preflight = await send(jsonUrl(port), { method: 'OPTIONS' }, origin);
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'https://site.example',
  ]);
  const answer = await send(jsonUrl(port), jsonCall(contactFields('one')), origin);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, 'https://site.example']);
  const native = await send(formUrl(port), nativePost(contactFields('two')), origin);
  expect(native.headers.get('location')).toBe('https://site.example/contact#sent-contact');
});

test.each([
  ['GET', {}, 405],
  ['POST', { 'content-encoding': 'gzip' }, 415],
  ['POST', { 'content-type': 'text/plain' }, 415],
])('%s with %o is refused with %i', async (method, headers, status) => {
  const { port } = await start();
  const call = method === 'GET' ? { method } : { method, body: 'x' };
  expect((await send(formUrl(port), call, headers as Record<string, string>)).status).toBe(status);
});

test('a database that cannot be opened costs no page, only the messages (FO-6)', async () => {
  const { port, log, mail } = await start({ dataDirectory: '/dev/null/outbox' });
  const answer = await send(formUrl(port), nativePost(contactFields('one')));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(((await answer.json()) as OutcomeRequest).values.message).toBe('Message one');
  expect(await mail.health()).toMatchObject({ ok: false });
  expect(log.some((line) => line.level === 'error' && line.event === 'message-not-stored')).toBe(true);
});

test('no log line holds anything that a visitor typed', async () => {
  const smtp = await startSmtp((stage) => (stage === 'RCPT' ? '550 no' : undefined));
  const { port, log, mail } = await start({ smtpUrl: smtp.url });
  await send(jsonUrl(port), jsonCall(contactFields('confidential')));
  while (!log.some((line) => line.event === 'message-dead')) await new Promise((resolve) => setImmediate(resolve));
  expect(JSON.stringify(log)).not.toMatch(/confidential|sender@example\.net|Test|127\.0\.0\.1/);
  expect(await mail.health()).toMatchObject({ dead: 1 });
  await smtp.down();
});
