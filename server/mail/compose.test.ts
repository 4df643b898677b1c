import bidiFactory from 'bidi-js';
import Composer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { forms } from '../../app/content/forms/forms.ts';
import { support } from '../../app/content/forms/partnership.ts';
import { mail as words } from '../../app/content/mail-words.ts';
import { office, storedMessage } from '../../tests/faults/harness/test-outbox.ts';
import { composeMail, composeNotice, composeTest, composeText } from './compose.ts';
import type { Mark } from './outbox.ts';

const bidi = bidiFactory();
const message = storedMessage();
const partnership = storedMessage({
  form: 'partnership',
  language: 'ar',
  page: '/partners',
  values: {
    organizationName: 'جامعة حلب',
    organizationType: 'جامعة أو مؤسسة تعليمية',
    supportTypes: ['training', 'something else'],
    reply: '',
    details: 'سطر\nآخر',
  },
});

test('writes to the office in the visitor’s language, with the fields in order and the visitor as reply address', () => {
  const mail = composeMail(message, office);
  expect(mail.envelope).toEqual({ from: 'website@example.org', to: ['office@example.org'] });
  expect(mail.replyTo).toEqual({ name: 'Test Sender', address: 'sender@example.net' });
  expect(mail.messageId).toBe('<abcdefghjkmn@example.org>');
  const { firstName, lastName, email, phone, subject, message: text } = forms.contact.fields;
  expect(composeText(message, false)).toBe(`${words.reference.en}: abcdefghjkmn
${words.received.en}: Saturday, 21 November 2026 at 09:30 UTC
${words.page.en}: /contact

${firstName!.label.en}: Test
${lastName!.label.en}: Sender
${email!.label.en}: sender@example.net
${phone!.label.en}: ${words.empty.en}
${subject!.label.en}: one

${text!.label.en}:

Message one
`);
});

test('names the sender in the subject once, so that mail programs do not thread two strangers', () => {
  expect(composeMail(message, office).subject).toBe(`${forms.contact.mail.subject.en}: Test Sender: one`);
  expect(composeMail(partnership, office).subject).toBe(`${forms.partnership.mail.subject.ar}: جامعة حلب`);
});

test('puts one word before the subject of an odd message, and says above its text what is odd', () => {
  for (const mark of Object.keys(words.notes) as Mark[]) {
    const { subject, text } = composeMail({ ...message, marks: [mark] }, office);
    expect(subject).toBe(`${words.odd.en}: ${composeMail(message, office).subject}`);
    expect(String(text).startsWith(words.notes[mark].en)).toBe(true);
  }
});

test('marks a second sending of a sent message as another mail, and what the server writes as automatic', () => {
  const twice = composeMail({ ...message, sends: 1 }, office);
  expect(twice.messageId).not.toBe(composeMail(message, office).messageId);
  const own = [composeTest(office), composeNotice({ dead: 1, waiting: 1 }, office)];
  for (const { headers } of own) expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
});

test('lays an Arabic mail out right to left in programs that go by the first strong letter', () => {
  const { subject, text } = composeMail({ ...partnership, marks: ['missing', 'links'] }, office);
  const direction = (line: string) => bidi.getEmbeddingLevels(line).paragraphs[0]!.level;
  for (const line of [subject!, String(text), ...String(text).split('\r\n')])
    if (line.trim() !== '') expect(direction(line), line).toBe(1);
});

test('names the kinds of support, and sets a reply address only if there is one', () => {
  const { replyTo, text } = composeMail(partnership, office);
  expect(replyTo).toBeUndefined();
  expect(text).toContain(`\u2068${support.training.ar}، something else\u2069\r\n`);
  const withAddress = { ...partnership, values: { ...partnership.values, reply: 'dean@example.org' } };
  expect(composeMail(withAddress, office).replyTo).toMatchObject({ address: 'dean@example.org' });
});

test('starts no new field at a line end inside a one-line field', () => {
  const values = { ...message.values, firstName: 'A\nE-mail: forged@example.net' };
  expect(composeText({ ...message, values }, false)).toContain(': A\n    E-mail: forged@example.net\n');
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
      lines.filter((line) => line.includes(part)),
      part,
    ).toHaveLength(1);
});

test('isolates the direction of what a sender types', () => {
  const values = { ...message.values, firstName: '\u202eevil', lastName: '\u2066\u2066אב', message: 'a\u202e\u2067b' };
  const text = composeText({ ...message, values });
  expect(text).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
  const line = text.split('\n').find((each) => each.includes('אב'))!;
  expect(shown(line, 'ltr')).toMatch(/: בא$/);
});

test('writes what looks like an encoded word so that mail programs show it as it was typed', async () => {
  const typed = '=?utf-8?Q?=0D=0ABcc:_a@example.net?= =?utf-8?Q?a b?= 👷';
  const mail = composeMail({ ...message, values: { ...message.values, firstName: typed, subject: typed } }, office);
  const read = await PostalMime.parse(await new Composer(mail).compile().build());
  const prefix = forms.contact.mail.subject.en;
  expect(read.subject).toBe(`${prefix}: ${typed} Sender: ${typed}`);
  expect(read.replyTo).toEqual([{ name: '', address: 'sender@example.net' }]);
});
