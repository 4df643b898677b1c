import { wordsOf } from './normalise.ts';
import { formsOf } from './words.ts';

/** A part of a text; with `match`, a hit. */
export interface MarkedPart {
  text: string;
  match: boolean;
}

/** Words of an excerpt, and those before its first hit. */
const most = 70;
const before = 8;
const tokens = /[\p{L}\p{N}\p{M}ـ]+(?:[.,٬٫’]\p{N}+)*|[^\p{L}\p{N}\p{M}ـ]+/gu;

/** The forms of a piece of running text, cached: the next query mostly meets the same ones. */
const formsByPiece = new Map<string, string[]>();

function formsIn(piece: string): string[] {
  const forms = formsByPiece.get(piece) ?? wordsOf(piece).flatMap(formsOf);
  formsByPiece.set(piece, forms);
  return forms;
}

/** The part of a text around its first hit, with each hit marked. */
export function excerpt(text: string, hits: ReadonlySet<string>): MarkedPart[] {
  const pieces = (text.match(tokens) ?? []).map((piece) => ({
    text: piece,
    match: formsIn(piece).some((form) => hits.has(form)),
  }));
  const first = pieces.findIndex(({ match }) => match);
  const start = pieces.length > most ? Math.max(0, first - before) : 0;
  const end = start + most;
  const parts: MarkedPart[] = start > 0 ? [{ text: '… ', match: false }] : [];
  for (const { text, match } of pieces.slice(start, end)) {
    const last = parts.at(-1);
    if (last?.match === match) last.text += text;
    else parts.push({ text, match });
  }
  if (end < pieces.length) parts.push({ text: ' …', match: false });
  return parts;
}
