/** The mails to the office, as plain text: messages, with a word before the subject of odd ones, and notices. */
import type { SendMailOptions } from 'nodemailer';
import type { Field } from '../../app/content/forms/contract.ts';
import { forms } from '../../app/content/forms/forms.ts';
import { mail as words } from '../../app/content/mail-words.ts';
import { type Language, languages, type Text } from '../../app/content/text.ts';
import { formats } from '../../app/language/format.ts';
import { asciiAddress } from './fields.ts';
import { headerText, type Mailbox } from './mailbox.ts';
import type { Message } from './outbox.ts';

/** Sender and recipient: always the office's own addresses, never one that a visitor typed. */
export interface Office {
  from: Mailbox;
  to: Mailbox;
  /** The site's, for the greeting: strict relays refuse `[127.0.0.1]`. */
  host: string;
}

/** The mail to the office, in the visitor's language, as plain text. */
export function composeMail(message: Message, office: Office): SendMailOptions {
  const { language, form, values, sends, marks } = message;
  const { subject, topic, sender, replyTo } = forms[form].mail;
  const reply = asciiAddress(one(values[replyTo]));
  const name = sender.map((field) => one(values[field])).join(' ');
  // With the name, mail programs do not thread two strangers who write about the same.
  const about = sender.includes(topic) ? [name] : [name, one(values[topic])];
  const parts = [...(marks.length > 0 ? [words.odd[language]] : []), subject[language], ...about.map(headerText)];
  return {
    ...plainMail(office, parts.join(': '), composeText(message)),
    // A name with an encoded word in it stands in the text alone.
    ...(reply && { replyTo: { name: name.includes('=?') ? '' : headerText(name), address: reply } }),
    // The same for every attempt, so that mail programs show a duplicate once.
    messageId: `<${message.id}${sends > 0 ? `.${sends}` : ''}@${office.from.address.split('@').at(-1)}>`,
    headers: { 'Content-Language': language },
  };
}

/**
 * One line a field, then the multi-line texts last, so that they cannot imitate other fields.
 * @param isolate whether to isolate the direction of values; terminals show the isolate characters
 */
export function composeText({ id, createdAt, form, language, page, values, marks }: Message, isolate = true): string {
  const [ltr, own] = isolate ? [leftToRight, isolated] : [withoutControls, withoutControls];
  const fields = Object.entries(forms[form].fields);
  const long = fields.filter(([, field]) => field.kind === 'lines');
  const short = fields.filter(([, field]) => field.kind !== 'lines');
  const line = ([name, field]: [string, Field]) => {
    const text = fieldText(field, values[name] ?? '', language);
    if (text === '') return `${label(field, language)}: ${words.empty[language]}`;
    return `${label(field, language)}: ${['phone', 'email', 'reply'].includes(field.kind) ? ltr(text) : own(text)}`;
  };
  return [
    ...marks.map((mark) => words.notes[mark][language]),
    `${words.reference[language]}: ${ltr(id)}`,
    `${words.received[language]}: ${formats[language].moment(createdAt)} UTC`,
    `${words.page[language]}: ${ltr(page)}`,
    '',
    ...short.map(line),
    ...long.flatMap(([name, field]) => ['', `${label(field, language)}:`, '', withoutControls(one(values[name]))]),
    '',
  ].join('\n');
}

/** Drops what embeds, overrides or isolates a direction; it would reorder or hide the text around a visitor's. */
const withoutControls = (text: string): string => text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');

/** Isolates the direction of a text (FSI, PDI). */
const isolated = (text: string): string => `\u2068${withoutControls(text)}\u2069`;

/** Marks numbers, addresses and paths as left to right (LRM on both sides); not every mail program supports isolates. */
const leftToRight = (text: string): string => `\u200E${withoutControls(text)}\u200E`;

/** A mail of the server's own, in both languages, because the reader's is unknown. */
function ownMail(office: Office, subjects: Text, text: (language: Language) => string) {
  const subject = languages.map((language) => subjects[language]).join(' / ');
  // Without this header an absence note would answer to the website (RFC 3834).
  const headers = { 'Auto-Submitted': 'auto-generated' };
  return { ...plainMail(office, subject, `${languages.map(text).join('\n\n')}\n`), headers };
}

/** The notice to the office, of numbers only. */
export function composeNotice(troubles: Record<'dead' | 'waiting', number>, office: Office) {
  const { subject, numbers, advice } = words.notice;
  const text = (language: Language) =>
    (['dead', 'waiting'] as const)
      .filter((name) => troubles[name] > 0)
      .map((name) => `${numbers[name][language]}: ${formats[language].number(troubles[name])}\n`)
      .concat(`\n${advice[language]} ${leftToRight('npm run outbox -- list')}`)
      .join('');
  return ownMail(office, subject, text);
}

/** The test mail of `npm run outbox -- check`. */
export const composeTest = (office: Office) =>
  ownMail(office, words.test.subject, (language) => words.test.text[language]);

/** What looks like an encoded word (RFC 2047) would be decoded by mail programs, into a line end too: it is encoded itself. */
const literal = (text: string): string => {
  const encoded = (part: string) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?= `;
  return text.includes('=?') ? text.replace(/.{1,10}/gsu, encoded).trim() : text;
};

/** Its date is that of the attempt, because some servers refuse mail that was written weeks ago. */
const plainMail = ({ from, to }: Office, subject: string, text: string): SendMailOptions => ({
  ...{ from, to, envelope: { from: from.address, to: [to.address] } },
  subject: literal(headerText(subject)),
  text: text.replaceAll('\n', '\r\n'),
});

const label = (field: Field, language: Language): string =>
  (field.kind === 'choices' ? field.mailLabel : field.label)[language];

function fieldText(field: Field, value: string | string[], language: Language): string {
  const options = field.kind === 'choices' ? field.options : {};
  const text = Array.isArray(value)
    ? value.map((choice) => options[choice]?.[language] ?? choice).join(words.between[language])
    : value;
  // A line end inside a one-line field is shown, indented, so that it never starts a field.
  return text.replace(/[\n\u2028\u2029\u0085\v\f]/g, '\n    ');
}

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
