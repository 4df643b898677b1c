import { cpus, loadavg, release, totalmem } from 'node:os';
import type { Finding } from './finding.ts';

function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} x ${processor?.model.trim() ?? 'processor unknown'}, ${memory} GB, Linux ${release()}, Node ${process.version}`;
}

/** When a row was measured, and how many processes wanted the processors then: a busy machine is slow before any fault. */
const moment = () => `${new Date().toISOString().slice(0, 10)}, load ${loadavg()[1]!.toFixed(0)}`;

/** A row of the table; it begins with the fault, which tells the rows apart. */
function row({ fault, tried, figure, measured, held }: Finding): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const mark = { true: 'yes', false: '**no**', undefined: 'left out' };
  return ['', fault, tried, figure, measured, moment(), mark[`${held}`], ''].map(cell).join(' | ').trim();
}

/**
 * The page `docs/reliability.md`.
 * @param before the page as it was: rows that were not tried this time are kept where they stand; '' for a new page
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

No message that the site has confirmed is ever lost. This page is written by \`npm run faults\`, which breaks things on purpose
and counts; a shorter version of each row runs in \`npm test\`.

Measured on ${machine()}, at the date and the load of the machine that stand in the row. All traffic on the loopback.
Server, load, mail server and page loads share these processors. The programs that make the flood and the slow connections
run at a lower priority (10 steps), because these come from other machines and take none of the server's time. Every round of the flood has a server
of its own, warmed up and with an empty outbox.

| fault | tried | must hold | measured | when | holds |
|---|---|---|---|---|---|
${rows.join('\n')}

## What is promised, and what is not

- A visitor is told "sent" only after the message is in a committed transaction on disk (SQLite with a rollback
  journal and \`synchronous=FULL\`, or PostgreSQL with \`synchronous_commit=on\`). Otherwise the answer is an error and the text stays in the form.
- Delivery to the office is at least once. If the server dies in the moment between the mail server's "accepted" and its own note
  of it, the message goes out a second time, under the same Message-ID, which most mail programs show once.
- Sent again because the answer got lost, after a reload or from another page too, it is still one message: the same words in the
  same form count as one for a day.
- A message waits up to 72 hours for a mail server that is away or says "later". A clear "no" (5xx), or the end of the 72 hours,
  makes it a dead letter: kept, logged as an error, and sent again by \`npm run outbox -- resend\`. A wrong password, a missing
  certificate or a greeting that turns everybody away counts as "away", because it says nothing about the message.
- After each commit the file that holds the message is the file under the outbox's name. One that was deleted or moved is written back within
  a second, one that was replaced is merged into its replacement. Bytes that somebody destroys (a file cut off) are lost; the log says so,
  and what comes after them is stored.
- One sign of spam is noted in the mail, and the mail is delivered. Two signs together hold a message back for 90 days; the office is told by
  mail after a day, and the same words sent again without the second sign are delivered.
- More messages than the office takes in an hour are held back and delivered later, never dropped. An outbox of 5,000 waiting messages is full:
  then the answer is an error and the text stays in the form.
- A clock that jumps ahead makes no message a dead letter and deletes nothing early.
- Every parser of a request takes linear time on a bounded length; \`server/parsers.test.ts\` times each with the worst texts, and
  \`server/regular-expressions.test.ts\` refuses patterns that are not linear.
- \`kill -9\` proves the program, not the disk. A power cut is left to the databases, which are built and tested for it. A disk that lies about having written, or that is lost without a copy, takes its messages with it. \`docs/operating.md\` says how
  to keep copies.

## Limits

| limit | value |
|---|---|
| request headers, whole request | 5 s, 10 s (looked after five times a second) |
| headers, path and query | 8 KiB together; of an address 4,000 characters are read |
| body | 64 KiB; compressed bodies are refused |
| one sender (IPv4 address, or IPv6 /64) | 10 messages at once, then one a minute; beyond that see the budget in \`docs/operating.md\` |
| waiting messages | 5,000; from 2,500 on only those with a form token |
| pages rendered for one request (search, calculators, not found) | 60 at once for an address, then 5 a second; 40 waiting in all; a quarter of the time of one thread |
| one delivery | 60 s; a dead server's message is taken up after 90 s |
| pause between attempts | 30 s, doubling up to 30 min |
| pause between two messages | 50 ms, so that neither a flood nor the end of an outage takes the server away from its pages |
| connections from one address | the proxy's task: see \`docs/operating.md\` |
`;
}
