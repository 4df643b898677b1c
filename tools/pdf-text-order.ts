import { deflateSync, inflateSync } from 'node:zlib';

/** Glyphs that stand for several letters, or for a letter with its marks, with the text they map to. */
const span = /\/ActualText <FEFF((?:06[0-9A-F]{2})+)> >> BDC\n([\s\S]*?)EMC\n/g;

/** Vowel signs and other marks, which visitors do not search for. */
const marks = /^06(?:4[B-F]|5[0-9A-F]|70)$/;

/** The letters of a text in hexadecimal, reversed and without marks. */
const turned = (text: string): string =>
  text
    .match(/.{4}/g)!
    .filter((letter) => !marks.test(letter))
    .reverse()
    .join('');

/** The same in a font's own ToUnicode table. */
const mapped = /(<[0-9A-F]{4}>) <((?:06[0-9A-F]{2}){2,})>/g;

/**
 * Fixes the text order of Arabic ligatures (لا، في، لله) in a PDF. A ligature is one glyph for several letters. Text
 * extraction reads a right-to-left line from its visual end and reverses it letter by letter, the letters of one glyph
 * included, so the logical order comes out reversed. This reverses the text of such glyphs in advance, so that
 * searching and copying find the words. Marks are drawn at other heights and would split the word, so the text drops
 * them.
 * @param pdf as Chromium writes it: a classic cross-reference table, every object on lines of its own
 */
export function correctLigatureOrder(pdf: Buffer): Buffer {
  const source = pdf.toString('latin1');
  const trailer = source.slice(source.lastIndexOf('trailer'), source.lastIndexOf('startxref'));
  let result = source.slice(0, source.search(/^\d+ 0 obj/m));
  const offsets: number[] = [];
  for (const [object, number] of source.matchAll(/^(\d+) 0 obj\n[\s\S]*?\nendobj\n/gm)) {
    offsets[Number(number)] = result.length;
    result += withOrderedText(object);
  }
  // A number without an object is free, as 0 always is.
  const entries = Array.from(offsets, (offset?: number) =>
    offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  const table = `xref\n0 ${entries.length}\n${entries.join('')}`;
  return Buffer.from(`${result}${table}${trailer}startxref\n${result.length}\n%%EOF\n`, 'latin1');
}

/** The object with the letters of its ligatures reversed, if it draws any. */
function withOrderedText(object: string): string {
  const stream = /stream\n([\s\S]*?)\nendstream/.exec(object);
  if (!stream || !/\/Filter\s*\/FlateDecode/.test(object)) return object;
  let drawing: string;
  try {
    drawing = inflateSync(Buffer.from(stream[1]!, 'latin1')).toString('latin1');
  } catch {
    return object;
  }
  const ordered = drawing
    .replace(mapped, (_, glyph: string, text: string) => `${glyph} <${turned(text)}>`)
    .replace(span, (_, text: string, body: string) => {
      const open = `/ActualText <FEFF${turned(text)}> >> BDC\n`;
      const last = body.trimEnd().lastIndexOf('\n') + 1;
      const before = body.slice(0, last);
      // All glyphs but the last draw marks and have no text.
      return before.includes(' Tj\n')
        ? `/ActualText <FEFF> >> BDC\n${before}EMC\n/Span<<${open}${body.slice(last)}EMC\n`
        : `${open}${body}EMC\n`;
    });
  if (ordered === drawing) return object;
  const packed = deflateSync(Buffer.from(ordered, 'latin1')).toString('latin1');
  return object
    .replace(/\/Length \d+/, `/Length ${packed.length}`)
    .replace(stream[0], () => `stream\n${packed}\nendstream`);
}
