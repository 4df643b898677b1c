import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Encoding, ServedFile } from './files.ts';
import { commonHeaders } from './headers.ts';

/** Whether the client takes an encoding; `q=0` means never. */
export function accepts(request: IncomingMessage, encoding: Encoding | 'dcz'): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',');
  return accepted.some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

const encodings = ['br', 'gzip'] as const;

/** The best encoding that both sides have. @param have the encodings that there are; without it, both */
export const encodingFor = (request: IncomingMessage, have?: Partial<Record<Encoding, unknown>>) =>
  encodings.find((encoding) => (!have || have[encoding]) && accepts(request, encoding));

/** @param headers of an answer that the browser keeps: it has both */
type FileHeaders = Record<'cache-control' | 'vary', string> & Record<string, string>;

/**
 * Answers with a file: conditional, compressed, and in parts where a film is asked for in parts (of the same file, if it says so).
 * Node leaves the body out of every answer to who asks for the head alone.
 * @param news the file as what is new against another one that the browser has (dictionaries.ts)
 */
export function sendFile(
  response: ServerResponse,
  file: ServedFile,
  headers: FileHeaders,
  status = 200,
  news?: Buffer,
): void {
  const request = response.req;
  const { etag } = file;
  const shared = { ...headers, etag };
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (status === 200 && (known.includes(etag) || known.includes(`W/${etag}`))) {
    // What the browser keeps has its headers: only those that may have changed come again (RFC 9110, 15.4.5).
    response.writeHead(304, { etag, 'cache-control': headers['cache-control'], vary: headers.vary }).end();
    return;
  }
  if (news) {
    const length = { 'content-type': file.type, 'content-length': news.length, 'content-encoding': 'dcz' };
    response.writeHead(status, { ...shared, ...length }).end(news);
    return;
  }
  const encoding = encodingFor(request, file);
  const { file: name, size, body } = file[encoding ?? 'identity']!;
  const condition = request.headers['if-range'];
  const partly = !encoding && status === 200 && (condition === undefined || condition === etag);
  const range = partly ? parseRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...shared, 'content-range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : status, {
    ...shared,
    'content-type': file.type,
    'content-length': end - start + 1,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...(file.type.startsWith('video/') ? { 'accept-ranges': 'bytes' } : {}),
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else if (body) response.end(range ? body.subarray(start, end + 1) : body);
  // A visitor who leaves, or a file that a new build took away, ends the connection; there is nobody to tell.
  else pipeline(createReadStream(name, { start, end }), response, () => {});
}

/** One `bytes=` range; anything else is answered whole, as the standard allows. */
function parseRange(header: string | undefined, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  // The standard knows no range that ends before it begins.
  if (match[1] && match[2] && Number(match[1]) > Number(match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end || start >= size ? ('unsatisfiable' as const) : { start, end };
}

/** Answers with what was made for this one request, compressed already or not at all. */
export function sendBody(
  response: ServerResponse,
  status: number,
  body: Uint8Array,
  headers: Record<string, string>,
): void {
  const own = { ...headers, 'content-length': body.length };
  response.writeHead(status, { 'cache-control': 'no-store', ...commonHeaders, ...own }).end(body);
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  sendBody(response, status, Buffer.from(text), { 'content-type': 'text/plain; charset=utf-8', ...headers });
}
