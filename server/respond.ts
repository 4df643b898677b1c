import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Encoding, ServedFile } from './files.ts';
import { commonHeaders } from './headers.ts';

/** Whether the client accepts an encoding; `q=0` means never. */
export function accepts(request: IncomingMessage, encoding: Encoding | 'dcz'): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '').split(',');
  return accepted.some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

const encodings = ['br', 'gzip'] as const;

/** The best encoding that both sides support. @param have the available encodings; by default both */
export const encodingFor = (request: IncomingMessage, have?: Partial<Record<Encoding, unknown>>) =>
  encodings.find((encoding) => (!have || have[encoding]) && accepts(request, encoding));

/** Headers that every cacheable response needs. */
type FileHeaders = Record<'cache-control' | 'vary', string> & Record<string, string>;

/**
 * Sends a file: conditional, compressed, or a range of it (subject to `If-Range`). Node omits the body of HEAD
 * responses.
 * @param delta the file as a delta (dictionaries.ts)
 */
export function sendFile(
  response: ServerResponse,
  file: ServedFile,
  headers: FileHeaders,
  status = 200,
  delta?: Buffer,
): void {
  const request = response.req;
  const { etag } = file;
  const shared = { ...headers, etag };
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (status === 200 && (known.includes(etag) || known.includes(`W/${etag}`))) {
    // A 304 repeats only headers that may have changed (RFC 9110, 15.4.5).
    response.writeHead(304, { etag, 'cache-control': headers['cache-control'], vary: headers.vary }).end();
    return;
  }
  if (delta) {
    const length = { 'content-type': file.type, 'content-length': delta.length, 'content-encoding': 'dcz' };
    response.writeHead(status, { ...shared, ...length }).end(delta);
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
  // If the client leaves or a new build removes the file, the connection ends; there is nothing to report.
  else pipeline(createReadStream(name, { start, end }), response, () => {});
}

/** Parses a single `bytes=` range. Anything else is served whole, as the standard allows. */
function parseRange(header: string | undefined, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  // A range that ends before it begins is invalid.
  if (match[1] && match[2] && Number(match[1]) > Number(match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end || start >= size ? ('unsatisfiable' as const) : { start, end };
}

/** Sends a body made for this request, compressed or not. */
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
