/** The open data as Excel workbooks, beside the CSV files. */
import writeExcelFile from 'write-excel-file/node';
import { terms } from '../../app/content/glossary/term-list.ts';
import { withoutMarks } from '../../app/language/format.ts';
import type { RegisterRow } from '../../app/register/rows.ts';
import { columns } from './figures-csv.ts';
import { columns as glossaryColumns } from './glossary-csv.ts';

/** An Excel table: unlike CSV, its numbers are numbers in every locale. */
interface Sheet {
  /** At most 31 characters. */
  name: string;
  head: readonly string[];
  rows: readonly (readonly (string | number | null | undefined)[])[];
}

/** Column widths in characters. */
const [narrowest, widest] = [8, 60];

/** @returns an `.xlsx` file with a frozen first row */
const workbook = (sheets: readonly Sheet[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(({ name, head, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: head.map((title, column) => {
        const longest = Math.max(title.length, ...rows.map((row) => String(row[column] ?? '').length));
        return { width: Math.min(widest, Math.max(narrowest, longest + 2)) };
      }),
      data: [
        head.map((value) => ({ value, fontWeight: 'bold' as const })),
        // An empty text would be a cell that looks empty and is counted.
        ...rows.map((row) => row.map((value) => (value === '' ? null : value))),
      ],
    })),
  ).toBuffer();

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
