import type { IncomingMessage } from 'node:http';
import { mail as words } from '../../app/content/mail-words.ts';
import { Refusal } from './calls.ts';

/** Largest accepted body in bytes: a message of 10,000 Arabic characters fits, however a browser encodes it. */
export const bodyLimit = 64 * 1024;

/** Refuses by the headers alone what need not be read. @throws Refusal 413 or 415 */
export function checkHeaders(request: IncomingMessage): void {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new Refusal(415, 'Compressed bodies are not accepted', { 'Accept-Encoding': 'identity' });
  }
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
}

/** Reads the body, holding at most 64 KiB of it. @throws Refusal 413; Error if the sender goes away before the end */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = (settle: () => void) => {
      request.off('data', take).off('end', end).off('close', close).off('error', close);
      settle();
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > bodyLimit) done(() => reject(tooLarge()));
      else chunks.push(chunk);
    };
    const end = () => done(() => resolve(Buffer.concat(chunks)));
    const close = () => done(() => reject(new SenderGone()));
    request.on('data', take).on('end', end).on('close', close).on('error', close);
  });
}

/** The connection ended before the body did: there is nobody left to answer. */
export class SenderGone extends Error {}

function tooLarge(): Refusal {
  const { ar, en } = words.refused.tooLarge;
  return new Refusal(413, `${en}\n\n${ar}\n`);
}
