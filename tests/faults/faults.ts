// npm run faults: tries every fault on the real server, prints what happened and writes docs/reliability.md.
// All traffic stays on the loopback. Words after the command choose faults by name: npm run faults -- kill fuzz
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryBodies } from './bodies.ts';
import { tryFullDisk } from './disk-full.ts';
import { tryDrain } from './drain.ts';
import type { Finding } from './finding.ts';
import { tryFlood } from './flood.ts';
import { tryFuzz } from './fuzz.ts';
import { formats } from './harness/fuzz-cases.ts';
import { findPostgres } from './harness/postgres.ts';
import { siteIsBuilt } from './harness/server.ts';
import { tryKills } from './kill.ts';
import { tryLostAnswers } from './lost-answer.ts';
import { tryOutage } from './outage.ts';
import { reportText } from './report.ts';
import { trySlowConnections } from './slow.ts';
import { tryReplies } from './smtp-replies.ts';
import { tryUnicode } from './unicode.ts';

const root = join(import.meta.dirname, '..', '..');
const gibibyte = 1024 ** 3;
const seed = 20_261_121;

const chosen = process.argv.slice(2);
if (!siteIsBuilt()) {
  console.log('Building the site first ...');
  execFileSync(process.execPath, [join(root, 'tools', 'build.ts')], { cwd: root, stdio: 'inherit' });
}
if (!findPostgres() && process.getuid?.() === 0 && (chosen.length === 0 || chosen.includes('kill'))) {
  console.log('Installing PostgreSQL for the faults that need it ...');
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore' });
}

const kills = { messages: 1000, kills: 32, whole: true };
const faults: [string, () => Promise<Finding>][] = [
  ['kill', () => tryKills({ ...kills, replicas: 1, seed, postgres: false })],
  ['kill', () => tryKills({ ...kills, replicas: 3, seed: seed + 1, postgres: true })],
  ['drain', () => tryDrain(200, 10, true)],
  ['answer', () => tryLostAnswers(300)],
  ['outage', () => tryOutage(200, 1)],
  ['outage', () => tryOutage(200, 72)],
  ['outage', () => tryOutage(200, 80)],
  ['replies', tryReplies],
  ['disk', () => tryFullDisk(200, true)],
  ['slow', () => trySlowConnections(10_000, true)],
  ...formats.map((format): [string, () => Promise<Finding>] => ['fuzz', () => tryFuzz(format, 100_000, seed, true)]),
  ['bodies', () => tryBodies(gibibyte, true)],
  ['unicode', tryUnicode],
  ['flood', () => tryFlood({ pace: 1000, seconds: 6, rounds: 5, senders: 1, whole: true })],
  ['flood', () => tryFlood({ pace: 1000, seconds: 6, rounds: 5, senders: 1_000_000, whole: true })],
];

const findings: Finding[] = [];
for (const [name, run] of faults) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const finding = await run();
  findings.push(finding);
  const verdict = finding.held === undefined ? 'LEFT OUT' : finding.held ? 'holds' : 'FAILS';
  console.log(`${verdict.padEnd(9)} ${finding.fault} (${finding.tried})\n          ${finding.measured}`);
}
if (chosen.length === 0) {
  writeFileSync(join(root, 'docs', 'reliability.md'), reportText(findings));
  console.log('Written to docs/reliability.md');
}
process.exit(findings.some((finding) => finding.held === false) ? 1 : 0);
