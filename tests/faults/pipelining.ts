import { connect, type Socket } from 'node:net';
import { films } from '../../app/content/films.ts';
import { maxUnanswered } from '../../server/limits.ts';
import { ask } from '../safety/raw-request.ts';
import type { Finding } from './finding.ts';
import { memoryOf, startServer } from './harness/server.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

const film = `/media/${Object.values(films)[0]!.clip}.mp4`;
const pages = 50;
/** Memory growth in MB that such connections may cause; what no client reads stays in the system's buffers. */
const maxGrowth = 500;

/** Connections that each request a film many times at once and never read. */
export async function tryPipelining(connections: number): Promise<Finding> {
  const folder = temporaryFolder();
  const server = await startServer({ dataDirectory: folder.path, whole: true });
  const sockets: Socket[] = [];
  const memory = () => memoryOf(server.pid) / 2 ** 20;
  try {
    for (let n = 0; n < pages; n += 1) await ask(server, '/contact');
    const before = memory();
    let most = before;
    for (let n = 0; n < connections; n += 1) {
      const socket = connect(server.port, '127.0.0.1').pause();
      sockets.push(socket.on('error', () => {}));
      socket.write(`GET ${film} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(maxUnanswered));
    }
    let failed = 0;
    for (let n = 0; n < pages; n += 1) {
      const { status } = await ask(server, '/contact');
      if (status !== 200) failed += 1;
      most = Math.max(most, memory());
    }
    return {
      fault: `${maxUnanswered} pipelined requests for a film on each connection, never read`,
      tried: `${connections} connections, ${pages} page loads beside them`,
      figure: `memory grows by less than ${maxGrowth} MB, 0 page loads fail`,
      measured: `from ${before.toFixed(0)} to ${most.toFixed(0)} MB, ${failed} failed`,
      held: most - before < maxGrowth && failed === 0,
    };
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.end('SIGKILL');
    folder.remove();
  }
}
