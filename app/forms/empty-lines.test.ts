import { expect, test } from 'vitest';
import { emptyLines } from './empty-lines.ts';

const prefilled = 'Town and district:\nStep or paper:\nMy question:';

test('names the questions of a prefilled message without an answer', () => {
  expect(emptyLines(prefilled, prefilled)).toEqual(prefilled.split('\n'));
  expect(emptyLines(prefilled, 'Town and district: Homs\nStep or paper:\nMy question:\nMay I rebuild?')).toEqual([
    'Step or paper:',
  ]);
});

test('names none that was answered below, deleted, or never asked', () => {
  expect(emptyLines(prefilled, 'Town and district:\n\nHoms\nMy question: one\nWe need:')).toEqual([]);
  expect(emptyLines(undefined, 'Dear engineers:')).toEqual([]);
});
