/** The office as an entry for an address book: a vCard, and the same as a QR code. */
import encodeQR from 'qr';
import { office } from '../../app/content/office.ts';
import type { Language } from '../../app/content/text.ts';
import { addressIn } from '../../app/language/detect.ts';
import { element, writeSvg } from '../../drawings/svg-tree.ts';

/** Octets of a line (RFC 2426, 2.6). */
const longestLine = 75;

/** Camera applications and Outlook need non-ASCII text in the encoding that the line names. */
const encoding = (value: string): string => (/^[ -~]*$/.test(value) ? '' : ';CHARSET=UTF-8');

const escaped = (value: string): string => value.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');

/** A longer line continues on the next one after a space, never inside a character. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const room = lines.length > 1 ? longestLine - 1 : longestLine;
    if (Buffer.byteLength(lines.at(-1)! + character) > room) lines.push('');
    lines.push(lines.pop()! + character);
  }
  return lines.join('\r\n ');
}

/** Version 3.0 (RFC 2426), supported by every phone and mail program. @param siteUrl without a trailing slash */
export function contactCard(language: Language, siteUrl: string, { name, phone, email, address } = office): string {
  const [, postcode = '', town = address.city] = /^(\d{5}) (.+)$/.exec(address.city) ?? [];
  const place = ['', '', address.street, town, '', postcode, address.country[language]].map(escaped).join(';');
  const title = `${encoding(name[language])}:${escaped(name[language])}`;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN${title}`,
    'N:;;;;',
    `ORG${title}`,
    `TEL;TYPE=WORK,VOICE:${phone.replaceAll(' ', '')}`,
    `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    `ADR;TYPE=WORK${encoding(place)}:${place}`,
    `URL:${addressIn(language, `${siteUrl}/`)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Modules around the code that stay white (ISO/IEC 18004). */
const quietZone = 4;

/** @returns an SVG, dark on a light ground of its own */
export function contactCode(card: string): string {
  const rows = encodeQR(card, 'raw', { ecc: 'low', border: quietZone });
  const side = rows.length;
  const dark = rows.flatMap((row, y) => row.flatMap((set, x) => (set ? `M${x} ${y}h1v1h-1z` : [])));
  return writeSvg(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${side} ${side}`, 'shape-rendering': 'crispEdges' },
      [
        element('path', { d: `M0 0h${side}v${side}H0z`, fill: '#fff' }),
        element('path', { d: dark.join(''), fill: '#000' }),
      ],
    ),
  );
}
