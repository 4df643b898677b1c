import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shifted } from './looks.ts';
import { expect, test } from './site.ts';

/** A line on which documents arrive in pieces, with time to paint between any two. */
async function lineInPieces(site: string) {
  const line = createServer(async ({ url, method, headers }, answer) => {
    const { cookie = '', accept = '' } = headers;
    const whole = await fetch(site + url, {
      method: method!,
      headers: { cookie, accept, 'accept-encoding': 'identity' },
    });
    const { 'content-encoding': _coding, 'content-length': _length, ...others } = Object.fromEntries(whole.headers);
    answer.writeHead(whole.status, others);
    const body = Buffer.from(await whole.arrayBuffer());
    const size = others['content-type']?.startsWith('text/html') ? 1_500 : body.length;
    for (let from = 0; from < body.length; from += size) {
      answer.write(body.subarray(from, from + size));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    answer.end();
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    stop: () => {
      line.close();
      line.closeAllConnections();
    },
  };
}

test.use({ allowed: /^request to http:\/\/127/ });

for (const path of ['/crisis', '/solutions', '/planner', '/projects/construction'])
  test(`the first screen of ${path} stands still while it arrives, where parts stand side by side`, async ({
    page,
    site,
  }) => {
    const line = await lineInPieces(site.url);
    for (const [language, width] of [
      ['ar', 768],
      ['en', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 1024 });
      await page.goto(`${line.url}${path}?lang=${language}`);
      expect(await shifted(page), `${language}, ${width} px`).toBeLessThan(0.005);
    }
    line.stop();
  });
