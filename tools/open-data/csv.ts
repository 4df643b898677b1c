import { withoutMarks } from '../../app/language/format.ts';

export type Cell = string | number | null | undefined;

/** Quotes a field with a comma, a quote or a line break. */
function field(value: Cell): string {
  const text = withoutMarks(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, with the byte order mark that spreadsheets need for UTF-8. */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
