import type { Worker } from 'node:worker_threads';

/** What a thread says to one question. */
export type Reply<Answer> = { answer: Answer } | { error: string };

/**
 * Asks a thread that replies in the order of the questions, to one or to several at once. The first question starts it, and the next
 * one a new thread after it has ended.
 * @param patience milliseconds without any awaited reply, after which it counts as stuck and is ended
 */
export function createThread<Question, Answer>(start: () => Worker, patience = Number.POSITIVE_INFINITY) {
  const waiting: PromiseWithResolvers<Answer>[] = [];
  let worker: Worker | undefined;
  let stuck: NodeJS.Timeout | undefined;

  function fail(ended: Worker, error: unknown): void {
    // It says twice that it has failed, and by then another one may reply.
    if (ended !== worker) return;
    worker = undefined;
    clearTimeout(stuck);
    for (const { reject } of waiting.splice(0)) reject(error);
  }

  /** Whatever holds one question up must not hold up everybody for good. */
  function watch(asked: Worker): void {
    clearTimeout(stuck);
    if (waiting.length === 0 || patience === Number.POSITIVE_INFINITY) return;
    stuck = setTimeout(() => {
      fail(asked, new Error(`No answer within ${patience} ms`));
      void asked.terminate();
    }, patience);
  }

  function begin(): Worker {
    const started = start();
    started.on('message', (replies: Reply<Answer>[]) => {
      // A thread that was given up may have had its replies on the way.
      if (started !== worker) return;
      for (const reply of replies) {
        const { resolve, reject } = waiting.shift()!;
        if ('answer' in reply) resolve(reply.answer);
        else reject(new Error(reply.error));
      }
      watch(started);
    });
    started.on('error', (error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('The thread has ended')));
    return started;
  }

  return {
    async ask(question: Question): Promise<Answer> {
      // First of all: where the system has no thread to give, nobody is left waiting.
      worker ??= begin();
      // Nor is anybody in the row who has asked nothing: replies would come to the wrong one.
      worker.postMessage(question);
      const asker = Promise.withResolvers<Answer>();
      if (waiting.push(asker) === 1) watch(worker);
      return asker.promise;
    },
    /** @param last after which the thread ends by itself, with all replies given; without it, it is cut off */
    async end(last?: string): Promise<void> {
      if (!worker) return;
      const ended = new Promise((resolve) => worker?.once('exit', resolve));
      if (last === undefined) void worker.terminate();
      else worker.postMessage(last);
      await ended;
    },
  };
}
