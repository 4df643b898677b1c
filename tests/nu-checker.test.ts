import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { paths } from '../app/content/shared/pages.ts';
import { languages } from '../app/content/text.ts';
import { distDirectory } from '../tools/paths.ts';
import { builtPages } from './pages/built-pages.ts';

/** The W3C's Nu checker; html-validate applies other rules to the same pages. */
const jar = join(fileURLToPath(import.meta.resolve('vnu-jar')), '../build/dist/vnu.jar');

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  message: string;
  extract?: string;
}

/** Accepted reports, each with a reason. An unused one fails the test. */
const exceptions: readonly (readonly [message: RegExp, reason: string])[] = [
  [/^Trailing slash on void elements/, 'React writes <br/>; HTML allows it'],
  [
    /^A “link” element with a “blocking” attribute/,
    'HTML allows blocking=render on rel=expect; the checker does not know it yet',
  ],
  [/^CSS: /, 'its CSS checker does not know container queries, min() with variables and other recent CSS'],
  [
    /^(Duplicate|The first occurrence of) “dt” name/,
    'English and German may share a term of the glossary: each is marked with its language',
  ],
];

test('the Nu HTML checker finds nothing on any page', (context) => {
  if (spawnSync('java', ['-version']).status !== 0) return context.skip('there is no Java on this machine');
  const all: readonly string[] = paths;
  // A page has the same markup in every language: each is read in one, by turns.
  const files = builtPages()
    .filter(({ lite, query }) => !lite && !query)
    .filter(({ path, language }) => language === languages[(all.indexOf(path) + languages.length) % languages.length])
    .map(({ file }) => join(distDirectory, file));
  expect(files.length).toBeGreaterThanOrEqual(paths.length);
  // It writes findings to stderr and exits with 1 on errors. C1 only: C2 compilation does not pay off in so short a
  // run.
  const { stderr } = spawnSync(
    'java',
    ['-Xss2m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar, '--format', 'json', ...files],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const used = new Set<RegExp>();
  const left = messages.filter(({ message }) => {
    const exception = exceptions.find(([pattern]) => pattern.test(message));
    if (exception) used.add(exception[0]);
    return !exception;
  });
  expect(left.map(({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} (${extract})`)).toEqual([]);
  expect(exceptions.filter(([pattern]) => !used.has(pattern)).map(([, reason]) => reason)).toEqual([]);
  // Java alone takes 6 s, more on a busy machine.
}, 300_000);
