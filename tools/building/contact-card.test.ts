import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { office } from '../../app/content/office.ts';
import { officeIsReachable } from '../../app/content/stand-ins.ts';
import { languages } from '../../app/content/text.ts';
import { contactCard, contactCode } from './contact-card.ts';

const supplied = {
  ...office,
  phone: '+49 69 90009 101',
  email: 'office@example.org',
  address: { ...office.address, street: 'Lange Straße 3, Hof; links', city: '60311 Frankfurt am Main' },
};

/** The entries of a card, unfolded, by name. */
const read = (card: string) =>
  Object.fromEntries(
    card
      .replaceAll('\r\n ', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => [line.split(/[;:]/, 1)[0]!, line.slice(line.indexOf(':') + 1)]),
  );

test('offers no card while one of its values is a placeholder', () => {
  expect(officeIsReachable(supplied)).toBe(true);
  for (const key of ['phone', 'email', 'address'] as const)
    expect(officeIsReachable({ ...supplied, [key]: office[key] })).toBe(officeIsReachable());
});

test.each(languages)("contains the office's data in the card, in %s", (language) => {
  const card = contactCard(language, 'https://office.example.org', supplied);
  expect(read(card)).toMatchObject({
    VERSION: '3.0',
    FN: office.name[language],
    TEL: '+496990009101',
    EMAIL: supplied.email,
    ADR: `;;Lange Straße 3\\, Hof\\; links;Frankfurt am Main;;60311;${office.address.country[language]}`,
  });
  expect(new URL(read(card).URL!).origin).toBe('https://office.example.org');
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test.each(languages)('encodes the whole card in the QR code, in %s', async (language) => {
  const card = contactCard(language, 'https://office.example.org', supplied);
  const { data, info } = await sharp(Buffer.from(contactCode(card)), { density: 400 })
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(card);
});
