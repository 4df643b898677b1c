import { expect, test } from 'vitest';
import { terms } from '../../app/content/glossary/term-list.ts';
import { byLanguage } from '../../app/content/text.ts';
import { glossaryCsv } from './glossary-csv.ts';

test('GL-1: has a row per term and quotes special characters', () => {
  const text = glossaryCsv([{ ...terms[0]!, meaning: byLanguage(() => 'a, "b"') }]);
  const lines = text.split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFid,arabic,/);
  expect(lines[1]).toContain('"a, ""b"""');
  expect(glossaryCsv(terms).trimEnd().split('\r\n')).toHaveLength(terms.length + 1);
});
