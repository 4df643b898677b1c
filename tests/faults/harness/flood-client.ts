// A program (arguments: port, kind, requests a second, seconds, senders, first number) that sends requests of a kind at
// a fixed rate and prints how often each status came and how long it took. It writes HTTP itself, because a client
// library would use more CPU than the server under test.
import { connect, type Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { floodKinds, senderLine } from './flood-kinds.ts';

const [, , , kind = ''] = process.argv;
const message = floodKinds[kind]!;
const [port, , pace, seconds, senders, first] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
  number,
  number,
];
// Other machines would send the flood and take no CPU of the server, so this process runs at a lower priority.
setPriority(Math.min(19, getPriority() + 10));
const most = pace * seconds;
const maxSockets = 64;
const idle: Socket[] = [];
let sockets = 0;
let sent = 0;
let answered = 0;
const statuses: Record<string, number> = {};

function count(status: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
  answered += 1;
  if (answered < most) return;
  console.log(JSON.stringify({ statuses, seconds: (performance.now() - start) / 1000 }));
  process.exit(0);
}

/** One connection, one post at a time. */
function open(): Socket {
  const socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
  let response = '';
  sockets += 1;
  socket.on('data', (text) => {
    response += text;
    const end = response.indexOf('\r\n\r\n') + 4;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(response)?.[1] ?? 0);
    if (end < 4 || response.length < end + length) return;
    count(response.slice(9, 12));
    response = '';
    idle.push(socket);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    sockets -= 1;
    const place = idle.indexOf(socket);
    if (place < 0) count('no response');
    else idle.splice(place, 1);
  });
  return socket;
}

const due = () => Math.min(most, ((performance.now() - start) / 1000) * pace);

/** After a stall it catches up at twice the rate instead of in one burst. */
const tick = 2;
const maxATick = Math.max(1, Math.round((2 * pace * tick) / 1000));

function post(): void {
  const end = Math.min(due(), sent + maxATick);
  while (sent < end && (idle.length > 0 || sockets < maxSockets)) {
    (idle.pop() ?? open()).write(message(first + sent, senderLine(first + sent, senders)));
    sent += 1;
  }
}

const start = performance.now();
setInterval(post, tick);
