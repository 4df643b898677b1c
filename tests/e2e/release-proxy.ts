import { createServer, request } from 'node:http';

type Change = (text: string) => string;

/**
 * A proxy that can switch to a new release, in which some files differ or are gone.
 * @param piece chunk size in characters, with time to paint between chunks; by default such a file is sent at once
 */
export async function lineToReleases(port: number, piece = Number.POSITIVE_INFINITY) {
  let changes: Record<string, Change> = {};
  const broken = new Set<string>();
  const requested: string[] = [];
  const line = createServer((visitor, response) => {
    const path = visitor.url!.split('?')[0]!;
    requested.push(path);
    if (broken.has(path)) return visitor.socket.destroy();
    const change = changes[path];
    const headers = change
      ? { ...visitor.headers, 'accept-encoding': 'identity', 'if-none-match': '' }
      : visitor.headers;
    const call = request({ port, path: visitor.url, method: visitor.method, headers }, (site) => {
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
    stop: () => {
      line.close();
      line.closeAllConnections();
    },
  };
}
