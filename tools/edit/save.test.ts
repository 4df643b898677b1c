import { expect, test } from 'vitest';
import { numberFrom } from './save.ts';

test('takes a number with one reading (ED-1)', () =>
  expect(['850', '142,5', '1.250,5', '٢٫٥'].map((typed) => numberFrom(typed))).toEqual([850, 142.5, 1250.5, 2.5]));

test('asks about a number with two readings and names both', () =>
  expect(() => numberFrom('75.000', '0')).toThrow(
    expect.objectContaining({
      word: 'whichNumber',
      values: { typed: '75.000', one: '75,000', other: '75' },
      field: '0',
    }),
  ));

test('refuses an invalid number', () => expect(() => numberFrom('ten')).toThrow('noNumber'));
