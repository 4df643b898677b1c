// A separate program, so that its work does not slow the page measurements: opens connections that send next to nothing, and
// prints how long they stayed open. Arguments: port, number of connections, seconds until the report, host name behind a proxy.
import { connect } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { connect as connectTls } from 'node:tls';
import { callPaths } from '../../../server/mail/calls.ts';

const [port, count, seconds] = process.argv.slice(2, 5).map(Number) as [number, number, number];
/** Of a site behind a proxy: then all but the silent connections speak TLS. */
const name = process.argv[5];
const host = `Host: ${name ?? 'localhost'}\r\n`;
const post = `POST ${callPaths.form} HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\n`;
/** What is sent at once, and what then follows byte by byte, one a second. */
const kinds = [
  { first: '', drip: '' },
  { first: `GET / HTTP/1.1\r\n${host}`, drip: 'X-Slow: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
  { first: `${post}Content-Length: 1000\r\n\r\n`, drip: 'firstName=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
  { first: `${post}Content-Length: 1000\r\n\r\nfirstName=A`, drip: '' },
  { first: `POST /crisis HTTP/1.1\r\n${host}Content-Length: 1000\r\n\r\n`, drip: 'not=read' },
];
// Lower priority as in the flood: other machines would do this.
setPriority(Math.min(19, getPriority() + 10));
const atOnce = 500;
const lives: number[] = [];
let failed = 0;

function open(number: number): Promise<void> {
  const { first, drip } = kinds[number % kinds.length]!;
  return new Promise((resolve) => {
    const encrypted = name !== undefined && first !== '';
    const address = { port, host: '127.0.0.1' };
    const socket = encrypted
      ? connectTls({ ...address, servername: name, rejectUnauthorized: false })
      : connect(address);
    let since = 0;
    let said = 0;
    let timer: NodeJS.Timeout | undefined;
    socket.on(encrypted ? 'secureConnect' : 'connect', () => {
      since = performance.now();
      if (first) socket.write(first);
      if (drip) timer = setInterval(() => socket.write(drip[said++ % drip.length]!), 1000);
      resolve();
    });
    socket.on('error', () => {});
    socket.on('data', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      if (since > 0) lives.push(performance.now() - since);
      else failed += 1;
      resolve();
      if (lives.length + failed === count) report();
    });
  });
}

function report(): void {
  const stillOpen = count - lives.length - failed;
  console.log(JSON.stringify({ opened: count - failed, failed, stillOpen, longest: Math.max(...lives) }));
  process.exit(0);
}

for (let number = 0; number < count; number += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, count - number) }, (_, n) => open(number + n)));
}
setTimeout(report, seconds * 1000);
