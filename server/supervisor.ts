/**
 * Serves the current release and switches to the next without dropping a request: `node supervisor.js DIR`. `npm run
 * deploy` points the link `DIR/current` at a new release; the supervisor starts it on the same socket and stops the
 * old one once the new one listens. While the linked release does not start, the last one that did goes on.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { log } from './log.ts';
import { serverFlags } from './server-flags.ts';

/** Milliseconds between checks of the link. */
const lookEvery = 250;
/** Timeout in milliseconds until a release listens. */
const startTimeout = 30_000;

const home = resolve(process.argv[2] ?? '.');

/** The last release that listened. */
let good: string | undefined;
/** The linked release, if it did not start; it is tried again once the link has changed. */
let failed: string | undefined;
let serving: Worker | undefined;
let busy = false;
let stopping = false;

/** The link's target; undefined if there is none. */
function linkedRelease(): string | undefined {
  try {
    return realpathSync(join(home, 'current'));
  } catch {
    return undefined;
  }
}

/** Resolves with the worker once it listens. @throws Error if it exits first or times out */
async function start(release: string): Promise<Worker> {
  cluster.setupPrimary({ exec: join(release, 'build/server/main.js'), execArgv: serverFlags });
  const worker = cluster.fork();
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), startTimeout);
  const ended = once(worker, 'exit').then(([code, signal]) => {
    throw new Error(signal === 'SIGKILL' ? 'It did not listen in time' : `It ended with code ${code}`);
  });
  await Promise.race([once(worker, 'listening'), ended]).finally(() => clearTimeout(timer));
  return worker;
}

async function follow(): Promise<void> {
  const linked = linkedRelease();
  if (linked !== failed) failed = undefined;
  const wanted = failed ? good : linked;
  if (!wanted || busy || stopping || (serving && wanted === good)) return;
  busy = true;
  try {
    const worker = await start(wanted);
    worker.once('exit', (code, signal) => {
      if (serving !== worker || stopping) return;
      log({ level: 'error', event: 'server-ended', code, signal, advice: 'It is started again' });
      serving = undefined;
    });
    serving?.process.kill('SIGTERM');
    [serving, good] = [worker, wanted];
    log({ event: 'release-live', release: wanted });
  } catch (error) {
    log({ level: 'error', event: 'release-failed', release: wanted, error: (error as Error).message });
    // Nothing serves and nothing else is known to start: systemd tries again.
    if (!serving && (!good || wanted === good)) process.exit(1);
    failed = wanted;
  } finally {
    busy = false;
  }
}

// Workers accept connections themselves; the supervisor only holds the socket.
cluster.schedulingPolicy = cluster.SCHED_NONE;
if (!linkedRelease()) {
  console.error(`There is no release in ${home}. Make one: npm run deploy -- --to ${home}`);
  process.exit(1);
}
setInterval(() => void follow(), lookEvery);
void follow();

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping = true;
    // An old worker may still finish a delivery.
    const left = () => Object.values(cluster.workers ?? {});
    for (const worker of left()) worker?.process.kill('SIGTERM');
    if (left().length === 0) process.exit(0);
    cluster.on('exit', () => left().length === 0 && process.exit(0));
  });
