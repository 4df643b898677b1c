import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { knownPath, knownQuery } from '../app/document/known-path.ts';
import { chooseLanguage, cookieIn } from '../app/language/detect.ts';
import { readPlan } from '../app/planner/inputs.ts';
import { growsFasterThanLinear } from '../tests/cost-growth.ts';
import { requestValues } from './answers/question.ts';
import { clientAddress } from './client-address.ts';
import { longestAddress, slowClientLimits } from './limits.ts';
import { bodyLimit } from './mail/body.ts';
import { callPaths, findRepeatedKey, parseCall } from './mail/calls.ts';
import { checkValues, readValues } from './mail/fields.ts';
import { headerText } from './mail/mailbox.ts';
import { repairAddress, repairQuery } from './repair-address.ts';
import { judgeOrigin } from './request-origin.ts';
import { accepts, encodingFor } from './respond.ts';

const headerLimit = slowClientLimits.maxHeaderSize!;
const asking = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '192.0.2.1' } }) as unknown as IncomingMessage;

/** Every parser of request data, with the longest text that reaches it. */
const parsers: Record<string, [longest: number, parse: (text: string) => unknown]> = {
  'known path': [longestAddress, (text) => knownPath(`/${text}`)],
  'known query': [longestAddress, (text) => knownQuery('/projects', `?${text}`)],
  'mangled path': [1_990, (text) => repairAddress(`/${text}`, '', () => undefined)],
  'mangled query': [1_990, (text) => repairQuery(`?${text}`)],
  'question of a query': [longestAddress, (text) => requestValues('/', new URLSearchParams(`q=${text}`))],
  'plan of a query': [
    longestAddress,
    (text) => readPlan(new URLSearchParams({ by: 'tonnes', t: text, weights: text })),
  ],
  'Accept-Language': [headerLimit, (text) => chooseLanguage(undefined, { 'accept-language': text })],
  'language of the address': [longestAddress, (text) => chooseLanguage(text, {})],
  Cookie: [headerLimit, (text) => cookieIn(text, 'form-opened')],
  'Accept-Encoding': [headerLimit, (text) => encodingFor(asking({ 'accept-encoding': text }))],
  'Accept-Encoding for a dictionary': [headerLimit, (text) => accepts(asking({ 'accept-encoding': text }), 'dcz')],
  'X-Forwarded-For': [headerLimit, (text) => clientAddress(asking({ 'x-forwarded-for': text }), 9)],
  Origin: [headerLimit, (text) => judgeOrigin(asking({ origin: text }), 'https://site.example')],
  'line of a mail header': [10_000, headerText],
  'address of a visitor': [
    10_000,
    (text) => checkValues('contact', readValues('contact', new Map([['email', [text]]]))),
  ],
  'e-mail address': [
    254,
    (text) => checkValues('contact', readValues('contact', new Map([['email', [`${text.slice(2)}@a`]]]))),
  ],
};

const runs = [' ', '/', ';', ',', '=', '-', '.', '0', 'a', '"', '\\', '%', '&', '+', '[', '\u00a0', '\u202e'];
/** Runs of one character, of two alternating ones, and each between two letters: they provoke backtracking. */
const pathological = [
  ...runs,
  ...runs.map((run) => `a${run}`),
  ...['q=0 ;', 'br;q=0 ,', ' ;', 'a, ', 'ar;q=', '1 ', '1,', '(a', 'a@', '::'],
];

test.each(Object.entries(parsers))(
  'reads %s with work linear in its length, whatever it holds',
  async (_, [longest, parse]) => {
    const slow: string[] = [];
    for (const unit of pathological)
      for (const around of ['', 'a']) {
        const growth = await growsFasterThanLinear((share) => {
          const run = unit.repeat(Math.ceil((longest * share) / unit.length)).slice(0, longest * share - 2);
          const text = around ? `a${run}b` : run;
          return () => parse(text);
        });
        if (growth) slow.push(`${JSON.stringify(unit)}: ${growth.toFixed(1)} times the work for four times the length`);
      }
    expect(slow).toEqual([]);
  },
);

/** Bodies that provoke backtracking or repeated work, each for a share of the longest body. */
const bodies: Record<string, { call: string; type: string; text: (length: number) => string }> = {};
for (const unit of ['a', '"', '\\', ' ', '\n'])
  bodies[`JSON of ${JSON.stringify(unit)}`] = {
    call: callPaths.json,
    type: 'application/json',
    text: (length) =>
      JSON.stringify({ template_params: { message: unit.repeat(length / JSON.stringify(unit).length) } }),
  };
for (const unit of ['a&', '&', '=', '%', '+', 'a=b&'])
  bodies[`form of ${unit}`] = {
    call: callPaths.form,
    type: 'application/x-www-form-urlencoded',
    text: (length) => unit.repeat(length / unit.length),
  };
const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
const partHeaders = '--b\r\nContent-Disposition: form-data; name="a"\r\n';
for (const [name, start, unit] of [
  ['parts', '', part],
  ['delimiters', '', '--b\r\n'],
  ['line ends', '', '\r\n'],
  ['dashes', '', '--'],
  ['closed parts', '', `${part}--`],
  ['headers of a part', partHeaders, 'x-a: b\r\n'],
  ['dashes after the last part', `${part}--b--`, '-'],
] as const)
  bodies[`multipart of ${name}`] = {
    call: callPaths.form,
    type: 'multipart/form-data; boundary=b',
    text: (length) => start + unit.repeat((length - start.length) / unit.length),
  };

test.each(Object.entries(bodies))(
  'parses a body with work linear in its length: %s',
  async (_, { call, type, text }) => {
    const growth = await growsFasterThanLinear((share) => {
      const body = Buffer.from(text(bodyLimit * share));
      return () => parseCall(call, type, body);
    });
    expect(growth).toBeUndefined();
  },
);

test('looks for repeated keys with work linear in the length of the text', async () => {
  const growth = await growsFasterThanLinear((share) => {
    const spaces = `{"a":1${' '.repeat(bodyLimit * share - 20)},"b":2}`;
    return () => findRepeatedKey(spaces);
  });
  expect(growth).toBeUndefined();
});

test('notices work that grows with the square of its input', async () => {
  const growth = await growsFasterThanLinear((share) => {
    const text = ' '.repeat(2_000 * share);
    return () => /\s+$/.test(`${text}a`);
  });
  expect(growth).toBeGreaterThan(10);
});
