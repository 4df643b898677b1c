import type { Worker } from 'node:worker_threads';

/** The thread's reply to one question. */
export type Reply<Value> = { value: Value } | { error: string };

/**
 * Sends questions to a worker thread that replies in order, to one or several at once. The first question starts it;
 * after it has ended, the next one starts a new thread.
 * @param timeoutMs timeout in milliseconds without a reply, after which the thread is terminated
 */
export function createThread<Question, Value>(start: () => Worker, timeoutMs = Number.POSITIVE_INFINITY) {
  const waiting: PromiseWithResolvers<Value>[] = [];
  let worker: Worker | undefined;
  let stuck: NodeJS.Timeout | undefined;

  function fail(ended: Worker, error: unknown): void {
    // A failing thread emits both `error` and `exit`; by then another one may be running.
    if (ended !== worker) return;
    worker = undefined;
    clearTimeout(stuck);
    for (const { reject } of waiting.splice(0)) reject(error);
  }

  /** Restarts the timeout; a stuck question must not block the others for good. */
  function watch(watched: Worker): void {
    clearTimeout(stuck);
    if (waiting.length === 0 || timeoutMs === Number.POSITIVE_INFINITY) return;
    stuck = setTimeout(() => {
      fail(watched, new Error(`No answer within ${timeoutMs} ms`));
      void watched.terminate();
    }, timeoutMs);
  }

  function begin(): Worker {
    const started = start();
    started.on('message', (replies: Reply<Value>[]) => {
      // A terminated thread may have sent replies already.
      if (started !== worker) return;
      for (const reply of replies) {
        const { resolve, reject } = waiting.shift()!;
        if ('value' in reply) resolve(reply.value);
        else reject(new Error(reply.error));
      }
      watch(started);
    });
    started.on('error', (error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('The thread has ended')));
    return started;
  }

  return {
    async ask(question: Question): Promise<Value> {
      // Before anything is queued: if no thread can be started, this throws and nothing waits.
      worker ??= begin();
      // Also before: a question that can't be cloned must not take a place in the order of replies.
      worker.postMessage(question);
      const asker = Promise.withResolvers<Value>();
      if (waiting.push(asker) === 1) watch(worker);
      return asker.promise;
    },
    /** @param last a final question, after which the thread ends by itself; without it, it is terminated */
    async end(last?: string): Promise<void> {
      if (!worker) return;
      const ended = new Promise((resolve) => worker?.once('exit', resolve));
      if (last === undefined) void worker.terminate();
      else worker.postMessage(last);
      await ended;
    },
  };
}
