import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { callPaths } from '../../server/mail/calls.ts';
import { pathOf } from '../../tools/debian.ts';
import { startCaddy } from '../deploy/caddy.ts';
import { name, startNginx } from '../deploy/nginx.ts';
import type { Finding } from './finding.ts';
import { contactFields, jsonCall } from './harness/forms.ts';
import { startServer } from './harness/server.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

const bytesASecond = 1_200;

interface Front {
  port: number;
  /** Behind a proxy. */
  certificate?: string;
}

/** Sends a message of so many bytes over a slow line. @returns the first line of the response */
function sendSlowly({ port, certificate }: Front, bytes: number): Promise<string> {
  const address = { port, host: '127.0.0.1' };
  const socket = certificate ? connectTls({ ...address, ca: certificate, servername: name }) : connect(address);
  // Arabic letters have two bytes.
  const message = 'م'.repeat(bytes / 2);
  const body = Buffer.from(String(jsonCall({ ...contactFields(`slow ${port}`), message }).body));
  socket.write(
    `POST ${callPaths.json} HTTP/1.1\r\nHost: ${name}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  let sent = 0;
  const line = setInterval(() => {
    socket.write(body.subarray(sent, sent + bytesASecond));
    sent += bytesASecond;
  }, 1000);
  return new Promise<string>((resolve) => {
    socket.on('data', (piece) => resolve(String(piece).split('\r\n', 1)[0]!));
    socket.on('error', () => {}).on('close', () => resolve('cut'));
  }).finally(() => {
    clearInterval(line);
    socket.destroy();
  });
}

/** A message over a slow line, to the server itself and behind each proxy that is installed. */
export async function trySlowSender(bytes: number, proxies: boolean): Promise<Finding> {
  const folder = temporaryFolder();
  const server = await startServer({ dataDirectory: folder.path, whole: true });
  const withTls = proxies && pathOf('openssl');
  const nginx = withTls && pathOf('nginx') ? await startNginx(server.port) : undefined;
  const caddy = withTls && pathOf('caddy') ? await startCaddy(server.port, 160) : undefined;
  try {
    const fronts: [string, Front | undefined][] = [
      ['the server', { port: server.port }],
      ['nginx', nginx],
      ['Caddy', caddy],
    ];
    const there = fronts.filter((front): front is [string, Front] => front[1] !== undefined);
    const said = await Promise.all(there.map(([, front]) => sendSlowly(front, bytes)));
    return {
      fault: 'slow sender',
      tried: `a message of ${bytes.toLocaleString('en')} bytes at ${bytesASecond.toLocaleString('en')} bytes a second, through ${there.map(([to]) => to).join(', ')}`,
      figure: 'stored and confirmed',
      measured: said.join(', '),
      held: said.every((line) => line === 'HTTP/1.1 200 OK'),
    };
  } finally {
    await Promise.all([nginx?.stop(), caddy?.stop()]);
    await server.end('SIGKILL');
    folder.remove();
  }
}
