import { normalise, wordsOf } from './normalise.ts';

/** One page in the index of one language. */
export interface SearchEntry {
  path: string;
  title: string;
  text: string;
}

export interface SearchResult {
  path: string;
  title: string;
  /** The place of the first match, in parts: those with `match` are what was looked for. */
  excerpt: { text: string; match: boolean }[];
}

const mostWords = 8;
const mostResults = 12;
/** Letters of an excerpt before and after its first match. */
const before = 50;
const after = 130;

/**
 * Pages that hold every word of the question, anywhere in a word, best first: words in the title count ten times.
 * @param question at most its first 100 letters and 8 words are read
 */
export function search(index: readonly SearchEntry[], question: string): SearchResult[] {
  const asked = [...new Set(wordsOf(question.slice(0, 100)))].slice(0, mostWords);
  if (asked.length === 0) return [];
  return index
    .map((entry) => ({ entry, score: scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostResults)
    .map(({ entry }) => ({ path: entry.path, title: entry.title, excerpt: excerptOf(entry.text, asked) }));
}

function scoreOf(entry: SearchEntry, asked: string[]): number {
  const [title, text] = [normalise(entry.title), normalise(entry.text)];
  let score = 0;
  for (const word of asked) {
    const found = Math.min(20, text.split(word).length - 1) + (title.includes(word) ? 10 : 0);
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

/** The text around the first match, cut at words, with every match marked. */
function excerptOf(text: string, asked: string[]): SearchResult['excerpt'] {
  const tokens = text.match(/[\p{L}\p{N}\p{M}ـ]+|[^\p{L}\p{N}\p{M}ـ]+/gu) ?? [];
  const hits = tokens.map((token) => asked.some((word) => normalise(token).includes(word)));
  const first = Math.max(0, hits.indexOf(true));
  let start = first;
  for (let letters = 0; start > 0 && letters < before; start--) letters += tokens[start - 1]!.length;
  let end = first;
  for (let letters = 0; end < tokens.length && letters < after; end++) letters += tokens[end]!.length;
  const parts: SearchResult['excerpt'] = [];
  for (let n = start; n < end; n++) {
    const last = parts.at(-1);
    if (last && last.match === hits[n]) last.text += tokens[n];
    else parts.push({ text: tokens[n]!, match: hits[n]! });
  }
  if (start > 0) parts.unshift({ text: '… ', match: false });
  if (end < tokens.length) parts.push({ text: ' …', match: false });
  return parts;
}
