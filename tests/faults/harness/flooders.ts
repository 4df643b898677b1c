// A program of its own (port, kind, requests a second, seconds, senders, first number as arguments): sends requests of a kind at a fixed
// pace, whatever the answers are, and prints how often each status came and how long it all took. It speaks HTTP by hand, because it shares
// the machine with the server it floods, and a client library would take more processor time than the server.
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
// A flood comes from other machines and takes none of the server's processor time; here it has to share it, so it stands back.
setPriority(Math.min(19, getPriority() + 10));
const most = pace * seconds;
const mostSockets = 64;
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
  let answer = '';
  sockets += 1;
  socket.on('data', (text) => {
    answer += text;
    const end = answer.indexOf('\r\n\r\n') + 4;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1] ?? 0);
    if (end < 4 || answer.length < end + length) return;
    count(answer.slice(9, 12));
    answer = '';
    idle.push(socket);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    sockets -= 1;
    const place = idle.indexOf(socket);
    if (place < 0) count('no answer');
    else idle.splice(place, 1);
  });
  return socket;
}

const due = () => Math.min(most, ((performance.now() - start) / 1000) * pace);

/** After a moment without processor time it catches up at twice the pace, not all at once: that would be another flood. */
const tick = 2;
const mostATick = Math.max(1, Math.round((2 * pace * tick) / 1000));

function post(): void {
  const end = Math.min(due(), sent + mostATick);
  while (sent < end && (idle.length > 0 || sockets < mostSockets)) {
    (idle.pop() ?? open()).write(message(first + sent, senderLine(first + sent, senders)));
    sent += 1;
  }
}

const start = performance.now();
setInterval(post, tick);
