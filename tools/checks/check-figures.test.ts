import { expect, test } from 'vitest';
import { registerRows } from '../../app/register/rows.ts';
import { checkFigures, unexplained } from './check-figures.ts';

const rows = await registerRows();
const [first, ...rest] = rows;
const row = first!;

test('FG-1: refuses a published figure that changes without a reason', () => {
  const changed = [{ ...row, value: row.value + 1 }, ...rest];
  expect(unexplained(rows, rows, [])).toEqual([]);
  expect(unexplained(rows, changed, [])).toHaveLength(1);
  const change = { id: row.id as never, from: row.value, to: row.value + 1 };
  expect(unexplained(rows, changed, [change])).toEqual([]);
  expect(unexplained(rows, changed, [{ ...change, to: row.value + 2 }])).toHaveLength(1);
});

test('FG-1: accepts the loss of a published figure only if it is withdrawn', () => {
  expect(unexplained(rows, rest, [])).toHaveLength(1);
  expect(unexplained(rows, rest, [{ id: row.id, from: row.to ? [row.value, row.to] : row.value, to: null }])).toEqual(
    [],
  );
  expect(unexplained(rows, rest, [{ id: row.id, from: row.value + 1, to: null }])).toHaveLength(1);
});

test('FG-1: agrees with the last release and names date and source of every external figure', async () => {
  expect(await checkFigures()).toEqual([]);
});
