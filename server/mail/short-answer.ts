import type { ServerResponse } from 'node:http';

/** A request that is turned down before it is a message, with the status and plain text of the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, text: string, headers: Record<string, string> = {}) {
    super(text);
    this.status = status;
    this.headers = headers;
  }
}

/** Sends a short body that no cache keeps. */
export function answer(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
  type: 'text/plain' | 'text/html' = 'text/plain',
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    ...headers,
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}
