import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/paths.ts';
import { reportText } from './report.ts';

test('writes docs/reliability.md again as it is, except for the machine', () => {
  const page = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
  const withoutMachine = (text: string) => text.replace(/^Measured on .*/m, '');
  expect(withoutMachine(reportText([], page))).toBe(withoutMachine(page));
});
