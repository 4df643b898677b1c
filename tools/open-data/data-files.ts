import { registerWords } from '../../app/content/figures.ts';
import { office } from '../../app/content/office.ts';
import { byLanguage } from '../../app/content/text.ts';
import type { RegisterRow } from '../../app/register/rows.ts';
import { figuresCsv } from './figures-csv.ts';

const words = registerWords.downloads;

/** The register as text files, by name. */
export const openData = (rows: readonly RegisterRow[]): Record<string, string> => ({
  'figures.csv': figuresCsv(rows),
  'figures.json': `${JSON.stringify(
    {
      title: registerWords.meta.title,
      version: words.version.date,
      // Left out until the office decides; until then the rights say what is permitted.
      licence: office.dataLicence,
      rights: office.dataLicence ? words.rights : byLanguage((of) => `${words.rights[of]} ${words.noLicence[of]}`),
      figures: rows,
    },
    null,
    1,
  )}\n`,
});
