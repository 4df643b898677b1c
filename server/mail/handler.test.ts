import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { trapName } from '../../app/content/forms/forms.ts';
import { mail } from '../../app/content/mail-words.ts';
import { languages } from '../../app/content/text.ts';
import { type TestClock, testClock } from '../../tests/faults/harness/clock.ts';
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

/** The clock stands still, so that slow machines change nothing. */
async function start(options: Parameters<typeof startMail>[0] = {}) {
  running = await startMail({ clock: testClock(), ...options });
  return running;
}

/** Skips the pauses between deliveries until this many mails have arrived. */
async function arrive(clock: TestClock, received: unknown[], count: number): Promise<void> {
  while (received.length < count) {
    clock.step(clock.now() + 10);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const comesBack = /^\/contact\?sent=[a-z2-9]{12}\.[0-9a-f]{24}#sent-contact$/;

const send = (url: string, call: RequestInit, headers: Record<string, string> = {}) =>
  fetch(url, { ...call, headers: { ...(call.headers as Record<string, string>), ...headers } });

test('returns OK and the reference number to the library once the message is stored (FO-6)', async () => {
  const { port, mail } = await start();
  const response = await send(jsonUrl(port), jsonCall(contactFields('one')));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const [, receipt = '', reference] = /^OK (([a-z2-9]{12})\.[0-9a-f]{24})$/.exec(await response.text()) ?? [];
  // The page's address confirms this number, and no other.
  expect(mail.referenceOf('/contact', receipt)).toBe(reference);
  for (const forged of [
    reference!,
    `${reference}.`,
    `${receipt}.`,
    receipt.replace(/^./, 'z'),
    `${receipt.slice(0, -1)}*`,
  ])
    expect(mail.referenceOf('/contact', forged), forged).toBeUndefined();
  expect(mail.referenceOf('/partners', receipt)).toBeUndefined();
  expect(await mail.health()).toMatchObject({ ok: true, queued: 1, delivers: false, oldestQueuedSeconds: 0 });
});

test('redirects a plain form post back to its page (FO-7)', async () => {
  const { port } = await start();
  const response = await send(formUrl(port), nativePost(contactFields('one')));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(comesBack);
});

test('returns the page with the typed text when a plain form post fails (FO-1, FO-7)', async () => {
  const { port } = await start();
  const fields = { ...contactFields('one'), email: '' };
  const response = await send(formUrl(port), nativePost(fields));
  const outcome = (await response.json()) as OutcomeRequest;
  expect(response.status).toBe(422);
  expect(outcome).toMatchObject({ page: '/contact', language: 'en', form: 'contact', status: 422 });
  expect(outcome.values).toMatchObject({ firstName: 'Test', email: '', message: 'Message one' });
  expect((await send(jsonUrl(port), jsonCall(fields))).status).toBe(422);
});

test('sends the page of a failed form with the site’s headers and its own policy', async () => {
  const { port } = await start({
    renderOutcome: async () => ({
      html: Buffer.from('<p>'),
      headers: { 'content-security-policy': "default-src 'self'" },
    }),
  });
  const response = await send(formUrl(port), nativePost({ ...contactFields('one'), email: '' }));
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('makes the eleventh message at once wait and keeps its text', async () => {
  const { port } = await start();
  for (let n = 0; n < 10; n += 1)
    expect((await send(jsonUrl(port), jsonCall(contactFields(`n-${n}`)))).status).toBe(200);
  const response = await send(formUrl(port), nativePost(contactFields('eleven')));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  expect(((await response.json()) as OutcomeRequest).values.message).toBe('Message eleven');
  expect((await send(jsonUrl(port), jsonCall(contactFields('other')), senderNumber(7))).status).toBe(200);
});

test('counts a retry as no further message', async () => {
  const { port } = await start();
  const post = (name: string) => send(jsonUrl(port), jsonCall(contactFields(name)));
  for (let n = 0; n < 20; n += 1) expect((await post('same')).status).toBe(200);
  for (let n = 0; n < 9; n += 1) expect((await post(`n-${n}`)).status).toBe(200);
  expect((await post('eleventh')).status).toBe(429);
});

test('delivers a message with one sign of spam and quarantines one with two', async () => {
  const smtp = await startSmtp();
  const clock = testClock();
  const { port, mail } = await start({ smtpUrl: smtp.url, clock });
  const young = { cookie: mail.tokenCookies('/contact')[0]!.split(';')[0]! };
  const trap = { [trapName]: 'https://spam.example' };
  const post = async (subject: string, more: object, headers = {}) =>
    expect((await send(jsonUrl(port), jsonCall({ ...contactFields(subject), ...more }), headers)).status).toBe(200);
  await post('trapped and young', trap, young);
  await post('trapped, without a page', trap);
  await post('young', {}, young);
  // The server's secret may have changed since the page was opened.
  await post('honest', {}, { cookie: 'form-opened=a.b' });
  await arrive(clock, smtp.received, 2);
  expect(smtp.received.map(({ subject }) => subject)).toEqual(
    ['young', 'honest'].map((subject) => `Message from the website: ${subject}`),
  );
  expect(await mail.health()).toMatchObject({ quarantined: 2 });
  // The same text again without the second sign: a confirmed message arrives.
  await post('trapped and young', {}, young);
  await arrive(clock, smtp.received, 3);
  expect(smtp.received.at(-1)!.subject).toContain('trapped and young');
  await smtp.down();
});

test('refuses a call with another site’s ids in the mail service’s words (FO-4)', async () => {
  const { port } = await start();
  const call = async (ids: object) => {
    const body = JSON.stringify({ ...JSON.parse(jsonCall(contactFields('ids')).body as string), ...ids });
    const response = await send(jsonUrl(port), { ...jsonCall({}), body });
    return [response.status, await response.text()];
  };
  expect(await call({ user_id: 'somebody' })).toEqual([404, 'Account not found']);
  expect(await call({ user_id: undefined })).toEqual([404, 'Account not found']);
  expect(await call({ service_id: 'other' })).toEqual([404, 'The service ID not found']);
  expect(await call({ template_id: 'other' })).toEqual([400, 'The template ID not found']);
  const native = await send(formUrl(port), nativePost({ ...contactFields('ids'), service_id: 'other' }));
  expect(native.status).toBe(404);
  expect((await call({}))[0]).toBe(200);
});

test('accepts real-world addresses from both calls (CO-2)', async () => {
  const smtp = await startSmtp();
  const clock = testClock();
  const { port } = await start({ smtpUrl: smtp.url, clock });
  const addresses = [
    'info@müller.de',
    '\u200finfo@example.org\u200e',
    'info\u200b@example.org\u00a0',
    'محمد@مثال.موقع',
  ];
  for (const [n, email] of addresses.entries()) {
    const response = await send(jsonUrl(port), jsonCall({ ...contactFields(`address ${n}`), email }));
    expect(response.status, email).toBe(200);
  }
  await arrive(clock, smtp.received, addresses.length);
  const replies = await Promise.all(
    smtp.received.map(async ({ raw }) => (await PostalMime.parse(raw)).replyTo?.[0]?.address),
  );
  // The office copies an address that needs SMTPUTF8 from the text.
  expect(replies).toEqual(['info@xn--mller-kva.de', 'info@example.org', 'info@example.org', undefined]);
  await smtp.down();
});

test('keeps a text from ending its mail and starting another (SMTP smuggling)', async () => {
  const smtp = await startSmtp();
  const clock = testClock();
  const { port } = await start({ smtpUrl: smtp.url, clock });
  const ends = ['\n.\n', '\n.\r\n', '\r.\r', '\r\n.\r', '\r\n\0.\r\n'];
  for (const [n, end] of ends.entries()) {
    const message = `one${end}MAIL FROM:<evil@site.example>\r\nRCPT TO:<victim@site.example>\r\nDATA\r\ntwo`;
    expect((await send(jsonUrl(port), jsonCall({ ...contactFields(`end ${n}`), message }))).status).toBe(200);
  }
  await arrive(clock, smtp.received, ends.length);
  for (const { to, raw } of smtp.received) {
    expect(to).toEqual(['office@example.org']);
    expect((await PostalMime.parse(raw)).text).toContain('two');
  }
  expect(smtp.received).toHaveLength(ends.length);
  await smtp.down();
});

test('refuses posts from pages of other sites', async () => {
  const { port } = await start();
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const response = await send(formUrl(port), nativePost(contactFields('one')), foreign);
  expect(response.status).toBe(403);
  // The language is unknown behind a proxy or an old browser without `Origin`, so the page is bilingual.
  const text = await (await send(formUrl(port), nativePost(contactFields('one')), { origin: 'null' })).text();
  for (const language of languages) expect(text).toContain(mail.refused.foreign[language]);
});

test('accepts posts of the site from another host than the mail server’s', async () => {
  const { port } = await start();
  const origin = { origin: 'https://site.example' };
  const preflight = await send(jsonUrl(port), { method: 'OPTIONS' }, origin);
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'https://site.example',
  ]);
  const response = await send(jsonUrl(port), jsonCall(contactFields('one')), origin);
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, 'https://site.example']);
  const native = await send(formUrl(port), nativePost(contactFields('two')), origin);
  expect(native.headers.get('location')).toMatch(
    /^https:\/\/site\.example\/contact\?sent=[a-z2-9]{12}\.[0-9a-f]{24}#sent-contact$/,
  );
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

test('serves pages while the database cannot be opened and refuses messages only (FO-6)', async () => {
  const { port, log, mail } = await start({ dataDirectory: '/dev/null/outbox' });
  const response = await send(formUrl(port), nativePost(contactFields('one')));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(((await response.json()) as OutcomeRequest).values.message).toBe('Message one');
  expect(await mail.health()).toMatchObject({ ok: false });
  expect(log.some((line) => line.level === 'error' && line.event === 'message-not-stored')).toBe(true);
});

test('logs nothing that a visitor typed', async () => {
  const smtp = await startSmtp((stage) => (stage === 'RCPT' ? '550 no' : undefined));
  const { port, log, mail } = await start({ smtpUrl: smtp.url });
  await send(jsonUrl(port), jsonCall(contactFields('confidential')));
  while (!log.some((line) => line.event === 'message-dead')) await new Promise((resolve) => setImmediate(resolve));
  expect(JSON.stringify(log)).not.toMatch(/confidential|sender@example\.net|Test|127\.0\.0\.1/);
  expect(await mail.health()).toMatchObject({ dead: 1 });
  await smtp.down();
});
