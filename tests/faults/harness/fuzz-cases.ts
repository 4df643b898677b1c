import { contactFields } from './forms.ts';
import { createRandom, type Random } from './random.ts';

export const formats = ['multipart', 'urlencoded', 'json'] as const;
export type Format = (typeof formats)[number];

export interface FuzzCase {
  contentType: string;
  body: Buffer;
}

const names = [
  ...['firstName', 'lastName', 'email', 'phone', 'subject', 'message', 'page', 'language', 'website'],
  ...['template_id', 'service_id', 'user_id', 'lib_version', 'supportTypes', 'organizationName', 'details'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    'a'.repeat(3000),
    'naïve',
    'name"; filename="x',
    '\u202E',
  ],
];
const values = [
  ...[
    '',
    'A',
    'contact',
    'partnership',
    'a@b.org',
    'a@',
    '/contact',
    '../../etc/passwd',
    'ar',
    'en',
    '4.4.1',
    '0',
    'null',
  ],
  ...[
    'السلام عليكم',
    '👷🏽‍♀️',
    '\0',
    '\r\n.\r\n',
    '%',
    '%zz',
    '%u0041',
    '&=',
    '--boundary',
    '\uD800',
    'x'.repeat(12_000),
  ],
];
const scraps = [
  ...[
    '\r\n',
    '\n',
    '\r',
    '--',
    '--boundary',
    '--boundary--',
    '"',
    "'",
    '\\',
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '&',
    '=',
    '%',
    '+',
    ';',
  ],
  ...[
    'Content-Disposition: form-data; name="x"',
    'filename="a.exe"',
    'Content-Type: text/html',
    'Content-Transfer-Encoding: base64',
  ],
  ...['"__proto__":{', '1e999', '-0', 'true', '\\u0000', '\\ud800', '[[[[[[[[', '\uFEFF', '\0\0\0\0', '%00', '%F0%9F'],
];

/** A well-formed call with random fields. */
function wellFormed(format: Format, random: Random): FuzzCase {
  const drawn = Array.from({ length: random.between(0, 6) }, (): [string, string] => [
    random.of(names),
    random.of(values),
  ]);
  const base: Record<string, string> =
    random.next() < 0.8 ? { ...contactFields(`fuzz-${random.next()}`), template_id: 'contact' } : {};
  const repeat = random.next() < 0.1;
  const pairs = [...Object.entries(base), ...drawn].filter(
    ([name], index, all) => repeat || all.findLastIndex(([other]) => other === name) === index,
  );
  if (format === 'urlencoded') {
    return {
      contentType: 'application/x-www-form-urlencoded',
      body: Buffer.from(new URLSearchParams(pairs).toString()),
    };
  }
  if (format === 'json') {
    const depth = random.next() < 0.02 ? 20_000 : 0;
    const extra = depth > 0 ? { deep: JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown } : {};
    const call = { lib_version: '4.4.1', template_id: 'contact', template_params: Object.fromEntries(pairs), ...extra };
    const text = JSON.stringify(call);
    const body = Buffer.from(depth > 0 ? text.replace('"deep":', `"deep":${'['.repeat(depth)}`) : text);
    return { contentType: 'application/json', body };
  }
  const parts = pairs.map(
    ([name, value]) => `--boundary\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    contentType: 'multipart/form-data; boundary=boundary',
    body: Buffer.from(`${parts.join('')}--boundary--\r\n`),
  };
}

function damage(body: Buffer, random: Random): Buffer {
  const place = random.between(0, body.length);
  const other = Math.min(body.length, place + random.between(0, 40));
  switch (random.between(0, 5)) {
    case 0: {
      const copy = Buffer.from(body);
      if (place < copy.length) copy[place] = random.between(0, 255);
      return copy;
    }
    case 1:
      return body.subarray(0, place);
    case 2:
      return Buffer.concat([body.subarray(0, place), body.subarray(other)]);
    case 3:
      return Buffer.concat([body.subarray(0, other), body.subarray(place)]);
    case 4:
      return Buffer.concat([body.subarray(0, place), Buffer.from(random.of(scraps)), body.subarray(place)]);
    default:
      return Buffer.concat([body.subarray(0, place), Buffer.from([random.between(0, 255)]), body.subarray(place)]);
  }
}

const contentTypes = [
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="boundary"',
    'multipart/mixed',
  ],
  ...[
    `multipart/form-data; boundary=${'b'.repeat(200)}`,
    'multipart/form-data; boundary=other',
    'application/json; charset=utf-16',
  ],
  ...[
    'application/x-www-form-urlencoded; charset=windows-1256',
    'text/plain',
    '',
    ';;;',
    'application/json, text/html',
  ],
];

/** One case of the series; the same seed and number always give the same bytes. */
export function fuzzCase(format: Format, seed: number, number: number): FuzzCase {
  const random = createRandom(Math.imul(seed, 1_000_003) + number);
  let { contentType, body } = wellFormed(format, random);
  for (let times = random.of([0, 0, 1, 1, 2, 3, 6]); times > 0; times -= 1) body = damage(body, random);
  if (random.next() < 0.05) contentType = random.of(contentTypes);
  return { contentType, body };
}
