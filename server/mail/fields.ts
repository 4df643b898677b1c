import { domainToASCII, domainToUnicode } from 'node:url';
import { type FormName, forms, type Values } from '../../app/content/forms/forms.ts';

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
    else if (field.kind === 'email' || field.kind === 'phone' || field.kind === 'reply')
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

/** CO-2, PA-2: everything that browsers accept is accepted. @returns the names of required fields without a value */
export const missingFields = (form: FormName, values: Values): string[] =>
  Object.entries(forms[form].fields).flatMap(([name, field]) =>
    field.kind !== 'choices' && field.required && values[name] === '' ? [name] : [],
  );

/** Normalises line ends; drops NUL (PostgreSQL stores none) and lone surrogates (UTF-8 has none). */
function asTyped(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\uFFFD').toWellFormed();
}
