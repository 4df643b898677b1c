/**
 * `node tools/run.mjs tests/bench/answers.ts`: what an answer without JavaScript costs the server, in processor time of the thread that
 * renders it, compression included. Needs a build, and a quiet machine.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages } from '../../app/content/text.ts';
import { startAnswerThread } from '../../server/answers/answers.ts';
import type { Question } from '../../server/answers/question.ts';
import type { Work } from '../../server/answers/worker.ts';
import { createThread } from '../../server/thread.ts';
import { buildDirectory, distDirectory } from '../../tools/paths.ts';
import { median } from './paint.ts';

/** Answers of a batch; the middle one of the batches counts, so that a compiler at work in one of them does not. */
const batch = 25;
const batches = 15;
const warmUp = 100;

/** The same page each time, with other numbers in the address: nothing is answered from memory. */
const asked: Record<string, (n: number) => Omit<Question, 'language' | 'lite'>> = {
  planner: (n) => ({ address: `/planner?by=tonnes&t=${50_000 + n * 7}&months=12&trucks=8`, asked: { kind: 'query' } }),
  search: (n) => ({ address: '/?q=pumps', asked: { kind: 'search', question: `pumps كسارة ${n}` } }),
  'not found': (n) => ({ address: `/no-${n}`, asked: { kind: 'not-found', address: `/no-${n}`, agent: '' } }),
};

async function measure(kind: string, language: Language): Promise<void> {
  const program = pathToFileURL(join(buildDirectory, 'server/answer-worker.js'));
  const thread = createThread<Work, Uint8Array>(() => startAnswerThread(program, distDirectory));
  const answer = (id: number) =>
    thread.ask({ question: { ...asked[kind]!(id), language, lite: false }, encoding: 'br' });
  for (let n = 0; n < warmUp; n++) await answer(n);
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < batches; round++) {
    const before = process.cpuUsage();
    for (let n = 0; n < batch; n++) {
      bytes += (await answer(warmUp + round * batch + n)).length;
    }
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000 / batch);
  }
  const kilobytes = bytes / batch / batches / 1_000;
  console.log(`${kind}, ${language}: ${median(times).toFixed(1)} ms, ${kilobytes.toFixed(1)} kB`);
  await thread.end();
}

for (const kind of Object.keys(asked)) for (const language of languages) await measure(kind, language);
