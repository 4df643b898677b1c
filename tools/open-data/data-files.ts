import { releases } from '../../app/content/figure-changes.ts';
import { office } from '../../app/content/office.ts';
import { registerWords } from '../../app/content/register/words.ts';
import type { RegisterRow } from '../../app/register/row.ts';
import { citation, dataPackage, jsonSchema } from './describe.ts';
import { figuresCsv } from './figures-csv.ts';
import { areasGeoJson } from './geojson.ts';

const json = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;

/** The register as files, by name: the same under `/data/` and, for a release, under its date. */
export function openData(rows: readonly RegisterRow[], siteUrl: string): Record<string, string> {
  const table = figuresCsv(rows);
  const data = {
    'figures.csv': table,
    // The mark at the start tells spreadsheets that the Arabic is UTF-8; programs that read a data package take it for a letter.
    'register.csv': table.replace(/^\ufeff/, ''),
    'figures.json': json({
      title: registerWords.meta.title,
      version: releases[0],
      licence: office.dataLicence ?? null,
      rights: registerWords.downloads.rights,
      figures: rows,
    }),
    'areas.geojson': json(areasGeoJson()),
  };
  const bytes = Object.fromEntries(Object.entries(data).map(([name, text]) => [name, Buffer.byteLength(text)]));
  return {
    ...data,
    'figures.schema.json': json(jsonSchema(siteUrl)),
    'datapackage.json': json(dataPackage(siteUrl, bytes)),
    'CITATION.cff': citation(siteUrl),
  };
}
