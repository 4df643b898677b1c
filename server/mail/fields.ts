import { domainToASCII, domainToUnicode } from 'node:url';
import type { Field } from '../../app/content/forms/contract.ts';
import {
  type FieldError,
  type FormName,
  forms,
  isRequired,
  shapes,
  type Values,
} from '../../app/content/forms/forms.ts';
import type { Language } from '../../app/content/text.ts';
import { fill, formats } from '../../app/language/format.ts';

const maxChoices = 10;

/** The pattern of `<input type="email">` (HTML standard, "valid e-mail address"). */
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Invisible characters from copied addresses and numbers. */
const invisible = /[\p{Cf}\p{Cc}]/gu;

/** Picks the form's own fields, in the form's order, with LF line ends. Everything else is dropped. */
export function readValues(form: FormName, sent: Map<string, string[]>): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(forms[form].fields)) {
    const given = (sent.get(name) ?? []).map(asTyped);
    if (field.kind === 'choices') values[name] = given.filter((choice) => choice !== '');
    else if (field.kind === 'email' || field.kind === 'phone')
      values[name] = (given[0] ?? '').replace(invisible, '').trim();
    else values[name] = given[0] ?? '';
  }
  return values;
}

/**
 * A domain in ASCII, if it reads the same there and back; others (`127.1`, `b?x`, full-width letters) would lead a
 * reply to another address than the one shown.
 */
function asciiDomain(domain: string): string | undefined {
  const ascii = domainToASCII(domain);
  const typed = domain.normalize('NFC').toLowerCase();
  const isNumber = /^(\d+|0x[\da-f]*)$/.test(ascii.split('.').at(-1)!);
  return ascii && !isNumber && (ascii === typed || domainToUnicode(ascii) === typed) ? ascii : undefined;
}

/**
 * An address as every mail server accepts it, with the domain in ASCII (`info@müller.de` becomes
 * `info@xn--mller-kva.de`).
 * @returns undefined if it is invalid or needs a mail server with SMTPUTF8
 */
export function asciiAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = at > 0 ? asciiDomain(address.slice(at + 1)) : undefined;
  const ascii = `${address.slice(0, at)}@${domain}`;
  return domain && emailShape.test(ascii) ? ascii : undefined;
}

/** What browsers accept (HTML standard), with domains and mailboxes in any script (RFC 6531). */
function isAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).replace(/[\p{L}\p{M}\p{N}]/gu, 'a');
  return asciiAddress(local + address.slice(Math.max(0, at))) !== undefined;
}

/**
 * Validates as browsers do (CO-2, PA-2).
 * @returns the first error of each invalid field; an empty record if the form is valid
 */
export function checkValues(form: FormName, values: Values): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const [name, field] of Object.entries(forms[form].fields)) {
    const error = checkField(field, values[name] ?? '', isRequired(field, values));
    if (error) errors[name] = error;
  }
  return errors;
}

function checkField(field: Field, value: string | string[], required: boolean): FieldError | undefined {
  if (Array.isArray(value)) {
    return value.length > maxChoices || value.some((choice) => choice.length > field.longest) ? 'long' : undefined;
  }
  if (value === '') return required ? 'missing' : undefined;
  if (value.length > field.longest) return 'long';
  if (field.kind === 'email' && !(shapes.email.test(value) && isAddress(value))) return 'email';
  if (field.kind === 'phone' && !shapes.phone.test(value)) return 'phone';
  return undefined;
}

/** The sentence that the page shows at an invalid field. */
export const fieldError = (field: Field, language: Language): string =>
  field.kind === 'choices'
    ? field.label[language]
    : fill(field.error[language], { longest: formats[language].number(field.longest) });

/** Normalises line ends; drops NUL (PostgreSQL stores none) and lone surrogates (UTF-8 has none). */
function asTyped(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\uFFFD').toWellFormed();
}
