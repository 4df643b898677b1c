import { name, startNginx } from '../deploy/nginx.ts';
import type { Finding } from './finding.ts';
import { runLoad } from './harness/load-program.ts';
import { loadPages } from './harness/page-loads.ts';
import { memoryOf, startServer } from './harness/server.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

/** Connections that one address may hold with an unfinished request: `limit_conn` of `deploy/nginx.conf`. */
const proxyLimit = 100;

interface Trial {
  connections: number;
  whole: boolean;
  /** Milliseconds that 99 of 100 page loads beside them may take. */
  pageLimit?: number;
  /** Seconds until the last is closed: 5 for headers; for a body 10 without progress and 2 to read the refusal. */
  closeLimit?: number;
  behindNginx?: boolean;
}

/** Connections that are hardly used: nothing sent, headers or body byte by byte, a body never finished. */
export async function trySlowConnections({
  connections,
  whole,
  pageLimit = 300,
  closeLimit = 15,
  behindNginx = false,
}: Trial) {
  const folder = temporaryFolder();
  const server = await startServer({ dataDirectory: folder.path, whole });
  const front = behindNginx ? await startNginx(server.port) : undefined;
  const port = front?.port ?? server.port;
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(server.pid) / 2 ** 20);
  }, 100);
  try {
    const clients = runLoad('slow-clients.ts', port, connections, 13, ...(front ? [name] : []));
    const pages = await loadPages(port, 20, clients, front && { name, certificate: front.certificate });
    const { opened, failed, stillOpen, longest } = JSON.parse(await clients) as {
      opened: number;
      failed: number;
      stillOpen: number;
      longest: number;
    };
    const seconds = longest / 1000;
    const mayStay = front ? proxyLimit : 0;
    return {
      fault: `${connections.toLocaleString('en')} slow connections${front ? ', behind nginx' : ''}`,
      tried: `${opened} opened, ${failed} not accepted; ${pages.count} page loads beside them`,
      figure: `${front ? `all but ${proxyLimit} (the limit for one address)` : 'all'} closed within ${closeLimit} s; page p99 under ${pageLimit} ms; memory under 400 MB`,
      measured: `${stillOpen} open after that, the others closed within ${seconds.toFixed(1)} s; page p99 ${pages.p99.toFixed(0)} ms, ${pages.failed} failed; memory at most ${peak.toFixed(0)} MB`,
      held:
        seconds <= closeLimit &&
        stillOpen <= mayStay &&
        pages.p99 < pageLimit &&
        pages.failed === 0 &&
        peak < 400 &&
        // A busy proxy may close some during the handshake; the table shows how many.
        opened > 0,
    } satisfies Finding;
  } finally {
    clearInterval(watch);
    await front?.stop();
    await server.end('SIGKILL');
    folder.remove();
  }
}
