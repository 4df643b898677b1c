import type { IncomingMessage, ServerResponse } from 'node:http';
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
const timeoutMs = 60_000;

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

/** A page or file in work or waiting. Equal requests share it. */
interface Job extends PromiseWithResolvers<Uint8Array | number> {
  work: Work;
  clients: ServerResponse[];
}

/**
 * The only place that makes anything for one request. Nothing is made above the limit, beyond a bounded queue, or for
 * clients that have left when their turn comes.
 * @param admit the limit of a sender: 0, or seconds until it may ask again
 */
export function createAnswers(start: () => Worker, admit: (request: IncomingMessage) => number) {
  const jobs = new Map<string, Job>();
  const thread = createThread<Work, Uint8Array>(start, timeoutMs);
  let working: Job | undefined;
  let stopped = false;

  /** Whether no client waits for it any more. */
  const isLeft = (job: Job): boolean => job !== working && job.clients.every(({ destroyed }) => destroyed);

  function drop(key: string, job: Job): void {
    jobs.delete(key);
    job.resolve(1);
  }

  async function workOff(): Promise<void> {
    // Jobs that are added meanwhile come last in this loop.
    for (const [key, job] of jobs) {
      if (stopped || isLeft(job)) {
        drop(key, job);
        continue;
      }
      working = job;
      await thread.ask(job.work).then(job.resolve, job.reject);
      jobs.delete(key);
    }
    working = undefined;
  }

  return {
    /**
     * Makes the page or file for the request of this response.
     * @returns seconds until the client may ask again if it is over its limit, or too many requests are waiting
     * @throws Error if it cannot be made
     */
    async to(question: Question, response: ServerResponse, encoding?: Encoding): Promise<Uint8Array | number> {
      const seconds = admit(response.req);
      if (seconds > 0) return seconds;
      const key = JSON.stringify([question, encoding]);
      const known = jobs.get(key);
      if (known) {
        known.clients.push(response);
        return known.promise;
      }
      if (jobs.size >= maxWaiting) for (const [name, job] of jobs) if (isLeft(job)) drop(name, job);
      if (stopped || jobs.size >= maxWaiting) return 1;
      const job = {
        work: { question, encoding },
        clients: [response],
        ...Promise.withResolvers<Uint8Array | number>(),
      };
      jobs.set(key, job);
      if (!working) void workOff();
      return job.promise;
    },
    async stop() {
      stopped = true;
      await thread.end();
    },
  };
}
