import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../paths.ts';
import { filmAddress } from './films.ts';
import { storeFilm } from './photos.ts';
import { Workspace } from './workspace.ts';

const watch = 'https://www.youtube.com/watch?v=abc-123';
const embedded = 'https://www.youtube-nocookie.com/embed/abc-123';

test('asks whether an address is a page or a file where it does not say so itself', () => {
  for (const [address, kind] of [[watch, ''], [watch, 'file'], ['https://films.example/7', '']] as const) // biome-ignore format: pairs
    expect(() => filmAddress(address, kind)).toThrow(expect.objectContaining({ word: 'embedOrFile', field: 'kind' }));
  expect(filmAddress('https://films.example/a.mp4', '')).toEqual({ url: 'https://films.example/a.mp4', kind: 'file' });
  expect(filmAddress('https://films.example/7', 'file').kind).toBe('file');
});

test.each([
  [watch, embedded],
  ['https://youtu.be/abc-123?t=4', embedded],
  ['https://m.youtube.com/shorts/abc-123', embedded],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://films.example/7', 'https://films.example/7'],
])('embeds the page %s as %s', (typed, url) => expect(filmAddress(typed, 'page')).toEqual({ url, kind: 'page' }));

test.each(['no address', 'http://films.example/a.mp4', '/films/../package.json'])('refuses %s as an address', (typed) =>
  expect(() => filmAddress(typed, 'file')).toThrow('badAddress'),
);

test('stores a film without what the camera wrote into it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = Buffer.from('+51.5142+007.4653/');
  const box = (type: string, ...content: Buffer[]): Buffer => {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const film = readFileSync(join(root, 'public/media/haul-cycle.mp4'));
  const tagged = Buffer.concat([film, box('udta', box('\u00a9xyz', Buffer.from([0, place.length, 0, 0]), place))]);
  const url = await storeFilm(new Workspace(folder), tagged);
  const stored = readFileSync(join(folder, 'public', url));
  expect(stored.includes(place)).toBe(false);
  expect(stored.includes('Lavf'), 'the name of the program that made it').toBe(false);
  expect(stored.length).toBeGreaterThan(film.length * 0.9);
  await expect(storeFilm(new Workspace(folder), place)).rejects.toThrow('noFilm');
  /** The film with other bytes in the description of its pictures. */
  const described = (before: string, after: string, offset = 0): Buffer => {
    const bytes = Buffer.from(film);
    bytes.write(after, bytes.indexOf(before, bytes.indexOf('stsd')) + offset, 'latin1');
    return bytes;
  };
  // ProRes, MPEG-4 Part 2, and H.264 with ten bits a colour (High 10).
  for (const other of [described('avc1', 'apcn'), described('avc1', 'mp4v'), described('avcC', '\x6e', 5)])
    await expect(storeFilm(new Workspace(folder), other)).rejects.toThrow('filmNotPlayed');
});
