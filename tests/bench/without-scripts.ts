/** The physical limit: this site with every script taken out of its pages, and with them the letters, which come by script. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Serves `siteUrl` without scripts on a free port. Pages are compressed once, as the site's own are. */
export async function serveWithoutScripts(siteUrl: string): Promise<{ url: string; stop: () => void }> {
  const pages = new Map<string, Promise<{ body: Buffer; headers: Headers }>>();
  const stripped = async (path: string) => {
    const answer = await fetch(siteUrl + path);
    const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    return { body: brotliCompressSync(html), headers: answer.headers };
  };
  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? '/';
    if (!/\.\w+$/.test(path.split('?')[0]!)) {
      if (!pages.has(path)) pages.set(path, stripped(path));
      const { body, headers } = await pages.get(path)!;
      for (const [name, value] of headers) {
        if (
          !/^(content-length|content-encoding|content-security-policy|connection|keep-alive|transfer-encoding)$/.test(
            name,
          )
        )
          response.setHeader(name, value);
      }
      response.writeHead(200, { 'content-encoding': 'br', 'content-length': body.length }).end(body);
      return;
    }
    const forwarded = request(siteUrl + path, { headers: incoming.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
