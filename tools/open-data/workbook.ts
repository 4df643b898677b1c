import writeExcelFile from 'write-excel-file/node';

/** An Excel table: unlike CSV, its numbers are numbers in every locale. */
export interface Sheet {
  /** At most 31 characters. */
  name: string;
  rightToLeft?: boolean;
  head: readonly string[];
  rows: readonly (readonly (string | number | null | undefined)[])[];
}

/** Column widths in characters. */
const [narrowest, widest] = [8, 60];

/** @returns an `.xlsx` file with a frozen first row */
export const workbook = (sheets: readonly Sheet[]): Promise<Buffer> =>
  writeExcelFile(
    sheets.map(({ name, rightToLeft = false, head, rows }) => ({
      sheet: name,
      rightToLeft,
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
