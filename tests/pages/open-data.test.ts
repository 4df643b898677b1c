import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RegisterRow } from '../../app/register/rows.ts';
import { registerRows } from '../../app/register/rows.ts';
import { figurePlaces } from '../../tools/checks/figure-places.ts';
import { columns } from '../../tools/open-data/figures-csv.ts';
import { distDirectory } from '../../tools/paths.ts';

const read = (name: string): string => readFileSync(join(distDirectory, 'data', name), 'utf8');
const json = (name: string) => JSON.parse(read(name));
const rows = await registerRows();

/** The files have ordinary spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** A parser for RFC 4180: quotes, doubled quotes, CRLF. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (quoted === undefined && bare === '' && end === '') break;
    lines.at(-1)!.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
}

describe('FG-1: the register as files', () => {
  test('starts the table with a byte order mark and parses it row by row with its Arabic', () => {
    const text = read('figures.csv');
    expect(text.startsWith('\ufeff')).toBe(true);
    const [head, ...lines] = readCsv(text.slice(1));
    expect(head).toEqual(columns.map(({ name }) => name));
    expect(lines).toHaveLength(rows.length);
    expect(lines.every((line) => line.length === columns.length)).toBe(true);
    const arabic = head!.indexOf('counts_ar');
    expect(lines.map((line) => line[arabic])).toEqual(rows.map(({ counts }) => plain(counts.ar)));
  });

  test('has a column each for value, unit, date, method and source', () => {
    const [head, ...lines] = readCsv(read('figures.csv').slice(1));
    const column = (name: string) => lines.map((line) => line[head!.indexOf(name)]);
    expect(column('value').map(Number)).toEqual(rows.map(({ value }) => value));
    expect(column('unit_ar')).toEqual(rows.map(({ unit }) => plain(unit?.ar ?? '')));
    expect(column('date')).toEqual(rows.map(({ asOf }) => asOf ?? ''));
    expect(column('method_en').filter(Boolean)).toEqual(rows.flatMap(({ method }) => (method ? plain(method.en) : [])));
    expect(column('source_en').filter(Boolean)).toEqual(rows.flatMap(({ source }) => (source ? plain(source.en) : [])));
  });

  test('no two places that print a figure differ in value, unit, scope or owner', async () => {
    const { places, differences } = await figurePlaces();
    expect(places.get('debris.totalTonnes')!.length).toBeGreaterThan(5);
    expect(differences).toEqual([]);
  });

  test('names title, date and address of the publications', () => {
    const { figures } = json('figures.json') as { figures: RegisterRow[] };
    const theirs = figures.filter(({ publisher }) => publisher.id !== 'office');
    expect(theirs.filter(({ source, asOf }) => !source || !asOf).map(({ id }) => id)).toEqual([]);
    expect(theirs.filter(({ address }) => address?.startsWith('http')).length).toBeGreaterThan(theirs.length * 0.8);
  });

  test('lists the pages of every row as built', () => {
    const { figures } = json('figures.json') as { figures: RegisterRow[] };
    expect(figures.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const shown = figures.filter(({ pages }) => pages.length > 0);
    expect(shown.find(({ id }) => id === 'debris.totalTonnes')?.pages).toContain('/crisis');
    expect(shown.length).toBeGreaterThan(figures.length / 2);
  });
});
