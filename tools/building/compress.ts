import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from './cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const forms = {
  // For drawings, half of which are fonts, 11 would take twice the time and save nothing; for texts it saves 2 %.
  br: (content: Buffer, file: string) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.svg') ? 10 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => zip(content, { level: 9 }),
};

/**
 * Writes a file with its Brotli and gzip variants.
 * @param lasting whether most builds produce the same content, so that its variants are cached
 */
export async function compressed(file: string, content: Buffer, { lasting = false } = {}): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const beside = Object.entries(forms).map(async ([form, make]) => {
    const made = lasting
      ? await cached(form, content.toString(), () => make(content, file))
      : await make(content, file);
    await writeFile(`${file}.${form}`, made);
  });
  await Promise.all([writeFile(file, content), ...beside]);
}
