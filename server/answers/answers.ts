import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Encoding } from '../files.ts';
import type { Question } from './question.ts';
import type { Done, Work } from './worker.ts';

/** More than this many questions at once: at 5 ms each, whoever comes then would wait for longer than a moment. */
const mostWaiting = 40;
/**
 * Milliseconds without any awaited answer, after which the thread counts as stuck. Far more than the first answer takes on a busy
 * machine: else a new thread would be started again and again and never get so far.
 */
const patience = 20_000;
/** Bytes of answers that are kept for those who ask the same. */
const mostKept = 2 ** 21;

/** One page at a time: room for the pages' code and for what some of them leave behind. */
const resourceLimits = { maxOldGenerationSizeMb: 64 };
/**
 * Megabytes in which new things of this thread are made: an answer makes two, and with the 2 MB of the whole server tidying up
 * takes a third of the time. A limit of the thread does not help, because the server's option counts for all of them.
 */
const semiSpace = 8;

/** @param program the thread's code; @param dist the built site */
export function startAnswerThread(program: URL, dist: string): Worker {
  // Threads that run already keep what they have.
  setFlagsFromString(`--max-semi-space-size=${semiSpace}`);
  return new Worker(program, { workerData: dist, resourceLimits });
}

export type Answers = ReturnType<typeof createAnswers>;

/** @param program the worker's file @param dist the built site */
export function createAnswers(program: URL, dist: string) {
  const kept = createStore();
  /** Questions on their way: a hundred who ask the same wait for one answer. */
  const waiting = new Map<string, PromiseWithResolvers<Uint8Array>>();
  let worker: Worker | undefined;
  let stopped = false;
  let stuck: NodeJS.Timeout | undefined;

  /** Whatever holds one question up must not hold up everybody for good: the next one gets a new thread. */
  function watch(asking: Worker): void {
    clearTimeout(stuck);
    if (waiting.size === 0) return;
    stuck = setTimeout(() => {
      fail(asking, new Error(`No answer within ${patience} ms`));
      void asking.terminate();
    }, patience);
  }

  function fail(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = undefined;
    clearTimeout(stuck);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = startAnswerThread(program, dist);
    started.on('message', ({ key, body, error }: Done) => {
      const asker = waiting.get(key);
      // A thread that was given up may have had its answer on the way.
      if (!asker || worker !== started) return;
      waiting.delete(key);
      watch(started);
      if (body) asker.resolve(body);
      else asker.reject(new Error(error));
    });
    started.on('error', (error: Error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('The thread that renders answers has ended')));
    return started;
  }

  return {
    /**
     * The page that answers a question.
     * @returns undefined where more is asked at once than can be answered soon
     * @throws Error where the page cannot be rendered
     */
    async to(question: Question, encoding?: Encoding): Promise<Uint8Array | undefined> {
      const key = JSON.stringify([question, encoding]);
      const known = kept.get(key) ?? waiting.get(key)?.promise;
      if (known) return known;
      if (stopped || waiting.size >= mostWaiting) return undefined;
      worker ??= start();
      const answer = Promise.withResolvers<Uint8Array>();
      waiting.set(key, answer);
      if (waiting.size === 1) watch(worker);
      worker.postMessage({ key, question, encoding } satisfies Work);
      const body = await answer.promise;
      // What somebody wrote is nobody else's, and leaves the memory at once.
      if (question.asked.kind !== 'form') kept.add(key, body);
      return body;
    },
    async stop() {
      stopped = true;
      await worker?.terminate();
    },
  };
}

/** Keeps what was asked for last, up to a number of bytes. */
function createStore() {
  const entries = new Map<string, Uint8Array>();
  let bytes = 0;
  const size = (key: string, body: Uint8Array) => 2 * key.length + body.length;
  return {
    get(key: string): Uint8Array | undefined {
      const body = entries.get(key);
      if (body) {
        entries.delete(key);
        entries.set(key, body);
      }
      return body;
    },
    add(key: string, body: Uint8Array): void {
      entries.set(key, body);
      bytes += size(key, body);
      for (const [oldest, old] of entries) {
        if (bytes <= mostKept) return;
        entries.delete(oldest);
        bytes -= size(oldest, old);
      }
    },
  };
}
