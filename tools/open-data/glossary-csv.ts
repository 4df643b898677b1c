import type { Term } from '../../app/content/glossary/term.ts';

export const columns = {
  id: (term: Term) => term.id,
  arabic: (term: Term) => term.name.ar,
  'arabic (Syrian trade word)': (term: Term) => term.trade ?? '',
  english: (term: Term) => term.name.en,
  german: (term: Term) => term.name.de,
  'meaning (arabic)': (term: Term) => term.meaning.ar,
  'meaning (english)': (term: Term) => term.meaning.en,
  unit: (term: Term) => term.unit?.en ?? '',
};

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The glossary as RFC 4180 CSV, with the byte order mark that spreadsheets need for UTF-8. */
export function glossaryCsv(terms: readonly Term[]): string {
  const rows = [Object.keys(columns), ...terms.map((term) => Object.values(columns).map((read) => read(term)))];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
