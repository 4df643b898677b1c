import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createThread } from './thread.ts';

/** Echoes questions, two at once; `stop` ends it, `hang` is never answered. */
const program = `
  const { parentPort } = require('node:worker_threads');
  let heard = [];
  parentPort.on('message', (question) => {
    if (question === 'stop') process.exit(1);
    if (question === 'hang') return;
    if (question === 'last') return parentPort.close();
    heard.push(question === 'bad' ? { error: 'refused' } : { value: question });
    if (heard.length === 2) parentPort.postMessage(heard.splice(0));
  });`;

function start(timeoutMs?: number) {
  let started = 0;
  const thread = createThread<string, string>(() => {
    started += 1;
    return new Worker(program, { eval: true });
  }, timeoutMs);
  return { thread, started: () => started };
}

test('gives each question its own reply, even if one is refused', async () => {
  const { thread, started } = start();
  const replies = await Promise.allSettled(['a', 'bad', 'b', 'c'].map((question) => thread.ask(question)));
  expect(replies.map((reply) => (reply.status === 'fulfilled' ? reply.value : reply.reason.message))).toEqual([
    'a',
    'refused',
    'b',
    'c',
  ]);
  expect(started()).toBe(1);
  await thread.end('last');
});

test('rejects open questions when the thread ends and starts another for the next', async () => {
  const { thread, started } = start();
  const lost = await Promise.allSettled([thread.ask('a'), thread.ask('stop')]);
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([thread.ask('b'), thread.ask('c')])).toEqual(['b', 'c']);
  expect(started()).toBe(2);
  await thread.end();
});

test('ends a stuck thread and starts another for the next question', async () => {
  const { thread, started } = start(200);
  await expect(thread.ask('hang')).rejects.toThrow('No answer within 200 ms');
  await Promise.allSettled([thread.ask('b'), thread.ask('c')]);
  expect(started()).toBe(2);
  await thread.end();
});

test("rejects if the system can't start a thread", async () => {
  let refused = true;
  const thread = createThread<string, string>(() => {
    if (refused) throw new Error('no thread');
    return new Worker(program, { eval: true });
  });
  await expect(thread.ask('a')).rejects.toThrow('no thread');
  refused = false;
  expect(await Promise.all([thread.ask('b'), thread.ask('c')])).toEqual(['b', 'c']);
  await thread.end('last');
});

test('rejects a question that can’t be sent and keeps the order of replies', async () => {
  const { thread } = start();
  await expect(thread.ask(Symbol('unsendable') as unknown as string)).rejects.toThrow('could not be cloned');
  expect(await Promise.all([thread.ask('a'), thread.ask('b')])).toEqual(['a', 'b']);
  await thread.end('last');
});
