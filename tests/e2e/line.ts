import { Agent, createServer, request } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type Change = (text: string) => string;

export type Line = Awaited<ReturnType<typeof lineToSite>>;

/**
 * A proxy that counts every byte the server sends, headers included, and can switch to a new release, in which some
 * files differ or are gone.
 * @param piece chunk size in characters, with time to paint between chunks; by default such a file is sent at once
 */
export async function lineToSite(port: number, piece = Number.POSITIVE_INFINITY) {
  let changes: Record<string, Change> = {};
  const broken = new Set<string>();
  const requested: string[] = [];
  let bytes = 0;
  let open = 0;
  let asked = 0;
  const agent = new Agent({ keepAlive: true });
  const counted = new WeakSet<Socket>();
  const line = createServer((visitor, response) => {
    const path = visitor.url!.split('?')[0]!;
    requested.push(path);
    asked++;
    open++;
    response.on('close', () => open--);
    if (broken.has(path)) return visitor.socket.destroy();
    const change = changes[path];
    const headers = change
      ? { ...visitor.headers, 'accept-encoding': 'identity', 'if-none-match': '' }
      : visitor.headers;
    const call = request({ agent, port, path: visitor.url, method: visitor.method, headers }, (site) => {
      if (!change) {
        response.writeHead(site.statusCode!, site.headers);
        site.pipe(response);
        return;
      }
      let text = '';
      site.setEncoding('utf8');
      site.on('data', (part) => {
        text += part;
      });
      site.on('end', async () => {
        const { 'content-length': _length, etag: _etag, ...others } = site.headers;
        response.writeHead(site.statusCode!, others);
        let rest = change(text);
        for (; rest.length > piece; rest = rest.slice(piece)) {
          response.write(rest.slice(0, piece));
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        response.end(rest);
      });
    });
    call.on('socket', (socket) => {
      if (counted.has(socket)) return;
      counted.add(socket);
      socket.on('data', (chunk) => {
        bytes += chunk.length;
      });
    });
    call.on('error', () => response.destroy());
    visitor.pipe(call);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(line.address() as { port: number }).port}`,
    publish: (next: Record<string, Change>) => {
      changes = next;
    },
    breakOff: (path: string) => broken.add(path),
    mend: () => broken.clear(),
    /** The paths requested since the last call. */
    requested: () => requested.splice(0),
    sent: () => bytes,
    /** Resolves when no request was open and none came for half a second. */
    quiet: async () => {
      for (let before = -1; open > 0 || asked > before; await pause(500)) before = asked;
    },
    stop: () => {
      line.close();
      line.closeAllConnections();
      agent.destroy();
    },
  };
}
