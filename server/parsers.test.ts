import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { knownPath, knownQuery } from '../app/document/known-path.ts';
import { chooseLanguage, cookieIn } from '../app/language/detect.ts';
import { readPlan } from '../app/planner/inputs.ts';
import { askedByQuery } from './answers/question.ts';
import { bodyLimit } from './mail/body.ts';
import { callPaths, findRepeatedKey, parseCall } from './mail/calls.ts';
import { checkValues, readValues } from './mail/fields.ts';
import { headerText } from './mail/mailbox.ts';
import { judgeOrigin, senderAddress } from './mail/sender.ts';
import { longestAddress, slowClientLimits } from './mail/server-limits.ts';
import { repairAddress, repairQuery } from './repair-address.ts';
import { accepts, encodingFor } from './respond.ts';

const headerLimit = slowClientLimits.maxHeaderSize!;
const asking = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '192.0.2.1' } }) as unknown as IncomingMessage;

/** Every parser of request data, with the longest text that reaches it. */
const parsers: Record<string, [longest: number, parse: (text: string) => unknown]> = {
  'known path': [longestAddress, (text) => knownPath(`/${text}`)],
  'known query': [longestAddress, (text) => knownQuery('/projects', `?${text}`)],
  'mangled path': [longestAddress, (text) => repairAddress(`/${text.slice(0, 1_990)}`, '', () => undefined)],
  'mangled query': [longestAddress, (text) => repairQuery(`?${text.slice(0, 1_990)}`)],
  'question of a query': [longestAddress, (text) => askedByQuery('/', new URLSearchParams(`q=${text}`))],
  'plan of a query': [
    longestAddress,
    (text) => readPlan(new URLSearchParams({ by: 'tonnes', t: text, weights: text })),
  ],
  'Accept-Language': [headerLimit, (text) => chooseLanguage(undefined, { 'accept-language': text })],
  'language of the address': [longestAddress, (text) => chooseLanguage(text, {})],
  Cookie: [headerLimit, (text) => cookieIn(text, 'form-opened')],
  'Accept-Encoding': [headerLimit, (text) => encodingFor(asking({ 'accept-encoding': text }))],
  'Accept-Encoding for a dictionary': [headerLimit, (text) => accepts(asking({ 'accept-encoding': text }), 'dcz')],
  'X-Forwarded-For': [headerLimit, (text) => senderAddress(asking({ 'x-forwarded-for': text }), true)],
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

/** The fastest of up to 20 runs: other load delays some runs, not all. */
function fastest(action: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 20 && least >= 1; round += 1) {
    const start = performance.now();
    action();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

test.each(Object.entries(parsers))('reads %s in under 1 ms, whatever it holds', (_, [longest, parse]) => {
  const slow = pathological.flatMap((unit) => {
    const run = unit.repeat(Math.ceil(longest / unit.length)).slice(0, longest - 2);
    return [run, `a${run}b`]
      .map((text) => ({ unit, milliseconds: fastest(() => parse(text)) }))
      .filter(({ milliseconds }) => milliseconds >= 1);
  });
  expect(slow).toEqual([]);
});

test('parses a body in time linear in its length', async () => {
  const json = (unit: string) => {
    const text = JSON.stringify({ template_params: { message: unit.repeat(Math.floor(60_000 / unit.length)) } });
    return () => parseCall(callPaths.json, 'application/json', Buffer.from(text.slice(0, bodyLimit)));
  };
  for (const unit of ['a', '"', '\\', ' ', '\n']) expect(await time(json(unit)), unit).toBeLessThan(20);
  const spaces = `{"a":1${' '.repeat(bodyLimit - 20)},"b":2}`;
  expect(fastest(() => findRepeatedKey(spaces))).toBeLessThan(20);
  const form = (unit: string) => () =>
    parseCall(callPaths.form, 'application/x-www-form-urlencoded', Buffer.from(unit.repeat(bodyLimit / unit.length)));
  for (const unit of ['a&', '&', '=', '%', '+', 'a=b&']) expect(await time(form(unit)), unit).toBeLessThan(200);
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const parts = (unit: string) => () =>
    parseCall(callPaths.form, 'multipart/form-data; boundary=b', Buffer.from(unit.repeat(bodyLimit / unit.length)));
  const headers = `--b\r\nContent-Disposition: form-data; name="a"\r\n${'x-a: b\r\n'.repeat(7_000)}`;
  const dashes = `${part}--b--${'-'.repeat(60_000)}`;
  for (const body of [headers, dashes]) expect(await time(parts(body.slice(0, bodyLimit)))).toBeLessThan(200);
  for (const unit of [part, '--b\r\n', '\r\n', '--', `${part}--`])
    expect(await time(parts(unit)), unit).toBeLessThan(200);
});

/** The fastest of three, refusals included. */
async function time(action: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await action().catch(() => {});
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
