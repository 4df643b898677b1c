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
  return `# Reliability

Written by \`npm run faults\`, which provokes each fault and counts lost messages; \`npm test\` runs a short version of each row.

Measured on ${machine()} with the load average of each row. Server, clients and mail server share the processors over the loopback interface;
flooding and slow clients run at a lower priority (10 steps). Floods: rounds of 6 s, each on a new, warmed-up server with an empty outbox, beside page
loads. Their columns: CPU per response, page p99 of the middle round (and its ratio to idle), peak memory, responses by status.

| fault | tried | limit | measured | date, load | holds |
|---|---|---|---|---|---|
${rows.join('\n')}

## Guarantees

- "Sent" is shown only after the message is committed to disk (SQLite with a rollback journal and \`synchronous=FULL\`, or PostgreSQL with
  \`synchronous_commit=on\`). Otherwise the visitor gets an error, and the text stays in the form.
- Delivery is at least once. If the server dies between the mail server's reply and its own record of it, the message is sent again under the same
  Message-ID, which most mail programs show once.
- The same text in the same form is one message for a day, across retries, reloads and pages.
- Delivery is retried for 72 hours if the mail server is away or answers 4xx. A 5xx reply, or the end of the 72 hours, makes a dead letter:
  kept, logged as an error, resent by \`npm run outbox -- resend\`. A wrong password, certificate or greeting counts as away.
- The outbox file survives deletion and replacement while the server runs: it is written back within a second, or merged into its replacement. A truncated
  file loses what was cut off; the log says so, and later messages are stored.
- One sign of spam is noted in the mail. Two signs quarantine a message for 90 days; the office gets a mail after a day, and the same text without
  the second sign is delivered.
- Above the hourly budget messages are held, never dropped. With 5,000 waiting messages the outbox is full and the visitor gets an error.
- A clock that jumps ahead expires and deletes nothing early.
- Request parsers take linear time on bounded input (\`server/parsers.test.ts\`, \`server/regular-expressions.test.ts\`).
- \`kill -9\` tests the program, not the disk. Power cuts are left to the databases; a lost disk needs a backup (\`docs/operating.md\`).

## Limits

| limit | value |
|---|---|
| request headers, whole request | 5 s, 10 s (checked five times a second) |
| headers, path and query | 8 KiB together; the first 4,000 characters of an address are read |
| body | 64 KiB; compressed bodies are refused |
| one sender (IPv4 address, or IPv6 /64) | 10 messages at once, then one a minute |
| waiting messages | 5,000; from 2,500 on only those with a form token |
| pages rendered for one request (search, calculators, not found) | 60 at once per address, then 5 a second; 40 waiting; a quarter of one thread's time |
| one delivery | 60 s; the lease of a dead server ends after 90 s |
| pause between attempts | 30 s, doubling up to 30 min |
| pause between two messages | 50 ms |
| unread log lines | 1 MiB; beyond it lines are dropped, and the log says how many |
| connections from one address | limited by the proxy (\`docs/operating.md\`) |
`;
}
