import { cpus, loadavg, release, totalmem } from 'node:os';
import type { Finding } from './finding.ts';

function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} x ${processor?.model.trim() ?? 'processor unknown'}, ${memory} GB, Linux ${release()}, Node ${process.version}`;
}

/** Date and load average: a busy machine is slow without any fault. */
const moment = () => `${new Date().toISOString().slice(0, 10)}, ${loadavg()[1]!.toFixed(0)}`;

/** A row of the table; its first cell, the fault, identifies it. */
function row({ fault, tried, figure, measured, held }: Finding): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const mark = { true: 'yes', false: '**no**', undefined: 'left out' };
  return ['', fault, tried, figure, measured, moment(), mark[`${held}`], ''].map(cell).join(' | ').trim();
}

/** Why a row may not hold, by its fault. */
const reasons: Record<string, string> = {
  '500 requests/s (workbook)': `The planner's workbook misses its limit of 5 ms, because it is written and zipped for each request, and that of memory by 1 MB. Pages beside the flood do not
suffer: it is made in the same thread as rendered pages.`,
  '500 requests/s (planner)': `The planner's page misses its limit of 5 ms: it has grown by its ranges and schedule, and its profile has no hot spot. Pages beside the flood do not
suffer, because rendering gets at most a quarter of one thread's time.`,
};

/**
 * The page `docs/reliability.md`.
 * @param before the current page; its rows for faults not tried in this run stay; '' for a new page
 */
export function reportText(findings: Finding[], before: string): string {
  const fresh = new Map(findings.map((finding) => [`| ${finding.fault} |`, row(finding)]));
  const [, table = ''] = before.split('|---|---|---|---|---|---|\n');
  const kept = table
    .split('\n\n', 1)[0]!
    .split('\n')
    .filter((line) => line !== '');
  const rows = kept.map((line) => {
    const start = [...fresh.keys()].find((key) => line.startsWith(key));
    if (start === undefined) return line;
    const renewed = fresh.get(start)!;
    fresh.delete(start);
    return renewed;
  });
  rows.push(...fresh.values());
  const missed = Object.keys(reasons).filter((fault) =>
    rows.some((line) => line.startsWith(`| ${fault} |`) && line.endsWith('| **no** |')),
  );
  return `# Reliability

Written by \`npm run faults\`, which provokes each fault and counts lost messages; \`npm test\` runs a short version of each row.

Measured on ${machine()}, at the load average of each row. Server, clients and mail server share the processors over loopback; flooding and slow
clients run at lower priority (10 steps). Floods: rounds of 6 s, each on a new, warmed-up server with an empty outbox, beside page loads; their figures: CPU per
response, page p99 of the middle round (ratio to idle), peak memory, responses by status. Limits of GET requests, an address each: 5 ms, 2x, 0 errors, 220 MB.

| fault | tried | limit | measured | date, load | holds |
|---|---|---|---|---|---|
${rows.join('\n')}
${missed.map((fault) => `\n${reasons[fault]}\n`).join('')}
## Guarantees

- "Sent" appears only after the commit to disk (SQLite: rollback journal, \`synchronous=FULL\`; PostgreSQL: \`synchronous_commit=on\`). Otherwise the visitor
  gets an error, and the text stays in the form.
- Delivery is at least once. If the server dies before it records the mail server's reply, it sends the message again under the same Message-ID, which most
  mail programs show once.
- The same text in the same form is one message for a day, across retries, reloads and pages.
- Delivery is retried for as long as the mail server can't be reached, encrypted or logged in to. A failure after that belongs to the message: 4xx, a full mailbox
  and a cut connection are tried again for three days in attempts of its own, another 5xx makes a dead letter: stored, logged as an error, resent by
  \`npm run outbox -- resend\`. The message with the fewest attempts is next, one network after the other, on two connections.
- The server never renames, copies or repairs its outbox file. If another file stands at its path after a commit, the message is stored in that one before it is
  confirmed; a file that can't be opened or is damaged means 503 and one line in the log.
- Suspected spam is kept apart (the newest 500), and each network has a limit at the door, so that what is accepted can be kept ([operating.md](operating.md)).
- A clock that jumps ahead expires and deletes nothing early.
- Request parsers take linear time on bounded input (\`server/parsers.test.ts\`, \`server/regular-expressions.test.ts\`).
- \`kill -9\` tests the program, not the disk: power cuts are the databases' task, a lost disk needs a backup.

## Limits

Per sender, per hour and for the whole outbox: [operating.md](operating.md#limits).

| limit | value |
|---|---|
| request headers; body | 5 s; at least 1,000 bytes in 10 s, at most 150 s (checked five times a second) |
| headers, path and query | 8 KiB together; the first 4,000 characters of an address are read |
| body | 64 KiB; compressed bodies are refused |
| pages and workbooks made per request (search, calculators, not found, plan) | 60 at once per sender, then 5 a second; four times that per network; 40 waiting; a quarter of one thread's time; none for HEAD or clients that left |
| other routes (\`server/door.ts\`) | health checks 120 at once, then 10 a second; reports of failed page parts 10, then one a minute |
| one delivery | greeting 5 min, reply 10 min, whole 30 min; the lease of a dead server ends after 90 s |
| pause between attempts, messages | 30 s, doubling up to 30 min; 50 ms |
| unread log lines | 1 MiB; above that lines are dropped and counted in the log |
`;
}
