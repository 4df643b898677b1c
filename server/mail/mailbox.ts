import { domainToASCII } from 'node:url';

/** An address with the name shown beside it; the name may be empty. */
export interface Mailbox {
  name: string;
  address: string;
}

const shape = /^(?:(?<name>[^<>]*)<(?<inner>[^\s<>@,;]+@[^\s<>@,;]+)>|(?<bare>[^\s<>@,;]+@[^\s<>@,;]+))$/;

/** Reads a configured address: `office@example.org` or `Office <office@example.org>`; anything but exactly one is none. */
export function parseMailbox(text: string): Mailbox | undefined {
  const { name = '', inner, bare } = shape.exec(text.trim())?.groups ?? {};
  const given = inner ?? bare;
  const domain = domainToASCII(given?.split('@').at(-1) ?? '');
  // Every mail server takes the ASCII form of a domain, and a Message-ID has no other.
  const address = domain && `${given?.split('@')[0]}@${domain}`;
  return address ? { name: headerText(name).replaceAll('"', '').trim(), address } : undefined;
}

// Control characters, line and paragraph separators, and the invisible marks that turn the direction of text.
const unsafe = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFEFF]+/gu;
const longestHeader = 150;

/** Makes what a visitor typed fit for a header: one line, without controls or direction marks, at most 150 characters. */
export function headerText(text: string): string {
  const clean = text.toWellFormed().replace(unsafe, ' ').replace(/\s+/gu, ' ').trim();
  const characters = Array.from(clean);
  return characters.length > longestHeader ? `${characters.slice(0, longestHeader - 1).join('')}…` : clean;
}
