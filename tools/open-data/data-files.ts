import { registerWords } from '../../app/content/figures.ts';
import { office } from '../../app/content/office.ts';
import type { RegisterRow } from '../../app/register/rows.ts';
import { figuresCsv } from './figures-csv.ts';

/** The register as text files, by name. */
export const openData = (rows: readonly RegisterRow[]): Record<string, string> => ({
  'figures.csv': figuresCsv(rows),
  'figures.json': `${JSON.stringify(
    {
      title: registerWords.meta.title,
      licence: office.dataLicence ?? null,
      rights: registerWords.downloads.rights,
      figures: rows,
    },
    null,
    1,
  )}\n`,
});
