import type { Finding } from './finding.ts';
import { runLoad } from './harness/load.ts';
import { temporaryFolder } from './harness/outbox-parts.ts';
import { loadPages } from './harness/pages.ts';
import { memoryOf, startServer } from './harness/server.ts';

/**
 * Connections that are hardly used: nothing sent, headers or body byte by byte, a body never finished.
 * @param pageLimit milliseconds within which 99 of 100 page loads beside them have to finish
 */
export async function trySlowConnections(connections: number, whole: boolean, pageLimit = 300): Promise<Finding> {
  const folder = temporaryFolder();
  const server = await startServer({ dataDirectory: folder.path, whole });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(server.pid) / 2 ** 20);
  }, 100);
  try {
    const clients = runLoad('slow-clients.ts', server.port, connections);
    const pages = await loadPages(server.port, 20, clients);
    const { opened, failed, longest } = JSON.parse(await clients) as {
      opened: number;
      failed: number;
      longest: number;
    };
    const seconds = longest / 1000;
    return {
      fault: `${connections.toLocaleString('en')} slow connections`,
      tried: `${opened} opened, ${failed} not accepted; ${pages.count} page loads beside them`,
      figure: `all closed within 12 s; page p99 under ${pageLimit} ms; memory under 400 MB`,
      measured: `all closed within ${seconds.toFixed(1)} s; page p99 ${pages.p99.toFixed(0)} ms, ${pages.failed} failed; memory at most ${peak.toFixed(0)} MB`,
      held: seconds <= 12 && pages.p99 < pageLimit && pages.failed === 0 && peak < 400 && opened >= connections * 0.99,
    };
  } finally {
    clearInterval(watch);
    await server.end('SIGKILL');
    folder.remove();
  }
}
