import type { IncomingMessage, ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createAnswers } from './answers.ts';
import type { Question } from './question.ts';

/** Replies to each question with the number of questions so far. */
const program = `
  const { parentPort } = require('node:worker_threads');
  let made = 0;
  parentPort.on('message', () => parentPort.postMessage([{ value: Uint8Array.of(++made) }]));`;

const start = (admit: (request: IncomingMessage) => number = () => 0) =>
  createAnswers(() => new Worker(program, { eval: true }), admit);

const question = (n: number): Question => ({
  address: `/planner.xlsx?${n}`,
  language: 'ar',
  values: { kind: 'plan' },
});
const client = (destroyed = false) => ({ req: {}, destroyed }) as ServerResponse;
const first = (made: Uint8Array | number) => (typeof made === 'number' ? `refused for ${made} s` : made[0]);

test('makes nothing for a client above its limit', async () => {
  const answers = start(() => 7);
  expect(await answers.to(question(1), client())).toBe(7);
  await answers.stop();
});

test('makes equal requests once, and nothing for clients that left while they waited', async () => {
  const answers = start();
  const sent = [client(), client(true), client(true), client()].map((response, n) =>
    answers.to(question(n === 3 ? 2 : n), response),
  );
  // The fourth client waits for the same as the third, which has left.
  expect((await Promise.all(sent)).map(first)).toEqual([1, 'refused for 1 s', 2, 2]);
  await answers.stop();
});

test('refuses what a bounded queue cannot hold', async () => {
  const answers = start();
  const sent = Array.from({ length: 100 }, (_, n) => answers.to(question(n), client()));
  const made = (await Promise.all(sent)).filter((one) => typeof one !== 'number').length;
  expect(made).toBeGreaterThan(1);
  expect(made).toBeLessThan(100);
  await answers.stop();
});

test('takes a request although clients that left had filled the queue', async () => {
  const answers = start();
  const sent = Array.from({ length: 100 }, (_, n) => answers.to(question(n), client(0 < n && n < 99)));
  expect(first((await Promise.all(sent)).at(-1)!)).toBe(2);
  await answers.stop();
});
