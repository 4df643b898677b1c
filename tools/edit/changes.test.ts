import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesOf, restored } from './changes.ts';
import { Workspace } from './workspace.ts';

const file = 'app/content/steps.ts';
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  mkdirSync(join(root, 'app/content'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const step = (ar: string, en: string) => `{ ar: '${ar}', en: '${en}' }`;
const [one, two, three] = [step('واحد', 'One'), step('اثنان', 'Two'), step('ثلاثة', 'Three')];
const content = (steps: string[], rest = "span: [10, 20], note: 'A'") =>
  `export const steps = { list: [${steps.join(', ')}], ${rest} };\n`;
const before = content([one, two, three]);

/** What has changed, and the code with each of the changes taken back alone. */
function takenBack(now: string) {
  writeFileSync(join(root, file), now);
  const changes = changesOf(new Workspace(root), file, before);
  return changes.map(({ path, before: was, after }) => ({ path, was, after, code: restored(now, before, path) }));
}

test('a list whose items stand at other numbers is one change, taken back whole, and nothing beside it', () => {
  const [first, second, ...none] = takenBack(content([step('جديد', 'New'), one, three], "span: [20, 30], note: 'A'"));
  expect(none).toEqual([]);
  expect(first).toMatchObject({ path: 'steps|list', was: ['اثنان', 'Two'], after: ['جديد', 'New'] });
  expect(first!.code).toBe(content([one, two, three], "span: [20, 30], note: 'A'"));
  expect(second).toMatchObject({ path: 'steps|span', was: ['10 – 20'], after: ['20 – 30'] });
  expect(second!.code).toBe(content([step('جديد', 'New'), one, three]));
});

test('a list in another order shows both orders', () => {
  const [change] = takenBack(content([two, one, three]));
  expect(change!.was).toEqual(['واحد', 'One', 'اثنان', 'Two', 'ثلاثة', 'Three']);
  expect(change!.after!.slice(0, 4)).toEqual(['اثنان', 'Two', 'واحد', 'One']);
  expect(change!.code).toBe(before);
});

test('a text that was changed in its place is a change of its own, and so is one at the end', () => {
  const now = content([one, step('اثنان', 'Second'), three, step('أربعة', 'Four')]);
  expect(takenBack(now).map(({ path }) => path)).toEqual(['steps|list|1', 'steps|list|3']);
  expect(takenBack(now)[0]!.code).toBe(content([one, two, three, step('أربعة', 'Four')]));
});
