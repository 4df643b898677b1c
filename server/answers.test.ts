import { expect, test } from 'vitest';
import { createAnswers, type Question } from './answers.ts';

const question = (n: number): Question => ({ address: `/${n}`, language: 'ar', values: { kind: 'query' } });
const stays = () => false;
/** Enough turns of the event loop for a queue whose pages and pauses take none. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Pages that are rendered when the test says so. */
function createQueue() {
  const rendering: PromiseWithResolvers<string>[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  const answers = createAnswers(
    () => {
      const page = Promise.withResolvers<string>();
      rendering.push(page);
      return page.promise;
    },
    (ms) => new Promise<void>((end) => pauses.push({ ms, end })),
  );
  return { answers, rendering, pauses };
}

test('renders one page at a time, and rests after each in proportion to its time', async () => {
  const { answers, rendering, pauses } = createQueue();
  const sent = [1, 2].map((n) => answers.answer(question(n), stays));
  await settle();
  expect(rendering).toHaveLength(1);
  rendering[0]!.resolve('one');
  expect(String(await sent[0])).toBe('one');
  expect([rendering.length, pauses.length]).toEqual([1, 1]);
  expect(pauses[0]!.ms).toBeGreaterThan(0);
  pauses[0]!.end();
  await settle();
  expect(rendering).toHaveLength(2);
});

test('renders nothing for a client that has left', async () => {
  const { answers, rendering, pauses } = createQueue();
  expect(await answers.answer(question(1), () => true)).toBeUndefined();
  await settle();
  expect([rendering.length, pauses.length]).toEqual([0, 0]);
});

test('goes on after a page that fails', async () => {
  const { answers, rendering, pauses } = createQueue();
  const sent = [1, 2].map((n) => answers.answer(question(n), stays));
  await settle();
  rendering[0]!.reject(new Error('broken'));
  await expect(sent[0]).rejects.toThrow('broken');
  pauses[0]!.end();
  await settle();
  rendering[1]!.resolve('two');
  expect(String(await sent[1])).toBe('two');
});

test('refuses what a bounded queue does not hold, and takes more once it has room', async () => {
  const { answers, rendering, pauses } = createQueue();
  let refused = 0;
  const ask = async (n: number) => {
    if (!(await answers.answer(question(n), stays))) refused += 1;
  };
  for (let n = 0; n < 100; n += 1) void ask(n);
  await settle();
  const before = refused;
  expect(before > 0 && before < 100).toBe(true);
  rendering[0]!.resolve('page');
  await settle();
  pauses[0]!.end();
  await settle();
  void ask(100);
  await settle();
  expect(refused).toBe(before);
});
