import { deflateSync, inflateSync } from 'node:zlib';

/**
 * Arabic ligatures (لا، في، لله) are one glyph that stands for several letters. Text extraction reads a right-to-left line from
 * its visual end and turns it round letter by letter, the letters of one glyph included, so the producer's logical order comes
 * out reversed. This turns the text that stands for such a glyph round beforehand, so that search and copying find the words.
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

/** The object with the letters of its ligatures put in order, if it draws any; otherwise as it is. */
function withOrderedText(object: string): string {
  const stream = /stream\n([\s\S]*?)\nendstream/.exec(object);
  if (!stream || !/\/Filter\s*\/FlateDecode/.test(object)) return object;
  let drawing: string;
  try {
    drawing = inflateSync(Buffer.from(stream[1]!, 'latin1')).toString('latin1');
  } catch {
    return object;
  }
  const ordered = drawing.replace(/\/ActualText <FEFF((?:06[0-9A-F]{2}){2,})>/gi, (_, letters: string) => {
    const reversed = letters.match(/.{4}/g)!.reverse().join('');
    return `/ActualText <FEFF${reversed}>`;
  });
  if (ordered === drawing) return object;
  const packed = deflateSync(Buffer.from(ordered, 'latin1')).toString('latin1');
  return object
    .replace(/\/Length \d+/, `/Length ${packed.length}`)
    .replace(stream[0], () => `stream\n${packed}\nendstream`);
}
