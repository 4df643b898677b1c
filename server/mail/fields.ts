/** From a call to a submission: its form, its values, its key, by which the same text is known again (CO-2, PA-2). */
import { hash } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';
import { type FormName, formNames, forms, trapName, type Values } from '../../app/content/forms/forms.ts';
import { fallbackLanguage } from '../../app/language/detect.ts';
import { parseLanguage } from '../../app/language/preference.ts';
import { plainLine } from '../../app/language/typed.ts';
import type { BuildSettings } from '../settings.ts';
import type { Call } from './calls.ts';
import type { NewMessage } from './outbox.ts';
import { Refusal } from './refusal.ts';

/** A form as it was sent. */
export interface Submission extends Pick<NewMessage, 'form' | 'language' | 'page' | 'values'> {
  /** The honeypot, an invisible field that only programs fill in. */
  trapped: boolean;
  library: boolean;
}

/** The ids of the two templates (FO-4), as the pages were built with. */
export type Templates = BuildSettings['mail']['templates'];

/** Finds the form by its template, or else by its page, as a page of an earlier release may have other ids. @throws Refusal */
export function readSubmission({ library, templateId, sent }: Call, templates: Templates): Submission {
  const text = (name: string) => sent.get(name)?.[0] ?? '';
  const ofPage = formNames.find((name) => forms[name].page === text('page'));
  const form = formNames.find((name) => templates[name] === templateId) ?? ofPage;
  if (!form) throw new Refusal(400, 'The template ID not found');
  return {
    form,
    language: parseLanguage(text('language')) ?? fallbackLanguage,
    page: forms[ofPage ?? form].page,
    values: readValues(form, sent),
    trapped: text(trapName) !== '',
    library,
  };
}

/** Equal texts have equal keys, from whichever page; a corrected text is another message. */
export const keyOf = ({ form, values }: Submission): string =>
  hash('sha256', JSON.stringify([form, values]), 'base64url');

/** Picks the form's own fields, in the form's order, with LF line ends. Everything else is dropped. */
export function readValues(form: FormName, sent: Map<string, string[]>): Values {
  const values: Values = {};
  for (const [name, { kind }] of Object.entries(forms[form].fields)) {
    const given = (sent.get(name) ?? []).map(asTyped);
    const [text = ''] = given;
    if (kind === 'choices') values[name] = given.filter((choice) => choice !== '');
    else values[name] = ['email', 'phone', 'reply'].includes(kind) && isShort(text) ? plainLine(text) : text;
  }
  return values;
}

/** Normalises line ends; drops NUL (PostgreSQL stores none) and lone surrogates (UTF-8 has none). */
const asTyped = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\uFFFD').toWellFormed();

/** Other digits are read backwards in mail programs. Folding costs up to a second for a whole body, so what is longer than any address (RFC 5321) stays as typed. */
const isShort = (text: string): boolean => text.length <= 254;

/** CO-2, PA-2: everything that browsers accept is accepted. @returns the names of required fields without a value */
export const missingFields = (form: FormName, values: Values): string[] =>
  Object.entries(forms[form].fields).flatMap(([name, field]) =>
    field.kind !== 'choices' && field.required && values[name] === '' ? [name] : [],
  );

/** The pattern of `<input type="email">` (HTML standard, "valid e-mail address"). */
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * An address that a reply can go to, with its domain in ASCII (`info@müller.de` is `info@xn--mller-kva.de`). A domain that
 * reads otherwise there and back (`127.1`, full-width letters) would lead to another address than the one shown.
 * @returns undefined if it is invalid, too long for a header, or needs a mail server with SMTPUTF8
 */
export function asciiAddress(address: string): string | undefined {
  if (!isShort(address)) return undefined;
  const at = address.lastIndexOf('@');
  const typed = address
    .normalize('NFC')
    .toLowerCase()
    .slice(at + 1);
  const domain = at > 0 ? domainToASCII(typed) : '';
  const isNumber = /^(\d+|0x[\da-f]*)$/.test(domain.split('.').at(-1)!);
  const ascii = `${address.slice(0, at)}@${domain}`;
  const same = domain === typed || domainToUnicode(domain) === typed;
  return domain && !isNumber && same && emailShape.test(ascii) ? ascii : undefined;
}
