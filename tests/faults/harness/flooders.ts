// A program of its own (port, posts a second, seconds, senders, first number as arguments): posts well-formed messages at a fixed pace,
// whatever the answers are, and prints how often each status came and how long it all took.
import { Agent, request } from 'node:http';
import { getPriority, setPriority } from 'node:os';
import { callPaths } from '../../../server/mail/calls.ts';
import { contactFields, jsonCall, senderNumber } from './forms.ts';

const [port, pace, seconds, senders, first] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
  number,
];
// A flood comes from other machines and takes none of the server's processor time; here it has to share it, so it stands back.
setPriority(Math.min(19, getPriority() + 10));
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const statuses: Record<string, number> = {};
const count = (status: string | number) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

function post(number: number): Promise<void> {
  const body = jsonCall(contactFields(`flood-${number}`)).body as string;
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...senderNumber(number % senders),
  };
  return new Promise((resolve) => {
    const call = request(
      { port, host: '127.0.0.1', path: callPaths.json, method: 'POST', agent, headers },
      (response) => {
        count(response.statusCode ?? 0);
        response.resume().on('end', resolve).on('error', resolve);
      },
    );
    call.on('error', () => {
      count('no answer');
      resolve();
    });
    call.end(body);
  });
}

const start = performance.now();
const posts: Promise<void>[] = [];
const timer = setInterval(() => {
  const due = Math.min(pace * seconds, ((performance.now() - start) / 1000) * pace);
  while (posts.length < due) posts.push(post(first + posts.length));
  if (posts.length < pace * seconds) return;
  clearInterval(timer);
  void Promise.all(posts).then(() => {
    console.log(JSON.stringify({ statuses, seconds: (performance.now() - start) / 1000 }));
    process.exit(0);
  });
}, 5);
