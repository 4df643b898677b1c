import { wordsOf } from './normalise.ts';
import { formsOf } from './word-forms.ts';

/** A part of a text; with `match`, a hit. */
export interface MarkedPart {
  text: string;
  match: boolean;
}

/** Characters of an excerpt before and after its best hit; it takes more to begin or end with a sentence. */
const before = 40;
const after = 140;
const sentence = 100;
/** Between two words: the end of a sentence. */
const ends = /[.!?؟؛]\s/;
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
  const place = bestPlace(pieces, hits);
  const start = sentenceStart(pieces, place) ?? backFrom(pieces, place);
  const end = endFrom(pieces, start);
  const parts: MarkedPart[] = [];
  for (let n = start; n < end; n++) {
    const last = parts.at(-1);
    if (last && last.match === hits[n]) last.text += pieces[n];
    else parts.push({ text: pieces[n]!, match: hits[n]! });
  }
  if (start > 0 && !ends.test(pieces[start - 1]!)) parts.unshift({ text: '… ', match: false });
  if (end < pieces.length && !ends.test(pieces[end - 1]!)) parts.push({ text: ' …', match: false });
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

/** The start of the hit's sentence, if it is near. */
function sentenceStart(pieces: readonly string[], place: number): number | undefined {
  for (let start = place, letters = 0; letters <= sentence; start--) {
    const gap = pieces[start - 1];
    if (gap === undefined || ends.test(gap)) return start;
    letters += gap.length;
  }
  return undefined;
}

/** The end of a sentence about an excerpt's length after its start, else of a word. */
function endFrom(pieces: readonly string[], start: number): number {
  let end = start;
  let whole: number | undefined;
  for (let letters = 0; end < pieces.length && letters < before + after + sentence; end++) {
    if (letters >= before + after && whole !== undefined) break;
    letters += pieces[end]!.length;
    if (letters > sentence && ends.test(pieces[end]!)) whole = end + 1;
  }
  if (end === pieces.length) return end;
  if (whole !== undefined) return whole;
  for (let letters = 0, cut = start; cut < pieces.length; cut++) {
    letters += pieces[cut]!.length;
    if (letters >= before + after) return cut + 1;
  }
  return end;
}

function backFrom(pieces: readonly string[], place: number): number {
  let start = place;
  for (let letters = 0; start > 0 && letters + pieces[start - 1]!.length <= before; start--)
    letters += pieces[start - 1]!.length;
  return start;
}
