import { expect, test } from 'vitest';
import { newMessage, office } from '../../tests/faults/harness/outbox-parts.ts';
import { composeMail, composeText } from './compose.ts';
import { headerText, parseMailbox } from './mailbox.ts';
import type { Message } from './message.ts';
import { printable } from './outbox-view.ts';

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
  expect(composeText(message)).toBe(`Reference: abcdefghjkmn
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
  expect(mail.text).toContain('أنواع الدعم: تدريب، something else\r\n');
  expect(mail.text).toMatch(/^تنبيه: /);
  expect(mail.text).toMatch(/سطر\r\nآخر\r\n$/);
});

test('a line end in a one-line field starts no field of its own', () => {
  const values = { ...message.values, firstName: 'A\nE-mail: forged@example.net' };
  expect(composeText({ ...message, values })).toContain('First name: A\n    E-mail: forged@example.net\n');
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
});

test('what a visitor typed cannot steer the terminal of the office', () => {
  expect(printable('a\u001B[2Jb\u202Ec\nd')).toBe('a\\u001b[2Jb\\u202ec\nd');
});
