import { expect, test } from 'vitest';
import { mark, unmark } from './marks.ts';

test('marks are invisible numbers that come out again', () => {
  expect(unmark(`نص${mark(499)} و${mark(0)}`)).toEqual({ text: 'نص و', numbers: [499, 0] });
});
