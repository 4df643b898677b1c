import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Encoding } from '../files.ts';
import { createThread } from '../thread.ts';
import type { Question } from './question.ts';
import type { Work } from './worker.ts';

/** Requests that may wait at once. At 5 ms each, more would wait noticeably long. */
const maxWaiting = 40;
/**
 * Timeout in milliseconds after which the thread counts as stuck. Far above the first response on a busy machine;
 * otherwise the thread would be restarted before it ever responds.
 */
const timeoutMs = 20_000;

/** Room for the pages' code and the garbage of one rendering. */
const resourceLimits = { maxOldGenerationSizeMb: 64 };
/**
 * Young generation in MB. A page allocates about two; with the server's own 2 MB a third of the time goes into garbage
 * collection. `resourceLimits` can't set it, because the process option overrides it.
 */
const semiSpace = 8;

/** @param program the thread's code; @param dist the built site */
export function startAnswerThread(program: URL, dist: string): Worker {
  // Running threads keep their setting.
  setFlagsFromString(`--max-semi-space-size=${semiSpace}`);
  return new Worker(program, { workerData: dist, resourceLimits });
}

export type Answers = ReturnType<typeof createAnswers>;

/** @param program the worker's file @param dist the built site */
export function createAnswers(program: URL, dist: string) {
  /** Renderings in progress; equal requests share one. */
  const waiting = new Map<string, Promise<Uint8Array>>();
  const thread = createThread<Work, Uint8Array>(() => startAnswerThread(program, dist), timeoutMs);
  let stopped = false;
  return {
    /**
     * Renders the page for a request.
     * @returns undefined if too many requests are waiting
     * @throws Error if the page cannot be rendered
     */
    async to(question: Question, encoding?: Encoding): Promise<Uint8Array | undefined> {
      const key = JSON.stringify([question, encoding]);
      const known = waiting.get(key);
      if (known) return known;
      if (stopped || waiting.size >= maxWaiting) return undefined;
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
