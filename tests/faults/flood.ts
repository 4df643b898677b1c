import type { Finding } from './finding.ts';
import { contactFields, jsonCall, jsonUrl } from './harness/forms.ts';
import { runLoad } from './harness/load.ts';
import { temporaryFolder } from './harness/office.ts';
import { loadPages, type PageTimes } from './harness/pages.ts';
import { startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';

const pagesASecond = 50;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One person after another, each at an own address, writes a message; tries a second time where the first fails. */
async function honestSenders(port: number, until: Promise<unknown>, round: string) {
  let ended = false;
  void until.then(() => {
    ended = true;
  });
  let sent = 0;
  let through = 0;
  while (!ended) {
    const call = jsonCall(contactFields(`honest-${round}-${sent}`));
    const headers = { ...(call.headers as Record<string, string>), 'x-forwarded-for': `198.18.${round}.${sent % 250}` };
    sent += 1;
    const answer = await fetch(jsonUrl(port), { ...call, headers }).catch(() => undefined);
    if (answer?.status === 200) through += 1;
    await pause(200);
  }
  return { sent, through };
}

export interface FloodTrial {
  /** Posts a second. */
  pace: number;
  /** Length of one round; before each, the pages are measured for as long without a flood. */
  seconds: number;
  /** The middle one of the rounds counts, so that a neighbour on the machine does not decide. */
  rounds: number;
  /** From how many addresses the flood comes: 1, or so many that the limit per sender lets everything through. */
  senders: number;
  whole: boolean;
}

/** A flood of posts beside page loads and honest senders. */
export async function tryFlood({ pace, seconds, rounds, senders, whole }: FloodTrial): Promise<Finding> {
  const folder = temporaryFolder();
  const smtp = await startSmtp();
  const server = await startServer({ dataDirectory: folder.path, smtpUrl: smtp.url, whole });
  const idle: PageTimes[] = [];
  const loaded: PageTimes[] = [];
  const statuses: Record<string, number> = {};
  let sent = 0;
  let through = 0;
  try {
    await loadPages(server.port, pagesASecond, pause(1000));
    for (let round = 0; round < rounds; round += 1) {
      idle.push(await loadPages(server.port, pagesASecond, pause(seconds * 1000)));
      const flood = runLoad('flooders.ts', server.port, pace, seconds, senders, round * pace * seconds);
      const [honest, pages] = await Promise.all([
        honestSenders(server.port, flood, `${round}`),
        loadPages(server.port, pagesASecond, flood),
      ]);
      loaded.push(pages);
      sent += honest.sent;
      through += honest.through;
      for (const [status, number] of Object.entries(JSON.parse(await flood) as Record<string, number>)) {
        statuses[status] = (statuses[status] ?? 0) + number;
      }
    }
    const share = (100 * through) / sent;
    const failed = [...idle, ...loaded].reduce((sum, pages) => sum + pages.failed, 0);
    const errors = failed + (statuses['500'] ?? 0) + (statuses['no answer'] ?? 0);
    const [before, during] = [middle(idle), middle(loaded)];
    const answers = Object.entries(statuses).map(([status, number]) => `${number} x ${status}`);
    const loads = loaded.reduce((sum, pages) => sum + pages.count, 0);
    return {
      fault: `${pace} posts/s from ${senders === 1 ? 'one address' : 'as many addresses'}, beside page loads`,
      tried: `${rounds} rounds of ${seconds} s: ${rounds * pace * seconds} posts, ${loads} page loads, ${sent} honest messages`,
      figure: 'page p99 at most 2x idle, 0 errors; an honest sender gets through in at least 95 %',
      measured: `page p99 ${during.toFixed(1)} ms (idle ${before.toFixed(1)} ms, ${(during / before).toFixed(2)}x; middle of the rounds), ${errors} errors; honest ${share.toFixed(0)} %; answers ${answers.join(', ')}`,
      held: during <= 2 * before && errors === 0 && share >= 95,
    };
  } finally {
    await server.end('SIGKILL');
    await smtp.down();
    folder.remove();
  }
}

/** The 99th percentile of the middle round, in milliseconds. */
function middle(rounds: PageTimes[]): number {
  return rounds.map((pages) => pages.p99).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
}
