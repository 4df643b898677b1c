import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Encoding } from '../files.ts';
import { createThread } from '../thread.ts';
import type { Question } from './question.ts';
import type { Work } from './worker.ts';

/** More than this many questions at once: at 5 ms each, whoever comes then would wait for longer than a moment. */
const mostWaiting = 40;
/**
 * Milliseconds without any awaited answer, after which the thread counts as stuck. Far more than the first answer takes on a busy
 * machine: else a new thread would be started again and again and never get so far.
 */
const patience = 20_000;

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
  /** Questions on their way: a hundred who ask the same wait for one answer. */
  const waiting = new Map<string, Promise<Uint8Array>>();
  const thread = createThread<Work, Uint8Array>(() => startAnswerThread(program, dist), patience);
  let stopped = false;
  return {
    /**
     * The page that answers a question.
     * @returns undefined where more is asked at once than can be answered soon
     * @throws Error where the page cannot be rendered
     */
    async to(question: Question, encoding?: Encoding): Promise<Uint8Array | undefined> {
      const key = JSON.stringify([question, encoding]);
      const known = waiting.get(key);
      if (known) return known;
      if (stopped || waiting.size >= mostWaiting) return undefined;
      const answer = thread.ask({ question, encoding }).finally(() => waiting.delete(key));
      waiting.set(key, answer);
      return answer;
    },
    async stop() {
      stopped = true;
      await thread.end();
    },
  };
}
