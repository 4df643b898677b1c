import { releases } from '../../app/content/figure-changes.ts';
import { registerWords } from '../../app/content/figures.ts';
import { office } from '../../app/content/office.ts';
import type { RegisterRow } from '../../app/register/row.ts';
import { citation, dataPackage, jsonSchema } from './describe.ts';
import { figuresCsv } from './figures-csv.ts';
import { areasGeoJson } from './geojson.ts';

const json = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;

/** The register as files, by name, for the site at this address. */
export function openData(rows: readonly RegisterRow[], siteUrl: string): Record<string, string> {
  const table = figuresCsv(rows);
  return described(
    {
      'figures.csv': table,
      // Named in the data package; spreadsheets also need the UTF-8 byte order mark.
      'register.csv': table,
      'figures.json': json({
        title: registerWords.meta.title,
        version: releases[0],
        licence: office.dataLicence ?? null,
        rights: registerWords.downloads.rights,
        figures: rows,
      }),
      'areas.geojson': json(areasGeoJson()),
    },
    siteUrl,
  );
}

/** The files of a release as built, but without the site's address, which may change while releases stay. */
export const releaseOf = (built: Record<string, string>): Record<string, string> =>
  described(Object.fromEntries(Object.entries(built).filter(([name]) => !(name in descriptions))));

/** The files that describe the data, by name. */
const descriptions = {
  'figures.schema.json': (siteUrl?: string) => json(jsonSchema(siteUrl)),
  'datapackage.json': (siteUrl: string | undefined, bytes: Record<string, number>) => json(dataPackage(bytes, siteUrl)),
  'CITATION.cff': (siteUrl?: string) => citation(siteUrl),
};

function described(data: Record<string, string>, siteUrl?: string): Record<string, string> {
  const bytes = Object.fromEntries(Object.entries(data).map(([name, text]) => [name, Buffer.byteLength(text)]));
  const files = Object.entries(descriptions).map(([name, describe]) => [name, describe(siteUrl, bytes)]);
  return { ...data, ...Object.fromEntries(files) };
}
