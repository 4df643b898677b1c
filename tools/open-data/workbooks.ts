/** The open data as Excel workbooks, beside the CSV files. */
import { terms } from '../../app/content/glossary/term-list.ts';
import { withoutMarks } from '../../app/language/format.ts';
import type { RegisterRow } from '../../app/register/rows.ts';
import { columns } from './figures-csv.ts';
import { columns as glossaryColumns } from './glossary-csv.ts';
import { workbook } from './workbook.ts';

/** The register, and a second sheet that explains its columns. */
export const figuresWorkbook = (rows: readonly RegisterRow[]): Promise<Buffer> =>
  workbook([
    {
      name: 'figures',
      head: columns.map(({ name }) => name),
      rows: rows.map((row) =>
        columns.map(({ read }) => {
          const value = read(row);
          return typeof value === 'string' ? withoutMarks(value) : value;
        }),
      ),
    },
    {
      name: 'columns',
      head: ['name', 'description'],
      rows: columns.map(({ name, description }) => [name, description]),
    },
  ]);

export const glossaryWorkbook = (): Promise<Buffer> =>
  workbook([
    {
      name: 'glossary',
      head: Object.keys(glossaryColumns),
      rows: terms.map((term) => Object.values(glossaryColumns).map((read) => read(term))),
    },
  ]);
