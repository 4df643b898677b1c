import cluster from 'node:cluster';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { second } from './mail/clock.ts';

/** How long the server still accepts requests and announces `Connection: close`. */
const announcing = second;
/** How long open requests may take after that. */
const lastAnswers = 10 * second;

/**
 * Stops an HTTP server without resetting a connection in use: first every response says `Connection: close`; then the
 * server closes the port and the idle connections and waits for open requests. If the next release already listens on
 * the same socket (supervisor.ts), it gets all new connections from the start.
 */
export function createDrain(server: Server) {
  let draining = false;
  const open = new Set<ServerResponse>();

  /** HTTP/1.1 keeps connections open by default, so the header is absent until the connection closes. */
  function announce(response: ServerResponse): void {
    if (response.headersSent) return;
    if (draining) response.setHeader('connection', 'close');
    else response.removeHeader('connection');
  }

  return {
    /** Call it first in each request. */
    watch(response: ServerResponse): void {
      open.add(response);
      response.once('close', () => open.delete(response));
      announce(response);
    },
    /** Resolves when all connections are closed. */
    async end(): Promise<void> {
      draining = true;
      for (const response of open) {
        announce(response);
        // Headers are already sent, so the socket is closed after the response.
        if (response.headersSent) response.once('finish', () => response.socket?.end());
      }
      // Not the HTTP server's own `close`, which ends idle connections at once; one of them may just be receiving a
      // request.
      const close = () => new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const early = cluster.isWorker ? close() : undefined;
      await new Promise((resolve) => setTimeout(resolve, announcing));
      const cut = setTimeout(() => server.closeAllConnections(), lastAnswers);
      const idle = setInterval(() => server.closeIdleConnections(), second / 10);
      await (early ?? close());
      clearInterval(idle);
      clearTimeout(cut);
    },
  };
}
