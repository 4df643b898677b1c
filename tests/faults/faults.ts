// npm run faults: provokes every fault on the real server, prints the results and writes docs/reliability.md. All
// traffic uses the loopback interface. Arguments choose faults by name and renew only their rows: npm run faults --
// kill fuzz requests:planner
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../tools/build.ts';
import { isBuilt } from '../../tools/building/build-stamp.ts';
import { installPackages } from '../../tools/debian.ts';
import { tryBodies } from './bodies.ts';
import { tryFullDisk } from './disk-full.ts';
import type { Finding } from './finding.ts';
import { tryFlood } from './flood.ts';
import { tryFuzz } from './fuzz.ts';
import { tryGetFlood } from './get-flood.ts';
import { type GetKind, getKinds } from './harness/flood-kinds.ts';
import { formats } from './harness/fuzz-cases.ts';
import { findPostgres } from './harness/postgres.ts';
import { tryBusyStop, tryClockJump, tryLogReader } from './interruptions.ts';
import { tryKills } from './kill.ts';
import { tryLostResponses } from './lost-response.ts';
import { tryNetworks } from './networks.ts';
import { tryOutage } from './outage.ts';
import { tryPipelining } from './pipelining.ts';
import { reportText } from './report.ts';
import { trySecondVerdict } from './second-verdict.ts';
import { tryDrain } from './sigterm.ts';
import { trySlowConnections } from './slow-connections.ts';
import { trySlowSender } from './slow-sender.ts';
import { tryReplies } from './smtp-replies.ts';
import { tryUnicode } from './unicode.ts';

const root = join(import.meta.dirname, '..', '..');
const gibibyte = 1024 ** 3;
const seed = 20_261_121;

const chosen = process.argv.slice(2);
if (!isBuilt()) await build();
if (!findPostgres() && (chosen.length === 0 || chosen.includes('kill'))) installPackages(['postgresql']);

const kills = { messages: 1000, kills: 32, whole: true };
const faults: [string, () => Promise<Finding>][] = [
  ['kill', () => tryKills({ ...kills, replicas: 1, seed, postgres: false })],
  ['kill', () => tryKills({ ...kills, replicas: 3, seed: seed + 1, postgres: true })],
  ['drain', () => tryDrain(200, 10, true)],
  ['answer', () => tryLostResponses(300)],
  ['outage', () => tryOutage(200, 1)],
  ['outage', () => tryOutage(200, 72)],
  ['outage', () => tryOutage(200, 240)],
  ['replies', tryReplies],
  ['disk', () => tryFullDisk(200, true)],
  ['slow', () => trySlowConnections({ connections: 10_000, whole: true })],
  ['slow', () => trySlowConnections({ connections: 10_000, whole: true, behindNginx: true })],
  ['pipelining', () => tryPipelining(500)],
  ['sender', () => trySlowSender(20_000, true)],
  ...formats.map((format): [string, () => Promise<Finding>] => ['fuzz', () => tryFuzz(format, 100_000, seed, true)]),
  ['bodies', () => tryBodies(gibibyte, true)],
  ['unicode', () => tryUnicode()],
  ['flood', () => tryFlood({ pace: 1000, seconds: 6, rounds: 5, senders: 1, whole: true })],
  ['flood', () => tryFlood({ pace: 1000, seconds: 6, rounds: 5, senders: 1_000_000, whole: true })],
  ['networks', () => tryNetworks(1_500)],
  ['verdict', () => trySecondVerdict(100, 1_776)],
  ['clock', () => tryClockJump(200, 4)],
  ['log', () => tryLogReader(1_000, true)],
  ['stop', () => tryBusyStop(200)],
  ...(Object.keys(getKinds) as GetKind[]).map((kind): [string, () => Promise<Finding>] => [
    `requests:${kind}`,
    () => tryGetFlood({ kind, pace: 500, seconds: 6, rounds: 3, senders: 1_000_000, memory: 220 }),
  ]),
];

const findings: Finding[] = [];
for (const [name, run] of faults) {
  if (chosen.length > 0 && !chosen.some((word) => name === word || name.startsWith(`${word}:`))) continue;
  const finding = await run();
  findings.push(finding);
  const verdict = finding.held === undefined ? 'LEFT OUT' : finding.held ? 'holds' : 'FAILS';
  console.log(`${verdict.padEnd(9)} ${finding.fault} (${finding.tried})\n          ${finding.measured}`);
}
const page = join(root, 'docs', 'reliability.md');
const before = chosen.length > 0 && existsSync(page) ? readFileSync(page, 'utf8') : '';
writeFileSync(page, reportText(findings, before));
console.log('Written to docs/reliability.md');
process.exit(findings.some((finding) => finding.held === false) ? 1 : 0);
