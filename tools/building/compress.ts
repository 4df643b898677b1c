import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from './cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const forms = {
  br: (content: Buffer) =>
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content: Buffer) => zip(content, { level: 9 }),
};

/**
 * Writes a file with its Brotli (quality 11) and gzip (level 9) variants.
 * @param lasting whether most builds produce the same content, so that its variants are cached
 */
export async function compressed(file: string, content: Buffer, { lasting = false } = {}): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const beside = Object.entries(forms).map(async ([form, make]) => {
    const made = lasting ? await cached(form, content.toString(), () => make(content)) : await make(content);
    await writeFile(`${file}.${form}`, made);
  });
  await Promise.all([writeFile(file, content), ...beside]);
}
