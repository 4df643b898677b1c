import { expect, test } from 'vitest';
import { checkRequirements, explainedIds, idsIn } from './check-requirements.ts';

test('tells an id from a sheet number, a standard and a part of another word', () => {
  const text = 'PJ-14 and SH-1, but sheet SH-01, WT-12, UTF-8 and xSH-2';
  expect(idsIn(text, ['PJ', 'SH'])).toEqual(['PJ-14', 'SH-1']);
});

test('reads the list line by line', () => {
  expect(explainedIds('# Requirements\n\n- **CO-2** See CO-1. **D** x\n- **PJ-14** y\n')).toEqual(['CO-2', 'PJ-14']);
});

test('explains every id that code and tests name', () => {
  expect(checkRequirements()).toEqual([]);
});
