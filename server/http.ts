/** The HTTP server itself: how long it waits for clients, and what it does with those that only cost it memory. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { serverWords } from '../app/content/shared/server-words.ts';
import { log } from './log.ts';
import { second } from './mail/clock.ts';
import { inEveryLanguage } from './mail/refusal.ts';
import { sendText } from './respond.ts';

/** What a client may send, and how long it may take. */
export const limits = {
  // Node replies 431 above. It bounds everything that reads a header.
  maxHeaderSize: 8 * 1024,
  headersTimeout: 5 * second,
  // A body of 64 KiB over the slowest line (app/forms/mail-library.ts).
  requestTimeout: 150 * second,
  connectionsCheckingInterval: second,
  // Longer than proxies keep an idle connection, so that they never write to a closing one.
  keepAliveTimeout: 65 * second,
};

/** Browsers don't pipeline. A client that sends requests without reading must not fill the memory with responses. */
const maxUnanswered = 8;

type Dispatch = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** @param dispatch answers a request; if it rejects, the client gets 500 */
export function createHttpServer(dispatch: Dispatch, options = limits) {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    const waiting = unanswered.get(socket)!;
    if (waiting.size >= maxUnanswered) return void socket.destroy();
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
    // RFC 9112, 3.2: which one was meant depends on the program.
    if ((request.headersDistinct.host ?? []).length > 1) return sendText(response, 400, 'Bad Request\n');
    // Some proxies forward absolute URLs (RFC 9112, 3.2.2).
    request.url = request.url!.replace(/^https?:\/\/[^/?]*\/?/i, '/');
    dispatch(request, response).catch((error: Error) => {
      log({ level: 'error', event: 'error', error: error.stack });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal Server Error\n');
    });
  });

  server.on('connection', (socket) => {
    const waiting = new Set<ServerResponse>();
    unanswered.set(socket, waiting);
    // Node tells only the first response that its client has left; what the others opened would stay open.
    socket.once('close', () => {
      for (const response of waiting) response.destroy().emit('close');
    });
  });
  /** What Node can't parse. A visitor meets 431 with a very long address or too many cookies. */
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    const [status, text] =
      code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', inEveryLanguage(serverWords.tooLong)]
        : [code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request', ''];
    const head = `connection: close\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}`;
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${text}`);
    (socket as Socket).destroySoon();
  });
  return server.setTimeout(120 * second);
}
