import { withoutMarks } from '../../app/language/format.ts';
import type { RegisterRow } from '../../app/register/row.ts';

/** The columns in order: name, type and meaning as in the data package. */
export const columns: readonly {
  name: string;
  type: 'string' | 'number';
  description: string;
  read: (row: RegisterRow) => string | number | null | undefined;
}[] = [
  { name: 'id', type: 'string', description: 'Stable name; the anchor of the row on /figures', read: ({ id }) => id },
  { name: 'group', type: 'string', description: 'Part of the register', read: ({ group }) => group },
  { name: 'value', type: 'number', description: 'Value; of a span its lower end', read: ({ value }) => value },
  { name: 'value_to', type: 'number', description: 'Upper end of a span', read: ({ to }) => to },
  { name: 'range_from', type: 'number', description: 'Of an assumption: the least', read: ({ range }) => range?.[0] },
  { name: 'range_to', type: 'number', description: 'Of an assumption: the most', read: ({ range }) => range?.[1] },
  { name: 'text_ar', type: 'string', description: 'Value and unit in Arabic words', read: ({ shown }) => shown.ar },
  { name: 'text_en', type: 'string', description: 'Value and unit in English words', read: ({ shown }) => shown.en },
  { name: 'counts_ar', type: 'string', description: 'What it counts, Arabic', read: ({ counts }) => counts.ar },
  { name: 'counts_en', type: 'string', description: 'What it counts, English', read: ({ counts }) => counts.en },
  { name: 'place', type: 'string', description: 'Place, as a stable name', read: ({ place }) => place.id },
  { name: 'place_ar', type: 'string', description: 'Place, Arabic', read: ({ place }) => place.name.ar },
  { name: 'place_en', type: 'string', description: 'Place, English', read: ({ place }) => place.name.en },
  { name: 'publisher', type: 'string', description: 'Whose figure it is', read: ({ publisher }) => publisher.id },
  {
    name: 'publisher_ar',
    type: 'string',
    description: 'Publisher, Arabic',
    read: ({ publisher }) => publisher.name.ar,
  },
  {
    name: 'publisher_en',
    type: 'string',
    description: 'Publisher, English',
    read: ({ publisher }) => publisher.name.en,
  },
  {
    name: 'as_of',
    type: 'string',
    description: 'Year, month or day; "undated" if not known',
    read: ({ asOf }) => asOf,
  },
  { name: 'source_ar', type: 'string', description: 'Source, Arabic', read: ({ source }) => source?.ar },
  { name: 'source_en', type: 'string', description: 'Source, English', read: ({ source }) => source?.en },
  { name: 'source_address', type: 'string', description: 'Address of the source', read: ({ address }) => address },
  {
    name: 'pages',
    type: 'string',
    description: 'Paths of the pages that show it',
    read: ({ pages }) => pages.join(' '),
  },
];

/** RFC 4180: quotes a field with a comma, a quote or a line break. */
function field(value: string | number | null | undefined): string {
  const text = withoutMarks(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table, with the byte order mark that spreadsheets need for UTF-8. */
export function figuresCsv(rows: readonly RegisterRow[]): string {
  const lines = [columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ read }) => field(read(row))))];
  return `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
