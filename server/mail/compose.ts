import type { SendMailOptions } from 'nodemailer';
import type { Field } from '../../app/content/forms/contract.ts';
import { forms } from '../../app/content/forms/forms.ts';
import { mail as words } from '../../app/content/mail-words.ts';
import type { Language } from '../../app/content/text.ts';
import { formats } from '../../app/language/format.ts';
import { headerText, type Mailbox } from './mailbox.ts';
import type { Message } from './message.ts';

/** Who writes to whom: always the office's own addresses, never one that a visitor typed. */
export interface Office {
  from: Mailbox;
  to: Mailbox;
}

/** The mail for the office, in the visitor's language, as plain text. */
export function composeMail(message: Message, office: Office): SendMailOptions {
  const { language, form, values } = message;
  const { subject, topic, sender, replyTo } = forms[form].mail;
  const reply = one(values[replyTo]);
  const name = sender.map((field) => one(values[field])).join(' ');
  return {
    from: office.from,
    to: office.to,
    envelope: { from: office.from.address, to: [office.to.address] },
    ...(reply && { replyTo: { name: headerText(name), address: reply } }),
    subject: headerText(`${subject[language]}: ${headerText(one(values[topic]))}`),
    text: composeText(message).replaceAll('\n', '\r\n'),
    date: new Date(message.createdAt),
    // The same for every attempt, so that a mail program which gets one twice shows it once.
    messageId: `<${message.id}@${office.from.address.split('@').at(-1)}>`,
    headers: { 'Content-Language': language },
  };
}

/** One line a field, then what was written over several lines, last, so that it can pretend to be nothing else. */
export function composeText({ id, createdAt, form, language, page, values, marks }: Message): string {
  const notes = marks.map((mark) => words.notes[mark === 'missing' ? mark : 'released'][language]);
  const fields = Object.entries(forms[form].fields);
  const long = fields.filter(([, field]) => field.kind === 'lines');
  const short = fields.filter(([, field]) => field.kind !== 'lines');
  return [
    ...new Set(notes),
    `${words.reference[language]}: ${id}`,
    `${words.received[language]}: ${formats[language].moment(createdAt)} UTC`,
    `${words.page[language]}: ${page}`,
    '',
    ...short.map(([name, field]) => `${label(field, language)}: ${fieldText(field, values[name] ?? '', language)}`),
    ...long.flatMap(([name, field]) => ['', `${label(field, language)}:`, '', one(values[name])]),
    '',
  ].join('\n');
}

const label = (field: Field, language: Language): string =>
  (field.kind === 'choices' ? field.mailLabel : field.label)[language];

function fieldText(field: Field, value: string | string[], language: Language): string {
  const options = field.kind === 'choices' ? field.options : {};
  const text = Array.isArray(value)
    ? value.map((choice) => options[choice]?.[language] ?? choice).join(words.between[language])
    : value;
  // A line end inside a one-line field is shown, indented, but can never start a field of its own.
  return text === '' ? words.empty[language] : text.replace(/[\n\u2028\u2029\u0085\v\f]/g, '\n    ');
}

function one(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
