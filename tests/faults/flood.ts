import type { Finding } from './finding.ts';
import { contactFields, jsonCall, jsonUrl } from './harness/forms.ts';
import { temporaryFolder } from './harness/office.ts';
import { loadPages } from './harness/pages.ts';
import { startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { runLoad } from './slow.ts';

const pagesASecond = 50;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One person after another, each at an own address, writes a message; tries a second time where the first fails. */
async function honestSenders(port: number, until: Promise<unknown>) {
  let ended = false;
  void until.then(() => {
    ended = true;
  });
  let sent = 0;
  let through = 0;
  while (!ended) {
    const call = jsonCall(contactFields(`honest-${sent}`));
    const headers = { ...(call.headers as Record<string, string>), 'x-forwarded-for': `192.0.2.${sent % 250}` };
    sent += 1;
    const answer = await fetch(jsonUrl(port), { ...call, headers }).catch(() => undefined);
    if (answer?.status === 200) through += 1;
    await pause(200);
  }
  return { sent, through };
}

/**
 * A flood of posts beside page loads and honest senders.
 * @param senders from how many addresses the flood comes: 1, or so many that the limit per sender lets everything through
 */
export async function tryFlood(pace: number, seconds: number, senders: number, whole: boolean): Promise<Finding> {
  const folder = temporaryFolder();
  const smtp = await startSmtp();
  const server = await startServer({ dataDirectory: folder.path, smtpUrl: smtp.url, whole });
  try {
    await loadPages(server.port, pagesASecond, pause(1000));
    const idle = await loadPages(server.port, pagesASecond, pause(seconds * 1000));
    const flood = runLoad('flooders.ts', server.port, pace, seconds, senders);
    const [honest, loaded] = await Promise.all([
      honestSenders(server.port, flood),
      loadPages(server.port, pagesASecond, flood),
    ]);
    const { statuses, seconds: took } = JSON.parse(await flood) as {
      statuses: Record<string, number>;
      seconds: number;
    };
    const share = (100 * honest.through) / honest.sent;
    const errors = loaded.failed + idle.failed + (statuses['500'] ?? 0) + (statuses['no answer'] ?? 0);
    const ratio = loaded.p99 / idle.p99;
    const answers = Object.entries(statuses).map(([status, number]) => `${number} x ${status}`);
    return {
      fault: `${pace} posts/s from ${senders === 1 ? 'one address' : 'as many addresses'}, beside page loads`,
      tried: `${pace * seconds} posts in ${took.toFixed(1)} s; ${loaded.count} page loads, ${honest.sent} honest messages`,
      figure: 'page p99 at most 2x idle, 0 errors; an honest sender gets through in at least 95 %',
      measured: `page p99 ${loaded.p99.toFixed(1)} ms (idle ${idle.p99.toFixed(1)} ms, ${ratio.toFixed(2)}x), ${errors} errors; honest ${share.toFixed(0)} %; answers ${answers.join(', ')}`,
      held: ratio <= 2 && errors === 0 && share >= 95,
    };
  } finally {
    await server.end('SIGKILL');
    await smtp.down();
    folder.remove();
  }
}
