import { expect, test } from 'vitest';
import { numberFrom } from './save.ts';

test.each([
  ['142500000', 142_500_000],
  ['142,500,000', 142_500_000],
  ['142 500 000', 142_500_000],
  ['١٤٢٬٥٠٠٬٠٠٠', 142_500_000],
  ['2.5', 2.5],
  ['٢٫٥', 2.5],
  ['1,250.5', 1250.5],
  ['0', 0],
])('%s is a number (ED-1)', (typed, value) => expect(numberFrom(typed)).toBe(value));

/** A comma for a decimal point would make ten times the figure of it. */
test.each(['2,5', '12,5', '1,2500', '1.234,5', '12,34,567', ',5', '-3', 'ten', ''])('“%s” is asked about', (typed) =>
  expect(() => numberFrom(typed)).toThrow('noNumber'),
);
