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
const against = createDictionaries([first.served, second.served]);
const asking = (hash: string, encodings = 'gzip, br, dcb, dcz') =>
  ({ headers: { 'accept-encoding': encodings, 'available-dictionary': `:${hash}:` } }) as unknown as IncomingMessage;

test('a page is sent as what is new against the page that the browser has', async () => {
  const news = (await against(asking(hashOf(first.text)), second.served))!;
  expect(news.length).toBeLessThan(200);
  // RFC 9842, 4: a skippable frame with the hash of the dictionary, then the page.
  expect(news.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(news.subarray(8, 40).toString('base64')).toBe(hashOf(first.text));
  const dictionary = Buffer.from(first.text);
  expect(zstdDecompressSync(news.subarray(40), { dictionary }).toString()).toBe(second.text);
});

test.each([
  ['has none', { headers: { 'accept-encoding': 'gzip, br' } } as IncomingMessage],
  ['does not take the encoding', asking(hashOf(first.text), 'gzip, br')],
  ['has a page that is gone', asking(hashOf('an older release'))],
  ['has something that only begins alike', asking(`${hashOf(first.text).slice(0, 16)}${hashOf('other').slice(16)}`)],
  ['says nonsense', asking('nonsense')],
])('a browser that %s is sent the whole page', async (_, request) => {
  expect(await against(request, second.served)).toBeUndefined();
});

test('whoever asks for many pairs at once gets the others whole, and they are made one after another', async () => {
  const many = createDictionaries([first.served, second.served]);
  const answers = await Promise.all([
    many(asking(hashOf(first.text)), second.served),
    many(asking(hashOf(second.text)), first.served),
  ]);
  expect(answers.map((news) => news !== undefined)).toEqual([true, false]);
  expect(await many(asking(hashOf(second.text)), first.served)).toBeDefined();
});
