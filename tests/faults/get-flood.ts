import type { Finding } from './finding.ts';
import { middle } from './flood.ts';
import type { GetKind } from './harness/flood-kinds.ts';
import { runLoad } from './harness/load-program.ts';
import type { PageTimes } from './harness/page-loads.ts';
import { memoryOf, processorTimeOf, startServer } from './harness/server.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

const pagesASecond = 100;
/** Warm-up in seconds: a few hundred responses, until the code is compiled. */
const warmUp = 5;
/** Valid statuses: a page, a range, unchanged, not found, rate limit. */
const responses = ['200', '206', '304', '404', '429'];

export interface GetFloodTrial {
  kind: GetKind;
  /** Requests a second. */
  pace: number;
  /** Length of one round in seconds; the pages are measured for as long without a flood before each. */
  seconds: number;
  rounds: number;
  /** Number of addresses: so many that the limit per address never applies, unless it is 1. */
  senders: number;
  /** Memory limit of the server in MB. */
  memory: number;
}

interface Flooded {
  /** The pages loaded meanwhile. */
  loaded: PageTimes;
  statuses: Record<string, number>;
  /** Until the last response. */
  seconds: number;
}

interface Round extends Flooded {
  idle: PageTimes;
  memory: number;
  /** CPU milliseconds of one request. */
  each: number;
}

const loadPages = async (port: number, seconds: number) =>
  JSON.parse(await runLoad('page-loader.ts', port, pagesASecond, seconds)) as PageTimes;

/** @param first the number of the first request; no two are the same */
const flood = async (port: number, { kind, senders }: GetFloodTrial, pace: number, seconds: number, first: number) =>
  JSON.parse(await runLoad('flood-client.ts', port, kind, pace, seconds, senders, first)) as Omit<Flooded, 'loaded'>;

/** One flood beside page loads, on a running server. */
export async function floodBesidePages(port: number, trial: GetFloodTrial): Promise<Flooded> {
  const [loaded, flooded] = await Promise.all([
    loadPages(port, trial.seconds),
    flood(port, trial, trial.pace, trial.seconds, 0),
  ]);
  return { loaded, ...flooded };
}

/** Requests with an invalid response. */
export const unanswered = (statuses: Record<string, number>): number =>
  Object.entries(statuses).reduce((sum, [status, number]) => sum + (responses.includes(status) ? 0 : number), 0);

async function tryRound(trial: GetFloodTrial): Promise<Round> {
  const { pace, seconds } = trial;
  const folder = temporaryFolder();
  const server = await startServer({ dataDirectory: folder.path, whole: true });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(server.pid) / 2 ** 20);
  }, 100);
  try {
    // Warms the server up with such requests.
    await Promise.all([loadPages(server.port, 1), flood(server.port, trial, pace, warmUp, pace * seconds)]);
    const alone = 100;
    const before = processorTimeOf(server.pid);
    await flood(server.port, trial, alone / 2, 2, pace * (seconds + warmUp));
    const each = (processorTimeOf(server.pid) - before) / alone;
    const idle = await loadPages(server.port, seconds);
    const flooded = await floodBesidePages(server.port, trial);
    return { idle, ...flooded, memory, each };
  } finally {
    clearInterval(watch);
    await server.end('SIGKILL');
    folder.remove();
  }
}

/** A flood of requests that cost more than serving a file, beside page loads. */
export async function tryGetFlood(trial: GetFloodTrial): Promise<Finding> {
  const { kind, pace, seconds, rounds } = trial;
  const all: Round[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await tryRound(trial));

  const statuses: Record<string, number> = {};
  for (const round of all)
    for (const [status, number] of Object.entries(round.statuses)) statuses[status] = (statuses[status] ?? 0) + number;
  const failed = all.reduce((sum, { idle, loaded }) => sum + idle.failed + loaded.failed, 0);
  const wrong = unanswered(statuses);
  const before = middle(all.map(({ idle }) => idle));
  const during = middle(all.map(({ loaded }) => loaded));
  const memory = Math.max(...all.map((round) => round.memory));
  const loads = all.reduce((sum, { loaded }) => sum + loaded.count, 0);
  const took = all.reduce((sum, round) => sum + round.seconds, 0);
  const each = all.map((round) => round.each).toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
  const requests = rounds * pace * seconds;
  return {
    fault: `${pace} requests/s (${kind})`,
    tried: `${requests} requests (${Math.round(requests / took)}/s answered), ${loads} page loads`,
    figure: 'as above',
    measured: `CPU ${each.toFixed(1)} ms, p99 ${during.toFixed(1)} ms (${(during / before).toFixed(2)}x), ${failed + wrong} errors, ${memory.toFixed(0)} MB; ${Object.entries(
      statuses,
    )
      .map(([status, number]) => `${number} x ${status}`)
      .join(', ')}`,
    held: each <= 5 && during <= 2 * before && failed + wrong === 0 && memory < trial.memory,
  };
}
