import type { Finding } from './finding.ts';
import { contactFields, jsonCall, jsonUrl } from './harness/forms.ts';
import { runLoad } from './harness/load-program.ts';
import type { PageTimes } from './harness/page-loads.ts';
import { startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { temporaryFolder } from './harness/test-outbox.ts';
import { formTokens } from './networks.ts';

const pagesASecond = 100;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Honest visitors, one after another, each with an address and token of its own: load the page and write a message. */
async function honestSenders(port: number, until: Promise<unknown>, round: string, tokens: string[]) {
  let ended = false;
  void until.then(() => {
    ended = true;
  });
  let sent = 0;
  let through = 0;
  while (!ended) {
    const call = jsonCall(contactFields(`honest-${round}-${sent}`));
    const headers = {
      ...(call.headers as Record<string, string>),
      'x-forwarded-for': `198.18.${round}.${sent % 250}`,
      cookie: tokens[sent % tokens.length]!,
    };
    sent += 1;
    const response = await fetch(jsonUrl(port), { ...call, headers }).catch(() => undefined);
    if (response?.status === 200) through += 1;
    await pause(200);
  }
  return { sent, through };
}

export interface FloodTrial {
  /** Posts a second. */
  pace: number;
  /** Length of one round in seconds; the pages are measured for as long without a flood before each. */
  seconds: number;
  /**
   * Each on a new server, so that pending deliveries of the last flood don't count as idle; the median round counts.
   */
  rounds: number;
  /** Number of addresses that the flood comes from: 1, or so many that the limit per sender never applies. */
  senders: number;
  whole: boolean;
}

interface Round {
  idle: PageTimes;
  loaded: PageTimes;
  honest: { sent: number; through: number };
  flood: { statuses: Record<string, number>; seconds: number };
}

async function tryRound({ pace, seconds, senders, whole }: FloodTrial, round: number): Promise<Round> {
  const folder = temporaryFolder();
  const smtp = await startSmtp();
  const server = await startServer({ dataDirectory: folder.path, smtpUrl: smtp.url, whole });
  const loadPages = async (length: number) =>
    JSON.parse(await runLoad('page-loader.ts', server.port, pagesASecond, length)) as PageTimes;
  const flood = (from: number, count: number, length: number) =>
    runLoad('flood-client.ts', server.port, 'post', count / length, length, senders, from);
  try {
    // Warms the server up with posts and pages.
    await Promise.all([loadPages(1), flood(pace * seconds, 100, 1)]);
    await delivered(server.port);
    const tokens = whole ? await formTokens(server.port, 100) : [''];
    const idle = await loadPages(seconds);
    const flooding = flood(0, pace * seconds, seconds);
    const [honest, loaded] = await Promise.all([
      honestSenders(server.port, flooding, `${round}`, tokens),
      loadPages(seconds),
    ]);
    return { idle, loaded, honest, flood: JSON.parse(await flooding) as Round['flood'] };
  } finally {
    await server.end('SIGKILL');
    await smtp.down();
    folder.remove();
  }
}

/** Resolves when no message is waiting. */
async function delivered(port: number): Promise<void> {
  for (;;) {
    const health = (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as { queued: number };
    if (health.queued === 0) return;
    await pause(500);
  }
}

/** A flood of posts beside page loads and honest senders. */
export async function tryFlood(trial: FloodTrial): Promise<Finding> {
  const { pace, seconds, rounds, senders } = trial;
  const all: Round[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await tryRound(trial, round));

  const sum = (number: (round: Round) => number) => all.reduce((total, round) => total + number(round), 0);
  const statuses: Record<string, number> = {};
  for (const { flood } of all) {
    for (const [status, number] of Object.entries(flood.statuses)) statuses[status] = (statuses[status] ?? 0) + number;
  }
  const posts = rounds * pace * seconds;
  const answered = Math.round(posts / sum((round) => round.flood.seconds));
  const failed = sum(({ idle, loaded }) => idle.failed + loaded.failed);
  // Messages without a form token get 503 once the outbox is half full.
  const errors = failed + (statuses['500'] ?? 0) + (statuses['no response'] ?? 0);
  const share = (100 * sum(({ honest }) => honest.through)) / sum(({ honest }) => honest.sent);
  const before = middle(all.map(({ idle }) => idle));
  const during = middle(all.map(({ loaded }) => loaded));
  const responses = Object.entries(statuses).map(([status, number]) => `${number} x ${status}`);
  return {
    fault: `${pace} posts/s, ${senders === 1 ? 'one address' : 'an address each'}`,
    tried: `${posts} posts (${answered}/s answered), ${sum(({ loaded }) => loaded.count)} page loads, ${sum(({ honest }) => honest.sent)} honest messages`,
    figure: '2x, 0 errors, honest 95 %',
    measured: `p99 ${during.toFixed(1)} ms (${(during / before).toFixed(2)}x), ${errors} errors; honest ${share.toFixed(0)} %; ${responses.join(', ')}`,
    held: during <= 2 * before && errors === 0 && share >= 95,
  };
}

/** The 99th percentile of the median round, in milliseconds. */
export function middle(rounds: PageTimes[]): number {
  return rounds.map((pages) => pages.p99).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
}
