import bidiFactory from 'bidi-js';
import { expect, test } from 'vitest';
import { newMessage, office } from '../../tests/faults/harness/outbox-parts.ts';
import { composeMail, composeText } from './compose.ts';
import { headerText, parseMailbox } from './mailbox.ts';
import type { Message } from './message.ts';
import { printable } from './outbox-view.ts';

const bidi = bidiFactory();

const message: Message = {
  ...newMessage('one'),
  id: 'abcdefghjkmn',
  state: 'queued',
  createdAt: Date.UTC(2026, 10, 21, 9, 30),
  firstTryAt: null,
  nextAt: 0,
  attempts: 1,
  lastError: null,
  settledAt: null,
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

test('the office is written to in the visitor\u2019s language, fields in order, and answers the visitor', () => {
  const mail = composeMail(message, office);
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

test('a partnership request in Arabic names the support in words, and a missing time stamp', () => {
  const mail = composeMail(partnership, office);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.subject).toBe('طلب شراكة من الموقع: جامعة حلب');
  expect(mail.text).toContain('أنواع الدعم: \u2068تدريب، something else\u2069\r\n');
  expect(mail.text).toMatch(/^تنبيه: /);
  expect(mail.text).toMatch(/سطر\r\nآخر\r\n$/);
});

test('a line end in a one-line field starts no field of its own', () => {
  const values = { ...message.values, firstName: 'A\nE-mail: forged@example.net' };
  expect(composeText({ ...message, values }, false)).toContain('First name: A\n    E-mail: forged@example.net\n');
});

/** The letters of a line from left to right, as a mail program shows it whose text runs in this direction. */
function shown(line: string, direction: 'rtl' | 'ltr'): string {
  const levels = bidi.getEmbeddingLevels(line, direction);
  return bidi
    .getReorderedIndices(line, levels)
    .map((index) => line[index])
    .join('')
    .replace(/[\u200e\u2068\u2069]/g, '');
}

test.each(['rtl', 'ltr'] as const)(
  'numbers, addresses and paths read from left to right in a mail (%s)',
  (direction) => {
    const values = { ...message.values, phone: '+963 944 123 456', email: 'info@example.org' };
    const text = composeText({ ...message, language: 'ar', values });
    const lines = text.split('\n').map((line) => shown(line, direction));
    for (const part of [values.phone, values.email, '/contact', message.id])
      expect(
        lines.some((line) => line.includes(part)),
        part,
      ).toBe(true);
  },
);

test('what a sender types turns nothing but itself', () => {
  const values = { ...message.values, firstName: '\u202eevil', lastName: '\u2066\u2066אב', message: 'a\u202e\u2067b' };
  const text = composeText({ ...message, values });
  expect(text).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
  expect(text).toContain('First name: \u2068evil\u2069\nLast name: \u2068אב\u2069\n');
  const [line] = text.split('\n').filter((each) => each.startsWith('Last name'));
  expect(shown(line!, 'ltr')).toBe('Last name: בא');
});

test('headers are one short line without controls and direction marks', () => {
  expect(headerText('a\r\nBcc: b\u202Ec\u2066d\0')).toBe('a Bcc: b c d');
  expect(Array.from(headerText('👷'.repeat(200)))).toHaveLength(150);
});

test('an address of the office is exactly one', () => {
  expect(parseMailbox('"Office" <office@example.org>')).toEqual({
    name: 'Office',
    address: 'office@example.org',
  });
  expect(parseMailbox('a@example.org, b@example.org')).toBeUndefined();
  expect(parseMailbox('info@m\u00fcnchen.example')?.address).toBe('info@xn--mnchen-3ya.example');
});

test('what a visitor typed cannot steer the terminal of the office', () => {
  expect(printable('a\u001B[2Jb\u202Ec\nd')).toBe('a\\u001b[2Jb\\u202ec\nd');
});
