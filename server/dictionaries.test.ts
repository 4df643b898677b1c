import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createDictionaries } from './dictionaries.ts';
import { readServed } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'dictionaries-'));
const frame = Array.from({ length: 500 }, (_, index) => `<p class="c${index}">`).join('');
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

function page(name: string) {
  const text = `${frame}<h1>${name}</h1>`;
  const file = join(folder, `${name}.html`);
  writeFileSync(file, text);
  return { text, served: readServed(file, true, `"${hashOf(text).slice(0, 16)}"`) };
}
const [first, second] = [page('first'), page('second')];
const deltaFor = createDictionaries([first.served, second.served]);
const asking = (hash: string, encodings = 'gzip, br, dcb, dcz') =>
  ({ headers: { 'accept-encoding': encodings, 'available-dictionary': `:${hash}:` } }) as unknown as IncomingMessage;

test('sends a page as a delta against the page that the browser has', async () => {
  const delta = (await deltaFor(asking(hashOf(first.text)), second.served))!;
  expect(delta.length).toBeLessThan(200);
  // RFC 9842, section 4: a skippable frame with the dictionary's hash, then the page.
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta.subarray(8, 40).toString('base64')).toBe(hashOf(first.text));
  const dictionary = Buffer.from(first.text);
  expect(zstdDecompressSync(delta.subarray(40), { dictionary }).toString()).toBe(second.text);
});

test.each([
  ['has none', { headers: { 'accept-encoding': 'gzip, br' } } as IncomingMessage],
  ['does not take the encoding', asking(hashOf(first.text), 'gzip, br')],
  ['has a page that is gone', asking(hashOf('an older release'))],
  ['has something that only begins alike', asking(`${hashOf(first.text).slice(0, 16)}${hashOf('other').slice(16)}`)],
  ['says nonsense', asking('nonsense')],
])('sends the whole page to a browser that %s', async (_, request) => {
  expect(await deltaFor(request, second.served)).toBeUndefined();
});

test('makes one delta at a time and meanwhile sends other pages whole', async () => {
  const many = createDictionaries([first.served, second.served]);
  const answers = await Promise.all([
    many(asking(hashOf(first.text)), second.served),
    many(asking(hashOf(second.text)), first.served),
  ]);
  expect(answers.map((delta) => delta !== undefined)).toEqual([true, false]);
  expect(await many(asking(hashOf(second.text)), first.served)).toBeDefined();
});
