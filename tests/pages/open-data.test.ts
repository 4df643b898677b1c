import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { terms } from '../../app/content/glossary/term-list.ts';
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

test('GL-1: the glossary as a file has a row per term', () => {
  const [head, ...lines] = readCsv(read('glossary.csv').slice(1));
  expect(head!.slice(0, 2)).toEqual(['id', 'arabic']);
  expect(lines.map(([id]) => id)).toEqual(terms.map(({ id }) => id));
});

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
    for (const [name, of] of [
      ['method_en', 'method'],
      ['source_en', 'source'],
    ] as const)
      expect(column(name)).toEqual(rows.map((row) => plain(row[of]?.en ?? '')));
  });

  test('no two places that print a figure differ in value, unit, scope or owner', async () => {
    const { places, differences } = await figurePlaces();
    expect(places.get('debris.totalTonnes')!.length).toBeGreaterThan(5);
    expect(differences).toEqual([]);
  });

  test('lists the pages of every row as built', () => {
    const { figures } = json('figures.json') as { figures: RegisterRow[] };
    expect(figures.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const shown = figures.filter(({ pages }) => pages.length > 0);
    expect(shown.find(({ id }) => id === 'debris.totalTonnes')?.pages).toContain('/crisis');
    expect(shown.length).toBeGreaterThan(figures.length / 2);
  });
});
