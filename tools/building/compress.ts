import { writeFile } from 'node:fs/promises';
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

/** Writes a file with its Brotli (quality 11) and gzip (level 9) forms beside it. */
export async function compressed(file: string, content: Buffer): Promise<void> {
  const [br, gz] = await Promise.all([forms.br(content), forms.gz(content)]);
  await Promise.all([writeFile(file, content), writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** The same for a file that most builds make alike: its forms are kept from one build to the next. */
export async function compressedOnce(file: string, content: Buffer): Promise<void> {
  const [br, gz] = await Promise.all(
    (['br', 'gz'] as const).map((form) => cached(form, content.toString(), () => forms[form](content))),
  );
  await Promise.all([writeFile(file, content), writeFile(`${file}.br`, br!), writeFile(`${file}.gz`, gz!)]);
}
