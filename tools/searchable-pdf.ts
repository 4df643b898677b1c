import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

const arabic = /[\u0600-\u06ff]/;
const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const toHex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** The letters of one glyph or cluster in the order in which they stand on the sheet: Arabic from the left. */
function visualOrder(hex: string): string {
  const letters = fromHex(hex).normalize('NFKC');
  return toHex(arabic.test(letters) ? [...letters].reverse().join('') : letters);
}

/**
 * Makes Arabic words of a PDF that Chromium printed findable. Chromium stores a ligature such as lam-alef as two
 * letters in reading order, and contextual forms as presentation forms. Readers (PDFium, Poppler) expect the letters in
 * the order of the sheet and reverse whole lines, so that «الأنقاض» came out as «األنقاض».
 */
export async function searchablePdf(printed: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(printed, { updateMetadata: false });
  const { context } = document;
  for (const [reference, stream] of context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream) || stream.dict.has(PDFName.of('Subtype'))) continue;
    if (stream.dict.has(PDFName.of('Length1'))) continue; // A font's file.
    const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    const mended = content
      .replace(/(\/ActualText <FEFF)([0-9A-F]+)/gi, (_, name, hex) => name + visualOrder(hex))
      .replace(/(?<=beginbfchar\n)(<[0-9A-F]+> <[0-9A-F]+>\n)+/gi, (pairs) =>
        pairs.replace(/ <([0-9A-F]+)>/gi, (_, hex) => ` <${visualOrder(hex)}>`),
      );
    if (mended !== content) context.assign(reference, context.flateStream(Buffer.from(mended, 'latin1')));
  }
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
