// A program of its own (arguments: port, number), so that its work does not delay the page measurements: opens
// connections that send next to nothing, and prints how long the server kept them open.
import { connect } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { callPaths } from '../../../server/mail/calls.ts';

const [port, count] = process.argv.slice(2).map(Number) as [number, number];
const post = `POST ${callPaths.form} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
/** What is sent at once, and what is then sent byte by byte, one a second. */
const kinds = [
  { first: '', drip: '' },
  { first: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drip: 'X-Slow: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
  { first: `${post}Content-Length: 1000\r\n\r\n`, drip: 'firstName=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
  { first: `${post}Content-Length: 1000\r\n\r\nfirstName=A`, drip: '' },
];
// Lower priority as in the flood: other machines would do this.
setPriority(Math.min(19, getPriority() + 10));
const atOnce = 500;
const lives: number[] = [];
let failed = 0;

function open(number: number): Promise<void> {
  const { first, drip } = kinds[number % kinds.length]!;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let since = 0;
    let said = 0;
    let timer: NodeJS.Timeout | undefined;
    socket.on('connect', () => {
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
      if (lives.length + failed === count) {
        console.log(JSON.stringify({ opened: lives.length, failed, longest: Math.max(...lives) }));
        process.exit(0);
      }
    });
  });
}

for (let number = 0; number < count; number += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, count - number) }, (_, n) => open(number + n)));
}
