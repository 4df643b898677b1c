import { domainToASCII } from 'node:url';

/** An address with its display name; the name may be empty. */
export interface Mailbox {
  name: string;
  address: string;
}

const shape = /^(?:(?<name>[^<>]*)<(?<inner>[^\s<>@,;"‘’“”«»]+@[^\s<>@,;]+)>|(?<bare>[^\s<>@,;"‘’“”«»]+@[^\s<>@,;]+))$/;

/** Parses a setting: `office@example.org` or `Office <office@example.org>`; undefined unless it is exactly one address. */
export function parseMailbox(text: string): Mailbox | undefined {
  const { name = '', inner, bare } = shape.exec(text.trim())?.groups ?? {};
  const given = inner ?? bare;
  const domain = domainToASCII(given?.split('@').at(-1) ?? '');
  // Every mail server accepts the ASCII form of a domain, and a Message-ID allows no other.
  const address = /^[\w-]+(\.[\w-]+)+$/.test(domain) && `${given?.split('@')[0]}@${domain}`;
  return address ? { name: headerText(name).replaceAll('"', '').trim(), address } : undefined;
}

// Control characters, line and paragraph separators, bidi characters.
const unsafe = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFEFF]+/gu;
const longestHeader = 150;

/** Makes visitors' text safe for a header: one line, no control or bidi characters, at most 150 characters. */
export function headerText(text: string): string {
  const clean = text
    .slice(0, 10 * longestHeader)
    .toWellFormed()
    .replace(unsafe, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = Array.from(clean);
  return characters.length > longestHeader ? `${characters.slice(0, longestHeader - 1).join('')}…` : clean;
}
