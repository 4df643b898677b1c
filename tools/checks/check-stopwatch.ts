import { sourceFiles } from './source-files.ts';

/** What reads a clock or waits for a fixed time, so that a slower machine would decide whether a test passes. */
const stopwatch = /\bperformance\.now\(|\bhrtime\b|\bDate\.now\(\)\s*-|\bwaitForTimeout\(|\bcpuUsage\(/i;

/** Benchmarks and faults measure, a load keeps its pace, and growth is a ratio within one run. */
const measures = /^tests\/(bench|faults)\/|^tests\/deploy\/request-load\.ts$|^tests\/cost-growth\.ts$/;

/** Lines of tests that read a stopwatch. */
export function stopwatchesIn(file: string, text: string): string[] {
  if (measures.test(file)) return [];
  return text
    .split('\n')
    .flatMap((line, index) => (stopwatch.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : []));
}

/** No test passes or fails by a stopwatch: bound the work, or measure in tests/bench. */
export const checkStopwatch = (): string[] =>
  ['tests/**/*.ts', '{app,drawings,server,tools}/**/*.test.{ts,tsx}']
    .flatMap(sourceFiles)
    .filter(({ file }) => file !== 'tools/checks/check-stopwatch.test.ts')
    .flatMap(({ file, text }) => stopwatchesIn(file, text));
