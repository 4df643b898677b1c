import type { RegisterRow } from '../../app/register/rows.ts';
import { type Cell, csv } from './csv.ts';

/** The columns in order: name and meaning. */
export const columns: readonly { name: string; description: string; read: (row: RegisterRow) => Cell }[] = [
  { name: 'id', description: 'Stable name; the anchor of the row on /figures', read: ({ id }) => id },
  { name: 'group', description: 'Part of the register', read: ({ group }) => group },
  { name: 'value', description: 'Value; of a span its lower end', read: ({ value }) => value },
  { name: 'value_to', description: 'Upper end of a span', read: ({ to }) => to },
  { name: 'range_from', description: 'Of an assumption: the least', read: ({ range }) => range?.[0] },
  { name: 'range_to', description: 'Of an assumption: the most', read: ({ range }) => range?.[1] },
  { name: 'unit_ar', description: 'Unit of the value, Arabic', read: ({ unit }) => unit?.ar },
  { name: 'unit_en', description: 'Unit of the value, English', read: ({ unit }) => unit?.en },
  { name: 'text_ar', description: 'Value and unit in Arabic words', read: ({ shown }) => shown.ar },
  { name: 'text_en', description: 'Value and unit in English words', read: ({ shown }) => shown.en },
  { name: 'counts_ar', description: 'What it counts, Arabic', read: ({ counts }) => counts.ar },
  { name: 'counts_en', description: 'What it counts, English', read: ({ counts }) => counts.en },
  { name: 'place', description: 'Place, as a stable name', read: ({ place }) => place.id },
  { name: 'place_ar', description: 'Place, Arabic', read: ({ place }) => place.name.ar },
  { name: 'place_en', description: 'Place, English', read: ({ place }) => place.name.en },
  { name: 'publisher', description: 'Whose figure it is', read: ({ publisher }) => publisher.id },
  { name: 'publisher_ar', description: 'Publisher, Arabic', read: ({ publisher }) => publisher.name.ar },
  { name: 'publisher_en', description: 'Publisher, English', read: ({ publisher }) => publisher.name.en },
  { name: 'date', description: 'Year, year-month or day, as far as known', read: ({ asOf }) => asOf },
  { name: 'method_ar', description: 'How it was derived or assumed, Arabic', read: ({ method }) => method?.ar },
  { name: 'method_en', description: 'How it was derived or assumed, English', read: ({ method }) => method?.en },
  { name: 'source_ar', description: 'Title of the source, Arabic', read: ({ source }) => source?.ar },
  { name: 'source_en', description: 'Title of the source, English', read: ({ source }) => source?.en },
  {
    name: 'source_address',
    description: 'Address of the source, as found in November 2026',
    read: ({ address }) => address,
  },
  { name: 'pages', description: 'Paths of the pages that show it', read: ({ pages }) => pages.join(' ') },
];

export const figuresCsv = (rows: readonly RegisterRow[]): string =>
  csv([columns.map(({ name }) => name), ...rows.map((row) => columns.map(({ read }) => read(row)))]);
