import type { SendMailOptions } from 'nodemailer';
import { mail as words } from '../../app/content/mail-words.ts';
import type { Language } from '../../app/content/text.ts';
import { forms } from './fields.ts';
import { headerText, type Mailbox } from './mailbox.ts';
import type { Message } from './message.ts';

/** Who writes to whom: always the office's own addresses, never one that a visitor typed. */
export interface Office {
  from: Mailbox;
  to: Mailbox;
}

/** The same for every attempt, so that a mail program which gets one twice shows it once. */
export function messageId(message: Message, office: Office): string {
  return `<${message.id}@${office.from.address.split('@').at(-1)}>`;
}

/** The mail for the office, in the visitor's language, as plain text. */
export function composeMail(message: Message, office: Office): SendMailOptions {
  const { language, form, values } = message;
  const topic = form === 'contact' ? values.subject : values.organizationName;
  const reply = one(values.email);
  const name = form === 'contact' ? `${one(values.firstName)} ${one(values.lastName)}` : one(values.organizationName);
  return {
    from: office.from,
    to: office.to,
    envelope: { from: office.from.address, to: [office.to.address] },
    ...(reply && { replyTo: { name: headerText(name), address: reply } }),
    subject: headerText(`${words.subject[form][language]}: ${headerText(one(topic))}`),
    text: composeText(message).replaceAll('\n', '\r\n'),
    date: new Date(message.createdAt),
    messageId: messageId(message, office),
    headers: { 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One line a field, then what was written over several lines, last, so that it can pretend to be nothing else. */
export function composeText({ id, createdAt, form, language, page, values, marks }: Message): string {
  const label = (name: string) => words.fields[name as keyof typeof words.fields][language];
  const held = marks.some((mark) => mark !== 'missing' && mark !== 'old');
  const notes = [
    ...(held ? [words.notes.released[language]] : []),
    ...marks.flatMap((mark) => (mark === 'missing' || mark === 'old' ? [words.notes[mark][language]] : [])),
  ];
  const rules = Object.entries(forms[form]);
  const short = rules.filter(([, rule]) => !rule.lines).map(([name]) => name);
  const long = rules.filter(([, rule]) => rule.lines).map(([name]) => name);
  return [
    ...notes,
    `${words.reference[language]}: ${id}`,
    `${words.received[language]}: ${received[language].format(createdAt)} UTC`,
    `${words.page[language]}: ${page}`,
    '',
    ...short.map((name) => `${label(name)}: ${fieldText(values[name] ?? '', language)}`),
    ...long.flatMap((name) => ['', `${label(name)}:`, '', one(values[name])]),
    '',
  ].join('\n');
}

function fieldText(value: string | string[], language: Language): string {
  if (Array.isArray(value)) {
    const named = value.map(
      (choice) => words.supportTypes[choice as keyof typeof words.supportTypes]?.[language] ?? choice,
    );
    return fieldText(named.join(words.between[language]), language);
  }
  // A line end inside a one-line field is shown, indented, but can never start a field of its own.
  return value === '' ? words.empty[language] : value.replace(/[\n\u2028\u2029\u0085\v\f]/g, '\n    ');
}

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
/** Made once: making one costs more than all the rest of a mail. */
const received: Record<Language, Intl.DateTimeFormat> = { ar: format('ar-SY-u-nu-latn'), en: format('en-GB') };

function one(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
