/**
 * The worker thread that makes pages and workbooks, one at a time. It works at most a quarter of the time and posts at most a
 * hundred responses a second, so that the main thread stays free for prerendered pages.
 */
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../files.ts';
import type { Reply } from '../thread.ts';
import { planFile } from './plan-file.ts';
import type { Question, RequestValues } from './question.ts';
import { createRenderer } from './render.ts';

export interface Work {
  question: Question;
  /** Undefined for an uncompressed page. */
  encoding: Encoding | undefined;
}

/** On one processor, prerendered pages come first. Only Linux has thread priorities. */
function standBack(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(19, getPriority(thread) + 10));
  } catch {
    // Same priority, then.
  }
}

/** Reused output buffer: allocating one per page costs more than filling it. */
const room = Buffer.allocUnsafe(2 ** 20);
const maxBytesALetter = 3;

const bytesOf = (html: string): Uint8Array =>
  html.length * maxBytesALetter > room.length ? Buffer.from(html) : room.subarray(0, room.write(html));

/** The fastest levels: higher ones save a tenth of the bytes and take twice as long. */
const encoders: Record<Encoding | 'identity', (html: string) => Uint8Array> = {
  br: (html) => brotliCompressSync(bytesOf(html), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (html) => gzipSync(bytesOf(html), { level: 1 }),
  identity: (html) => Buffer.from(html),
};

/**
 * Minimum pause in milliseconds. Pauses proportional to very short renderings would wake the main thread all the time.
 */
const minPause = 8;

standBack();
const render = createRenderer(workerData as string);
let last = Promise.resolve();

/** CPU milliseconds of this thread. Waiting for a busy machine takes nothing from the pages and needs no pause. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const isPage = (question: Question): question is Question & { values: RequestValues } =>
  question.values.kind !== 'plan';

const make = async ({ question, encoding }: Work): Promise<Uint8Array> =>
  isPage(question) ? encoders[encoding ?? 'identity'](await render(question)) : planFile(question);

async function work(job: Work): Promise<void> {
  const before = worked();
  let reply: Reply<Uint8Array>;
  try {
    reply = { value: await make(job) };
  } catch (error) {
    reply = { error: (error instanceof Error ? error.stack : undefined) ?? String(error) };
  }
  parentPort!.postMessage([reply]);
  await pause(Math.max(minPause, 3 * (worked() - before)));
}

parentPort!.on('message', (job: Work) => {
  last = last.then(() => work(job));
});
