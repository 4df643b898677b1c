/** docs/performance.md, "Beside an older version": the same measurements on both, alternately in one run. */
import { execFileSync } from 'node:child_process';
import { languages } from '../../app/content/text.ts';
import type { Latency } from './latency.ts';
import { table } from './table.ts';
import type { Visit } from './visit.ts';

export interface Measured {
  latency: Latency;
  visits: Visit[];
}

const heading = '## Beside an older version';

/** @param directory a checkout of the older version @returns the section as Markdown */
export function compare(now: Measured, then: Measured, directory: string, date: string): string {
  const commit = execFileSync('git', ['-C', directory, 'rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).trim();
  const time = (name: keyof Latency) => [now.latency[name], then.latency[name]] as const;
  const bytes = (name: 'home' | 'five', language: string) =>
    [now, then].map(({ visits }) => visits.find((visit) => visit.language === language)![name] / 1_000) as [
      number,
      number,
    ];
  const row = (measure: string, unit: string, digits: number, [a, b]: readonly [number, number]) => [
    measure,
    `${a.toFixed(digits)} ${unit}`,
    `${b.toFixed(digits)} ${unit}`,
    `${(a / b).toFixed(2)}x`,
  ];
  const rows = [
    row('press on the language toggle until the other language is painted', 'ms', 0, time('toggle')),
    row('tap on a field of the contact form until the form is hydrated', 'ms', 0, time('field')),
    ...languages.flatMap((language) => [
      row(`home read to its end, ${language}`, 'kB', 1, bytes('home', language)),
      row(`visit that reads five pages, ${language}`, 'kB', 1, bytes('five', language)),
    ]),
  ];
  return `${heading}

This version and commit ${commit}, measured alternately on ${date} (\`--against\`). Times: slow 4G, 4x CPU, medians of 5.

${table(['measure', 'this version', commit, 'ratio'], rows)}
`;
}

/** @returns the section as an earlier run wrote it, '' if there is none */
export function readComparison(written: string): string {
  const start = written.indexOf(heading);
  if (start < 0) return '';
  const end = written.indexOf('\n## ', start + 1);
  return written.slice(start, end < 0 ? undefined : end + 1);
}
