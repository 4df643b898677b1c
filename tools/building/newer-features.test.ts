import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../oldest-browsers.ts';
import { root } from '../paths.ts';
import { newerFeatures } from './newer-features.ts';
import { startScript } from './start-script.ts';

test.each([
  ['a.toSorted()', '.toSorted'],
  ['a?.b.at(-1).toReversed()', '.toReversed'],
  ['form.requestSubmit()', '.requestSubmit'],
  ['Response.json({})', 'Response.json'],
  ['signal.throwIfAborted()', '.throwIfAborted'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['new Set(a).union(b)', '.union'],
  ['new Intl.Segmenter("ar")', '.Segmenter'],
  ['new Intl.DurationFormat("ar")', '.DurationFormat'],
  ['/(?<=a)b/.test(c)', '/(?<=a)b/'],
  ['new RegExp("(?<!a)b")', '/(?<!a)b/'],
  ['/[a&&b]/v.test(c)', 'flag v'],
])('refuses %s', (code, feature) => {
  expect(newerFeatures(code)).toEqual([feature]);
});

test('accepts what the oldest browsers have', () => {
  const code =
    'a.at(-1); b.findLast(c); Object.hasOwn(a, b); response.json(); /(?<a>b)(?=c)(?:d)/u.test(e); URL.createObjectURL(f)';
  expect(newerFeatures(code)).toEqual([]);
});

test('the start script needs nothing newer', async () => {
  expect(newerFeatures(await startScript())).toEqual([]);
});

test('docs/browsers.md names the oldest versions', () => {
  const text = readFileSync(join(root, 'docs/browsers.md'), 'utf8');
  const { chrome, firefox, safari } = oldestBrowsers;
  expect(text).toContain(`| ${chrome} | ${firefox} | ${safari} |`);
});
