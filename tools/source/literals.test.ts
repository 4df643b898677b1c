import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../paths.ts';
import { entries, entryAt, nodeAt } from './literals.ts';
import { apply, changePair, literal, numberCode, setProperty } from './rewrite.ts';

const sample = `import { a } from './a.ts';
// A comment that stays.
const place = { ar: 'حلب', en: 'Aleppo' };
export const page = defineContent('page', {
  title: { ar: 'عنوان', en: "It's a title" },
  rows: [{ name: place, text: { ar: \`من \${a.b} طن\`, en: \`from \${a.b} t\` } }],
  film: { seconds: 754, span: [1_700_000, 2_000_000] },
} as const satisfies Page);
`;

describe('the literals of a content file (ED-1)', () => {
  test('are found with their places', () => {
    expect(entries(sample).map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'place pair',
      'page|title pair',
      'page|rows|0|text pair',
      'page|film|seconds number',
      'page|film|span span',
    ]);
  });

  test('changes its own literal only, keeps quotes and comments, and has a diff of one line', () => {
    const changed = changePair(sample, 'page|title', { ar: 'عنوان', en: 'A “title”, it’s new' });
    const before = sample.split('\n');
    const lines = changed.split('\n').filter((line, index) => line !== before[index]);
    expect(lines).toEqual(["  title: { ar: 'عنوان', en: 'A “title”, it’s new' },"]);
  });

  test('keeps the expressions of a template', () => {
    const entry = entryAt(sample, 'page|rows|0|text');
    expect(entry).toMatchObject({ ar: { text: 'من {=0} طن' }, en: { text: 'from {=0} t' } });
    const changed = changePair(sample, 'page|rows|0|text', { ar: 'قرابة {=0} طن', en: 'about `{=0}` t' });
    expect(changed).toContain(`ar: \`قرابة \${a.b} طن\`, en: \`about \\\`\${a.b}\\\` t\``);
  });

  test('replaces, adds and removes a property byte for byte', () => {
    const added = setProperty(sample, 'page|film', 'address', "{ url: 'https://example.com/f.mp4', kind: 'file' }");
    expect(added).toContain("2_000_000], address: { url: 'https://example.com/f.mp4', kind: 'file' } }");
    expect(setProperty(added, 'page|film', 'address', undefined)).toBe(sample);
    expect(setProperty(sample, 'page|film', 'seconds', '800')).toBe(sample.replace('754', '800'));
  });

  test('refuses a missing place with a sentence', () => {
    expect(() => nodeAt(sample, 'page|nowhere')).toThrow('No value at page|nowhere');
    expect(() => entries('export const x = {')).toThrow();
  });

  test('writes numbers in groups of three', () => {
    expect([800, 1500, 142_500_000, 10.88].map(numberCode)).toEqual(['800', '1_500', '142_500_000', '10.88']);
  });

  test('writes every text of every content file back unchanged', () => {
    for (const file of globSync('app/content/**/*.ts', { cwd: root })) {
      const code = readFileSync(join(root, file), 'utf8');
      const edits = entries(code).flatMap((entry) => {
        const all = entry.kind === 'pair' ? [entry.ar, entry.en] : entry.kind === 'string' ? [entry.value] : [];
        return all.map((one) => ({ start: one.start, end: one.end, code: literal(one.text, one) }));
      });
      expect(apply(code, edits), file).toBe(code);
    }
  });
});
