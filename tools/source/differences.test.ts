import { expect, test } from 'vitest';
import { differences, restored } from './differences.ts';

const step = (ar: string, en: string) => `{ ar: '${ar}', en: '${en}' }`;
const [one, two, three] = [step('واحد', 'One'), step('اثنان', 'Two'), step('ثلاثة', 'Three')];
const content = (steps: string[], rest = "span: [10, 20], note: 'A'") =>
  `export const steps = { list: [${steps.join(', ')}], ${rest} };\n`;
const before = content([one, two, three]);
const places = (now: string, was = before) => differences(was, now, (path) => path.endsWith('|photo'));

/** The code with each difference reverted on its own. */
const takenBack = (now: string, was = before) => places(now, was).map((path) => restored(now, was, path));

test('treats a list whose items moved as one difference and reverts it whole', () => {
  const now = content([step('جديد', 'New'), one, three], "span: [20, 30], note: 'A'");
  expect(places(now)).toEqual(['steps|list', 'steps|span']);
  expect(takenBack(now)).toEqual([
    content([one, two, three], "span: [20, 30], note: 'A'"),
    content([step('جديد', 'New'), one, three]),
  ]);
});

test('treats a text changed in place, or at the end, as a difference of its own', () => {
  const now = content([one, step('اثنان', 'Second'), three, step('أربعة', 'Four')]);
  expect(places(now)).toEqual(['steps|list|1', 'steps|list|3']);
  expect(takenBack(now)[0]).toBe(content([one, two, three, step('أربعة', 'Four')]));
});

test('treats what is edited together as one difference', () => {
  const now = content([one, two, three], "span: [10, 20], note: 'A', photo: { src: '/a.webp', width: 3 }");
  expect(places(now)).toEqual(['steps|photo']);
  expect(takenBack(now)).toEqual([before]);
  expect(places(now.replace('3', '4'), now)).toEqual(['steps|photo']);
});

test('ignores lines, quotes and commas', () => {
  expect(places(before.replace(", note: 'A' ", ',\n  note: "A",\n'))).toEqual([]);
});
