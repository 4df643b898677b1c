import bidiFactory from 'bidi-js';
import { expect, test } from 'vitest';
import { newMessage, office } from '../../tests/faults/harness/test-outbox.ts';
import { day } from './clock.ts';
import { composeMail, composeNotice, composeTest, composeText } from './compose.ts';
import { headerText, parseMailbox } from './mailbox.ts';
import type { Message } from './message.ts';
import { printable } from './outbox-text.ts';

const bidi = bidiFactory();

const message: Message = {
  ...newMessage('one'),
  id: 'abcdefghjkmn',
  state: 'queued',
  createdAt: Date.UTC(2026, 10, 21, 9, 30),
  nextAt: 0,
  attempts: 1,
  lastError: null,
  settledAt: null,
  sends: 0,
};
const partnership: Message = {
  ...message,
  form: 'partnership',
  language: 'ar',
  page: '/partners',
  marks: ['missing'],
  values: {
    organizationName: 'جامعة حلب',
    organizationType: 'جامعة أو مؤسسة تعليمية',
    supportTypes: ['training', 'something else'],
    details: 'سطر\nآخر',
    email: '',
    phone: '',
  },
};

test('writes to the office in the visitor’s language, with the fields in order and the visitor as reply address', () => {
  const mail = composeMail(message, office, Date.UTC(2026, 10, 22));
  expect(mail.envelope).toEqual({ from: 'website@example.org', to: ['office@example.org'] });
  expect(mail.replyTo).toEqual({ name: 'Test Sender', address: 'sender@example.net' });
  expect(mail.subject).toBe('Message from the website: one');
  expect(mail.messageId).toBe('<abcdefghjkmn@example.org>');
  expect(composeText(message, false)).toBe(`Reference: abcdefghjkmn
Received: Saturday, 21 November 2026 at 09:30 UTC
From page: /contact

First name: Test
Last name: Sender
E-mail: sender@example.net
Phone: (not given)
Subject: one

Message:

Message one
`);
});

test('has the date of the attempt, and says in the text when the message was written', () => {
  const now = message.createdAt + 21 * day;
  const { date, text } = composeMail(message, office, now);
  expect(date).toEqual(new Date(now));
  expect(text).toContain('21 November 2026 at 09:30 UTC');
});

test('marks a second sending of a sent message as another mail, and what the server writes as automatic', () => {
  const twice = composeMail({ ...message, sends: 1 }, office, 0);
  expect(twice.messageId).not.toBe(composeMail(message, office, 0).messageId);
  const own = [composeTest(office, 0), composeNotice({ dead: 1, quarantined: 1 }, office, 0)];
  for (const { headers } of own) expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
});

test('lays an Arabic mail out right to left in programs that go by the first strong letter', () => {
  const mail: Message = { ...partnership, marks: ['missing', 'young', 'honeypot'] };
  const { subject, text } = composeMail(mail, office, 0);
  const direction = (line: string) => bidi.getEmbeddingLevels(line).paragraphs[0]!.level;
  for (const line of [subject!, String(text), ...String(text).split('\r\n')])
    if (line.trim() !== '') expect(direction(line), line).toBe(1);
});

test('names the kinds of support and a missing time stamp in an Arabic partnership request', () => {
  const mail = composeMail(partnership, office, Date.UTC(2026, 10, 22));
  expect(mail.replyTo).toBeUndefined();
  expect(mail.subject).toBe('طلب شراكة من الموقع: جامعة حلب');
  expect(mail.text).toContain('أنواع الدعم: \u2068تدريب، something else\u2069\r\n');
  expect(mail.text).toMatch(/^تنبيه: /);
  expect(mail.text).toMatch(/سطر\r\nآخر\r\n$/);
});

test('starts no new field at a line end inside a one-line field', () => {
  const values = { ...message.values, firstName: 'A\nE-mail: forged@example.net' };
  expect(composeText({ ...message, values }, false)).toContain('First name: A\n    E-mail: forged@example.net\n');
});

/** The characters of a line from left to right, as a mail program with this base direction displays it. */
function shown(line: string, direction: 'rtl' | 'ltr'): string {
  const levels = bidi.getEmbeddingLevels(line, direction);
  return bidi
    .getReorderedIndices(line, levels)
    .map((index) => line[index])
    .join('')
    .replace(/[\u200e\u2068\u2069]/g, '');
}

test.each(['rtl', 'ltr'] as const)('keeps numbers, addresses and paths left to right in a mail (%s)', (direction) => {
  const values = { ...message.values, phone: '+963 944 123 456', email: 'info@example.org' };
  const text = composeText({ ...message, language: 'ar', values });
  const lines = text.split('\n').map((line) => shown(line, direction));
  for (const part of [values.phone, values.email, '/contact', message.id])
    expect(
      lines.some((line) => line.includes(part)),
      part,
    ).toBe(true);
});

test('isolates the direction of what a sender types', () => {
  const values = { ...message.values, firstName: '\u202eevil', lastName: '\u2066\u2066אב', message: 'a\u202e\u2067b' };
  const text = composeText({ ...message, values });
  expect(text).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
  expect(text).toContain('First name: \u2068evil\u2069\nLast name: \u2068אב\u2069\n');
  const [line] = text.split('\n').filter((each) => each.startsWith('Last name'));
  expect(shown(line!, 'ltr')).toBe('Last name: בא');
});

test('limits headers to one short line without control and bidi characters', () => {
  expect(headerText('a\r\nBcc: b\u202Ec\u2066d\0')).toBe('a Bcc: b c d');
  expect(Array.from(headerText('👷'.repeat(200)))).toHaveLength(150);
});

test("accepts exactly one address as the office's", () => {
  expect(parseMailbox('"Office" <office@example.org>')).toEqual({
    name: 'Office',
    address: 'office@example.org',
  });
  expect(parseMailbox('a@example.org, b@example.org')).toBeUndefined();
  expect(parseMailbox('info@m\u00fcnchen.example')?.address).toBe('info@xn--mnchen-3ya.example');
});

test('keeps control characters of visitors out of the office’s terminal', () => {
  expect(printable('a\u001B[2Jb\u202Ec\nd')).toBe('a\\u001b[2Jb\\u202ec\nd');
});
