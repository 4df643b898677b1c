import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Encoding, ServedFile } from './files.ts';
import { commonHeaders, type Headers } from './headers.ts';

/** The best encoding that both sides support; `q=0` means never. @param have the available ones; by default both */
export function encodingFor({ headers }: IncomingMessage, have?: Partial<Record<Encoding, unknown>>) {
  const accepted = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]!.trim());
  return (['br', 'gzip'] as const).find((name) => (!have || have[name]) && accepted.includes(name));
}

/** A single `bytes=` range: nothing if it has to be sent whole, as the standard allows for all other kinds. */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [range, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!range || (!from && !to) || (from && to && Number(from) > Number(to))) return undefined;
  if (!from) return { start: Number(to) === 0 ? size : Math.max(0, size - Number(to)), end: size - 1 };
  return { start: Number(from), end: to ? Math.min(Number(to), size - 1) : size - 1 };
}

/** Sends a file: 304, compressed, or one range of it (subject to `If-Range`). @param own headers beside its own */
export function sendFile(response: ServerResponse, file: ServedFile, own: Headers = {}, status = 200): void {
  // Nothing is opened for a client that has left: nobody would close it.
  if (response.destroyed) return;
  const { headers: asked, method } = response.req;
  const headers = { ...file.headers, ...own };
  if (status === 200 && asked['if-none-match']?.match(/"[^"]*"/g)?.includes(file.etag)) {
    // A 304 repeats only headers that may have changed (RFC 9110, 15.4.5).
    const { etag, vary, 'cache-control': caching } = file.headers as Record<string, string>;
    return void response.writeHead(304, { etag, vary, 'cache-control': caching }).end();
  }
  const encoding = encodingFor(response.req, file);
  const body = encoding ? file[encoding] : file.identity;
  const size = encoding ? body!.length : file.size;
  const isWhole = encoding || status !== 200 || ![undefined, file.etag].includes(asked['if-range'] as string);
  const range = isWhole ? undefined : parseRange(asked.range, size);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range && start >= size)
    return void response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end();
  response.writeHead(range ? 206 : status, {
    ...headers,
    'content-length': end - start + 1,
    ...(encoding && { 'content-encoding': encoding }),
    ...(!file.br && { 'accept-ranges': 'bytes' }),
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (method === 'HEAD' || size === 0) response.end();
  else if (body) response.end(body.subarray(start, end + 1));
  // If the client leaves or a new build removes the file, the connection ends; there is nothing to report.
  else pipeline(createReadStream(file.path, { start, end }), response, () => {});
}

/** Sends a body made for this request. Node omits the body of HEAD responses. */
export function sendBody(response: ServerResponse, status: number, body: Uint8Array, headers: Headers): void {
  const length = { 'content-length': body.length };
  response.writeHead(status, { 'cache-control': 'no-store', ...commonHeaders, ...headers, ...length }).end(body);
}

export function sendText(response: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  sendBody(response, status, Buffer.from(text), { 'content-type': 'text/plain; charset=utf-8', ...headers });
}
