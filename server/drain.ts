import cluster from 'node:cluster';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { second } from './mail/clock.ts';

/** How long the server still takes requests and announces that their connections close. */
const announcing = second;
/** How long requests may still take after that. */
const lastAnswers = 10 * second;

/**
 * Ends an HTTP server without resetting a connection that a client is using. First every response says `Connection: close`, so that busy
 * clients move on; then the server closes the port and the idle connections, and waits for the requests that are left. Where the next
 * release listens on the same socket already (supervisor.ts), new connections are left to it from the start.
 */
export function createDrain(server: Server) {
  let draining = false;
  const open = new Set<ServerResponse>();

  /** HTTP/1.1 keeps connections open by default, so the header is left out until the connection is to close. */
  function announce(response: ServerResponse): void {
    if (response.headersSent) return;
    if (draining) response.setHeader('connection', 'close');
    else response.removeHeader('connection');
  }

  return {
    /** Call first for each request. */
    watch(response: ServerResponse): void {
      open.add(response);
      response.once('close', () => open.delete(response));
      announce(response);
    },
    /** Resolves when every connection is closed. */
    async end(): Promise<void> {
      draining = true;
      for (const response of open) {
        announce(response);
        // Its headers are out already: the connection closes behind it.
        if (response.headersSent) response.once('finish', () => response.socket?.end());
      }
      // Not the HTTP server's own `close`, which ends idle connections at once: a request may be on its way on one of them.
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
