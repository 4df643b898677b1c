/**
 * The thread that renders answers, one after the other, so that no question takes the server away from its pages. However many ask,
 * it works at most half of the time.
 */
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { Question } from './question.ts';
import { createRenderer } from './render.ts';

export interface Work {
  id: number;
  question: Question;
  gzip: boolean;
}

export interface Done {
  id: number;
  body?: Uint8Array;
  error?: string;
}

/** Where one processor has to do for all, pages come first. Linux knows a thread's own priority; elsewhere all stay equal. */
function standBack(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(19, getPriority(thread) + 10));
  } catch {
    // Equal, then.
  }
}

standBack();
const render = createRenderer(workerData as string);
let last = Promise.resolve();

async function work({ id, question, gzip }: Work): Promise<void> {
  const started = performance.now();
  const done: Done = { id };
  try {
    const html = Buffer.from(await render(question));
    // The fastest level: a higher one saves a tenth of the bytes and costs twice the time.
    done.body = gzip ? gzipSync(html, { level: 1 }) : html;
  } catch (error) {
    done.error = (error instanceof Error ? error.stack : undefined) ?? String(error);
  }
  parentPort!.postMessage(done);
  await pause(performance.now() - started);
}

parentPort!.on('message', (asked: Work) => {
  last = last.then(() => work(asked));
});
