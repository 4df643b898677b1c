import { wordsOf } from './normalise.ts';
import { formsOf } from './word-forms.ts';

/** A part of a text; with `match`, a hit. */
export interface MarkedPart {
  text: string;
  match: boolean;
}

/** Characters of an excerpt before and after its best hit. */
const before = 40;
const after = 140;
const tokens = /[\p{L}\p{N}\p{M}ـ]+(?:[.,٬٫’]\p{N}+)*|[^\p{L}\p{N}\p{M}ـ]+/gu;

/** The forms of words in running text, cached. */
const known = new Map<string, readonly string[]>();

function formsIn(piece: string): readonly string[] {
  let forms = known.get(piece);
  if (!forms) {
    forms = wordsOf(piece).flatMap((word) => {
      const { sure, doubtful } = formsOf(word);
      return [...sure, ...doubtful];
    });
    known.set(piece, forms);
  }
  return forms;
}

/** Texts split into words, cached: the next query mostly finds the same ones. */
const cut = new Map<string, readonly string[]>();

function piecesOf(text: string): readonly string[] {
  let pieces = cut.get(text);
  if (!pieces) {
    pieces = text.match(tokens) ?? [];
    cut.set(text, pieces);
  }
  return pieces;
}

/** The part of a text with the most hits, cut at words, with each hit marked. */
export function excerpt(text: string, found: ReadonlySet<string>): MarkedPart[] {
  const pieces = piecesOf(text);
  const hits = pieces.map((piece) => formsIn(piece).some((form) => found.has(form)));
  const start = backFrom(pieces, bestPlace(pieces, hits));
  let end = start;
  for (let letters = -before; end < pieces.length && letters < after; end++) letters += pieces[end]!.length;
  const parts: MarkedPart[] = [];
  for (let n = start; n < end; n++) {
    const last = parts.at(-1);
    if (last && last.match === hits[n]) last.text += pieces[n];
    else parts.push({ text: pieces[n]!, match: hits[n]! });
  }
  if (start > 0) parts.unshift({ text: '… ', match: false });
  if (end < pieces.length) parts.push({ text: ' …', match: false });
  return parts;
}

/** The hit with the most others within an excerpt's length after it. */
function bestPlace(pieces: readonly string[], hits: readonly boolean[]): number {
  let best = 0;
  let most = 0;
  hits.forEach((hit, place) => {
    if (!hit) return;
    let count = 0;
    for (let n = place, letters = 0; n < pieces.length && letters < after; n++) {
      if (hits[n]) count++;
      letters += pieces[n]!.length;
    }
    if (count > most) [best, most] = [place, count];
  });
  return best;
}

function backFrom(pieces: readonly string[], place: number): number {
  let start = place;
  for (let letters = 0; start > 0 && letters + pieces[start - 1]!.length <= before; start--)
    letters += pieces[start - 1]!.length;
  return start;
}
