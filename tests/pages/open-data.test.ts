import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '@placemarkio/check-geojson';
import Ajv2020 from 'ajv/dist/2020.js';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { releases } from '../../app/content/figure-changes.ts';
import type { Term } from '../../app/content/glossary/term.ts';
import { terms } from '../../app/content/glossary/term-list.ts';
import { graticule } from '../../app/map/governorates.ts';
import type { RegisterRow } from '../../app/register/row.ts';
import { registerRows } from '../../app/register/rows.ts';
import { columns } from '../../tools/open-data/figures-csv.ts';
import { degrees } from '../../tools/open-data/geojson.ts';
import { distDirectory } from '../../tools/paths.ts';

const read = (name: string): string => readFileSync(join(distDirectory, 'data', name), 'utf8');
const json = (name: string) => JSON.parse(read(name));
const rows = await registerRows();

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
    expect(lines.map((line) => line[arabic])).toEqual(rows.map(({ counts }) => counts.ar));
  });

  test('stores numbers as numbers in the register’s workbook, beside its Arabic', async () => {
    const [figures, explained] = await readExcelFile(join(distDirectory, 'data/figures.xlsx'));
    const [head, ...lines] = figures!.data;
    expect(head).toEqual(columns.map(({ name }) => name));
    expect(lines).toHaveLength(rows.length);
    const column = (name: string) => lines.map((line) => line[head!.indexOf(name)]);
    expect(column('value')).toEqual(rows.map(({ value }) => value));
    expect(column('counts_ar')).toEqual(rows.map(({ counts }) => counts.ar));
    // A month must not become a date, and a missing value is no cell.
    expect(column('as_of')).toEqual(rows.map(({ asOf }) => asOf ?? null));
    expect(explained!.data).toHaveLength(columns.length + 1);
  });

  test('has every term in its three languages in the glossary’s workbook', async () => {
    const [glossary] = await readExcelFile(join(distDirectory, 'data/glossary.xlsx'));
    const [head, ...lines] = glossary!.data;
    for (const [name, read] of [
      ['arabic', (term: Term) => term.name.ar],
      ['english', (term: Term) => term.name.en],
      ['german', (term: Term) => term.name.de],
    ] as const)
      expect(lines.map((line) => line[head!.indexOf(name)])).toEqual(terms.map(read));
  });

  test('lists the pages of every row as built', () => {
    const { figures } = json('figures.json') as { figures: RegisterRow[] };
    expect(figures.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const shown = figures.filter(({ pages }) => pages.length > 0);
    expect(shown.find(({ id }) => id === 'debris.totalTonnes')?.pages).toContain('/crisis');
    expect(shown.length).toBeGreaterThan(figures.length / 2);
  });

  test('validates the JSON against the schema beside it', () => {
    const validate = new Ajv2020({ validateFormats: false, allowUnionTypes: true }).compile(
      json('figures.schema.json'),
    );
    expect(validate(json('figures.json')) || validate.errors).toBe(true);
    expect(validate({ ...json('figures.json'), figures: [{ id: 1 }] })).toBe(false);
  });

  test('describes existing files and the table as it is in the data package (2.0)', () => {
    const described = json('datapackage.json');
    expect(described.$schema).toBe('https://datapackage.org/profiles/2.0/datapackage.json');
    expect(described.resources.length).toBeGreaterThan(0);
    for (const { name, path, bytes, encoding } of described.resources) {
      expect(name).toMatch(/^[a-z0-9._-]+$/);
      expect(existsSync(join(distDirectory, 'data', path)), path).toBe(true);
      expect(Buffer.byteLength(read(path)), path).toBe(bytes);
      expect(encoding).toBe('utf-8');
    }
    const [{ schema }] = described.resources;
    const table = read(described.resources[0].path);
    expect(table.startsWith('\ufeff')).toBe(true);
    const [head, ...lines] = readCsv(table.slice(1));
    const fields: { name: string; type: string; constraints?: object }[] = schema.fields;
    expect(fields.map(({ name }) => name)).toEqual(head);
    for (const [at, { name, type }] of fields.entries())
      for (const line of lines)
        if (type === 'number' && line[at] !== '') expect(Number.isFinite(Number(line[at])), name).toBe(true);
    const [key] = schema.primaryKey.map((name: string) => head!.indexOf(name));
    expect(new Set(lines.map((line) => line[key])).size).toBe(lines.length);
  });

  test('has six areas as closed counterclockwise polygons in degrees within the country', () => {
    const { type, features } = json('areas.geojson');
    expect(type).toBe('FeatureCollection');
    expect(features).toHaveLength(6);
    for (const { type, id, geometry, properties } of features) {
      expect(type).toBe('Feature');
      expect(properties.name_ar && properties.name_en, id).toBeTruthy();
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      for (const [ring] of polygons) {
        expect(ring.length, id).toBeGreaterThan(3);
        expect(ring.at(-1), id).toEqual(ring[0]);
        const turn = ring.slice(1).reduce((sum: number, [x, y]: number[], at: number) => {
          const [x0, y0] = ring[at];
          return sum + x0 * y! - x! * y0;
        }, 0);
        expect(turn, id).toBeGreaterThan(0);
        for (const [longitude, latitude] of ring) {
          expect(longitude).toSatisfy((value: number) => value > 35.5 && value < 42.5);
          expect(latitude).toSatisfy((value: number) => value > 32 && value < 37.6);
        }
      }
    }
  });

  test('passes the GeoJSON linter', () => {
    expect(check(read('areas.geojson'))).toMatchObject({ type: 'FeatureCollection' });
    const open = read('areas.geojson').replace('"Polygon"', '"Polygone"');
    expect(() => check(open)).toThrow();
  });

  test('converts the sheet’s own marks to their degrees', () => {
    for (const [longitude, x] of graticule.east) expect(degrees([x, 400])[0]).toBeCloseTo(longitude, 1);
    for (const [latitude, y] of graticule.north) expect(Math.abs(degrees([400, y])[1] - latitude)).toBeLessThan(0.01);
  });

  test('keeps every release under its date', () => {
    for (const date of releases) expect(existsSync(join(distDirectory, 'data', date, 'figures.csv')), date).toBe(true);
  });

  test('names title, version and date in the citation', () => {
    const citation = read('CITATION.cff');
    for (const key of ['cff-version: 1.2.0', 'title:', 'authors:', `version: "${releases[0]}"`, 'date-released:'])
      expect(citation).toContain(key);
  });
});
