/**
 * Serves the current release and switches to the next without dropping a request: `node supervisor.js DIR`. `npm run
 * deploy` points the link `DIR/current` at a new release; the supervisor starts it on the same socket and stops the
 * old one once the new one listens. A release that does not start changes nothing.
 */
import cluster, { type Worker } from 'node:cluster';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { log } from './log.ts';
import { serverFlags } from './server-flags.ts';

/** Milliseconds between checks of the link. */
const lookEvery = 250;
/** Timeout in milliseconds until a release listens. */
const startTimeout = 30_000;

const home = resolve(process.argv[2] ?? '.');

let running: { release: string; worker: Worker } | undefined;
let starting = false;
let stopping = false;
/** A release that failed to start; it is not tried again until the link changes. */
let failed: string | undefined;

/** The link's target; undefined if there is none. */
function currentRelease(): string | undefined {
  try {
    return realpathSync(join(home, 'current'));
  } catch {
    return undefined;
  }
}

/** Resolves with the worker once it listens. @throws Error if it exits first or times out */
function start(release: string): Promise<Worker> {
  cluster.setupPrimary({ exec: join(release, 'build/server/main.js'), execArgv: serverFlags });
  const worker = cluster.fork();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      worker.process.kill('SIGKILL');
      reject(new Error(`It did not listen within ${startTimeout / 1000} s`));
    }, startTimeout);
    worker.once('listening', () => {
      clearTimeout(timer);
      resolve(worker);
    });
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`It ended with code ${code}`));
    });
  });
}

async function follow(): Promise<void> {
  const release = currentRelease();
  if (!release || starting || stopping || release === running?.release || release === failed) return;
  starting = true;
  const old = running;
  try {
    const worker = await start(release);
    log({ event: 'release-live', release });
    failed = undefined;
    running = { release, worker };
    worker.once('exit', (code, signal) => {
      if (running?.worker !== worker || stopping) return;
      log({ level: 'error', event: 'server-ended', code, signal, advice: 'It is started again' });
      running = undefined;
    });
    old?.worker.process.kill('SIGTERM');
  } catch (error) {
    // There is no older release to fall back to; the server's own last line says why.
    if (!old) process.exit(1);
    failed = release;
    log({ level: 'error', event: 'release-failed', release, error: (error as Error).message });
  } finally {
    starting = false;
  }
}

// Workers accept connections themselves; the supervisor only holds the socket.
cluster.schedulingPolicy = cluster.SCHED_NONE;
if (!currentRelease()) {
  console.error(`There is no release in ${home}. Make one: npm run deploy -- --to ${home}`);
  process.exit(1);
}
const timer = setInterval(() => void follow(), lookEvery);
void follow();

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    clearInterval(timer);
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const worker of workers) worker.process.kill('SIGTERM');
    // An old worker may still finish a delivery.
    const left = () => Object.keys(cluster.workers ?? {}).length;
    if (left() === 0) process.exit(0);
    cluster.on('exit', () => left() === 0 && process.exit(0));
  });
