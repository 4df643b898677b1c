/**
 * The thread that renders answers, one after the other, so that no question takes the server away from its pages. However many ask,
 * it works at most a quarter of the time, and gives the pages' thread something to do at most a hundred times a second.
 */
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../files.ts';
import type { Reply } from '../thread.ts';
import type { Question } from './question.ts';
import { createRenderer } from './render.ts';

export interface Work {
  question: Question;
  /** Without it, as it is. */
  encoding: Encoding | undefined;
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

/** Where answers turn into bytes, one after the other: room of its own for each costs more than filling it. */
const room = Buffer.allocUnsafe(2 ** 20);
const mostBytesALetter = 3;

const bytesOf = (html: string): Uint8Array =>
  html.length * mostBytesALetter > room.length ? Buffer.from(html) : room.subarray(0, room.write(html));

/** The fastest levels: higher ones save a tenth of the bytes and cost twice the time. */
const forms: Record<Encoding | 'identity', (html: string) => Uint8Array> = {
  br: (html) => brotliCompressSync(bytesOf(html), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (html) => gzipSync(bytesOf(html), { level: 1 }),
  identity: (html) => Buffer.from(html),
};

/** Milliseconds after an answer: with short ones a thread that pauses by its own work alone would wake the other one all the time. */
const leastPause = 8;

standBack();
const render = createRenderer(workerData as string);
let last = Promise.resolve();

/** Milliseconds that this thread has worked: while it waits for a busy machine it takes nothing from the pages, and owes them no pause. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

async function work({ question, encoding }: Work): Promise<void> {
  const before = worked();
  let reply: Reply<Uint8Array>;
  try {
    reply = { answer: forms[encoding ?? 'identity'](await render(question)) };
  } catch (error) {
    reply = { error: (error instanceof Error ? error.stack : undefined) ?? String(error) };
  }
  parentPort!.postMessage([reply]);
  await pause(Math.max(leastPause, 3 * (worked() - before)));
}

parentPort!.on('message', (asked: Work) => {
  last = last.then(() => work(asked));
});
