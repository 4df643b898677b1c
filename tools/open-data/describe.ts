import { dataLicences } from '../../app/content/data-licences.ts';
import { releases } from '../../app/content/figure-changes.ts';
import { groupNames, placeNames, publisherNames } from '../../app/content/figures/names.ts';
import { registerWords } from '../../app/content/figures.ts';
import { office } from '../../app/content/office.ts';
import { byLanguage, languages } from '../../app/content/text.ts';
import { columns } from './figures-csv.ts';

const { meta } = registerWords;
const text = { type: 'object', properties: byLanguage(() => ({ type: 'string' })), required: languages };
const named = (names: object) => ({
  type: 'object',
  properties: { id: { enum: Object.keys(names) }, name: text },
  required: ['id', 'name'],
});

/** The schema of `figures.json` (JSON Schema 2020-12). Here and below, no address is named without `siteUrl`. */
export const jsonSchema = (siteUrl?: string): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...(siteUrl && { $id: `${siteUrl}/data/figures.schema.json` }),
  title: meta.title.en,
  type: 'object',
  required: ['title', 'version', 'figures'],
  properties: {
    title: text,
    version: { type: 'string', format: 'date' },
    licence: { type: ['object', 'null'] },
    rights: text,
    figures: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'group', 'value', 'unit', 'shown', 'counts', 'place', 'publisher', 'asOf', 'source', 'pages'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: '^[a-zA-Z][a-zA-Z0-9.-]*$' },
          group: { enum: Object.keys(groupNames) },
          value: { type: 'number' },
          to: { type: 'number' },
          range: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
          unit: { anyOf: [text, { type: 'null' }] },
          shown: text,
          counts: text,
          place: named(placeNames),
          publisher: named(publisherNames),
          asOf: { anyOf: [{ type: 'string', pattern: '^(\\d{4}(-\\d{2}){0,2}|undated)$' }, { type: 'null' }] },
          source: { anyOf: [text, { type: 'null' }] },
          address: { type: 'string', format: 'uri' },
          pages: { type: 'array', items: { type: 'string', pattern: '^/' }, uniqueItems: true },
        },
      },
    },
  },
});

/** Data Package 2.0. It gets a licence once the office has chosen one. */
export const dataPackage = (bytes: Record<string, number>, siteUrl?: string): object => ({
  $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
  name: 'register-of-figures',
  title: `${meta.title.en} / ${meta.title.ar}`,
  description: `${meta.description.en}\n\n${registerWords.downloads.rights.en}`,
  ...(siteUrl && { id: `${siteUrl}/figures`, homepage: `${siteUrl}/figures` }),
  version: releases[0],
  created: `${releases.at(-1)}T00:00:00Z`,
  contributors: [{ title: office.name.en, roles: ['publisher'] }],
  ...(office.dataLicence
    ? {
        licenses: [
          {
            name: office.dataLicence,
            path: dataLicences[office.dataLicence].address,
            title: dataLicences[office.dataLicence].name.en,
          },
        ],
      }
    : {}),
  sources: [{ title: registerWords.downloads.outlines.en, path: 'https://www.naturalearthdata.com/' }],
  resources: [
    {
      name: 'figures',
      type: 'table',
      path: 'register.csv',
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      bytes: bytes['register.csv'],
      dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
      schema: {
        $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
        fields: columns.map(({ name, type, description }) => ({
          name,
          type,
          description,
          ...(name === 'id' ? { constraints: { required: true, unique: true } } : {}),
        })),
        missingValues: [''],
        primaryKey: ['id'],
      },
    },
    {
      name: 'figures-json',
      path: 'figures.json',
      format: 'json',
      mediatype: 'application/json',
      encoding: 'utf-8',
      bytes: bytes['figures.json'],
    },
    {
      name: 'areas',
      path: 'areas.geojson',
      format: 'geojson',
      mediatype: 'application/geo+json',
      encoding: 'utf-8',
      bytes: bytes['areas.geojson'],
    },
  ],
});

/** CITATION.cff 1.2.0 as YAML; JSON strings are valid YAML strings. */
export function citation(siteUrl?: string): string {
  const quoted = JSON.stringify;
  const lines = [
    'cff-version: 1.2.0',
    `message: ${quoted('Please name the office and the version; a figure of somebody else keeps its publisher and date.')}`,
    'type: dataset',
    `title: ${quoted(meta.title.en)}`,
    `abstract: ${quoted(meta.description.en)}`,
    `authors:\n  - name: ${quoted(office.name.en)}`,
    `version: ${quoted(releases[0])}`,
    `date-released: ${quoted(releases[0])}`,
    ...(siteUrl
      ? [
          `url: ${quoted(`${siteUrl}/figures`)}`,
          `repository-artifact: ${quoted(`${siteUrl}/data/${releases[0]}/figures.csv`)}`,
        ]
      : []),
    ...(office.dataLicence ? [`license: ${quoted(office.dataLicence)}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
