import type { Term } from '../../app/content/glossary/term.ts';
import { csv } from './csv.ts';

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

export const glossaryCsv = (terms: readonly Term[]): string =>
  csv([Object.keys(columns), ...terms.map((term) => Object.values(columns).map((read) => read(term)))]);
