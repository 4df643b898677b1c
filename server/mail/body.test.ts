import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { progress, readBody } from './body.ts';

/** A request whose body arrives by `push`. */
function request() {
  const stream = new Readable({ read() {} });
  return stream as unknown as IncomingMessage & Readable;
}

/** Lets the reader take what was pushed. */
const taken = () => new Promise((resolve) => setImmediate(resolve));

test('reads a body for as long as enough of it arrives, however long that takes', async () => {
  const clock = testClock();
  const sent = request();
  const body = readBody(sent, clock);
  for (let n = 0; n < 20; n += 1) {
    sent.push(Buffer.alloc(progress.bytes));
    await taken();
    clock.step(clock.now() + progress.milliseconds);
  }
  sent.push(null);
  expect(await body).toHaveLength(20 * progress.bytes);
});

test('refuses a body that trickles', async () => {
  const clock = testClock();
  const sent = request();
  const body = readBody(sent, clock).catch((error: unknown) => error);
  sent.push(Buffer.alloc(progress.bytes - 1));
  await taken();
  clock.step(clock.now() + progress.milliseconds);
  expect(await body).toMatchObject({ status: 408 });
});
