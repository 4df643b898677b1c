import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formNames, forms } from '../../app/content/forms/forms.ts';

import { limits } from '../../server/http.ts';
import { bodyLimit, callPaths } from '../../server/mail/calls.ts';
import { headerText } from '../../server/mail/mailbox.ts';
import { contactFields, formUrl, jsonCall, jsonUrl, nativePost, senderNumber } from './harness/forms.ts';
import { startMail } from './harness/mail-in-process.ts';
import { startSmtp } from './harness/smtp-script.ts';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let server: Awaited<ReturnType<typeof startMail>>;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await startMail({ smtpUrl: smtp.url });
});
afterAll(async () => {
  await server.close();
  await smtp.down();
});
let sender = 0;
const asSender = ({ headers }: RequestInit) => ({ ...(headers as Record<string, string>), ...senderNumber(sender++) });

test('closes connections that hardly send anything', async () => {
  const short = { ...limits, headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 };
  const { port, close } = await startMail({}, short);
  const post = `POST ${callPaths.form} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
  const kinds = [
    '',
    'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: a',
    `${post}Content-Length: 1000\r\n\r\n`,
    `${post}Content-Length: 1000\r\n\r\nfirstName=A`,
    `${post}Transfer-Encoding: chunked\r\n\r\n`,
    // It is answered before its body.
    'DELETE / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n',
  ];
  await Promise.all(
    kinds.map((text) => {
      const socket = connect(port, '127.0.0.1').resume();
      socket.on('error', () => {}).write(text);
      return once(socket, 'close');
    }),
  );
  await close();
});

test.each([true, false])('refuses a body that is too large, its length stated: %s', async (stated) => {
  const body = 'a'.repeat(bodyLimit + 1);
  const streamed = { body: new Blob([body]).stream(), duplex: 'half' };
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, ...(stated ? { body } : streamed) };
  expect((await fetch(jsonUrl(server.port), init)).status).toBe(413);
});

const names = [
  ...formNames.flatMap((name) => Object.keys(forms[name].fields)),
  'template_id',
  'lib_version',
  '__proto__',
];
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('contact', 'partnership', '\0', '%zz', '\ud800'));
const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), text), text), { maxLength: 20 });
const encoded: Record<string, fc.Arbitrary<[path: string, type: string, body: string]>> = {
  json: fc
    .tuple(fc.oneof(pairs.map(Object.fromEntries), fc.json().map(JSON.parse)), fc.constantFrom('', '}', '{"a":1,'))
    .map(([params, scrap]) => {
      const { body } = jsonCall(params);
      return [callPaths.json, 'application/json', scrap + String(body)];
    }),
  urlencoded: pairs.map((list) => [
    callPaths.form,
    'application/x-www-form-urlencoded',
    list.map(([name, value]) => `${encodeURI(name.toWellFormed())}=${value}`).join('&'),
  ]),
  multipart: pairs.map((list) => [
    callPaths.form,
    'multipart/form-data; boundary=b',
    `${list.map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--b--`,
  ]),
};
test.each(Object.entries(encoded))(
  'answers damaged and unusual %s calls, never with a server error',
  async (_, calls) => {
    await fc.assert(
      fc.asyncProperty(calls, async ([path, type, body]) => {
        const init = { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' } as const;
        const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { ...init, headers: asSender(init) });
        await response.text();
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  },
);

const nasty: Record<string, string> = {
  'header injection': 'Hello\r\nBcc: victim@example.net\r\nContent-Type: text/html\r\n\r\n<b>owned</b>',
  'a bare carriage return': 'Hello\rCc: victim@example.net\r\rbody',
  // Line ends are made equal, and equal texts are one message, so each has a number.
  ...Object.fromEntries(
    ['\r\n.\r\n', '\n.\n', '\n.\r\n', '\r.\r', '\r\n.\r', '\r\n\0.\r\n'].map((end, n) => [
      `an end of the text as ${JSON.stringify(end)}`,
      `${n}${end}MAIL FROM:<evil@example.net>\r\nRCPT TO:<victim@example.net>\r\nDATA\r\n..two`,
    ]),
  ),
  'bidi overrides': '\u202Egro.live\u202C \u2066abc\u2069 \u200Fنص\u200E \u061C',
  emoji: '👷🏽‍♀️🏗️ 🇸🇾',
  'combining marks': `Z${'\u0351\u0300'.repeat(40)}algo`,
  'an encoded word': '=?utf-8?Q?Bcc:_victim@example.net?=',
  'an encoded line break': '=?utf-8?Q?=0D=0ABcc:_victim@example.net?=',
  'list syntax': 'a@example.net, "b" <b@example.net>; undisclosed:;',
  'separators and controls': 'a\u2028b\u2029c\u0085d\u000Be\u000Cf\u0000b\u0007c\u001B[31md\u007Fe',
  'half a character': 'a\uD800b\uDC00c',
};
const controlOrBidi = /[^\P{Cc}\t]|[\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** The text in the mail: all that was typed, without what turns the text around it. */
const kept = (typed: string) =>
  typed
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .toWellFormed();

test.each(Object.entries(nasty))('delivers %s in any field to the office alone, as it was typed', async (_, typed) => {
  const fields = { ...contactFields('nasty'), firstName: typed, phone: typed, subject: typed, message: typed };
  const before = smtp.received.length;
  // The second call is a repeat of the first one.
  for (const [make, url, status] of [
    [jsonCall, jsonUrl, 200],
    [nativePost, formUrl, 303],
  ] as const) {
    const call = make(fields);
    expect((await fetch(url(server.port), { ...call, headers: asSender(call) })).status).toBe(status);
  }
  await smtp.receives(before + 1);
  const { from, to, raw } = smtp.received.at(-1)!;
  const mail = await PostalMime.parse(raw);
  expect([from, to, mail.to?.length]).toEqual(['website@example.org', ['office@example.org'], 1]);
  const headers = mail.headers.map(({ key }) => key);
  expect(headers).not.toContain('bcc');
  expect(new Set(headers).size).toBe(headers.length);
  expect(mail.replyTo).toEqual([expect.objectContaining({ address: 'sender@example.net' })]);
  expect(`${mail.subject}${mail.replyTo?.[0]?.name}`).not.toMatch(controlOrBidi);
  expect(mail.subject).toContain(headerText(typed.replaceAll('\0', '\uFFFD')));
  expect([mail.html, mail.attachments]).toEqual([undefined, []]);
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(kept(typed));
});
