import { expect, test } from 'vitest';
import { differences, restored } from './differences.ts';

const step = (ar: string, en: string) => `{ ar: '${ar}', en: '${en}' }`;
const [one, two, three] = [step('واحد', 'One'), step('اثنان', 'Two'), step('ثلاثة', 'Three')];
const content = (steps: string[], rest = "span: [10, 20], note: 'A'") =>
  `export const steps = { list: [${steps.join(', ')}], ${rest} };\n`;
const before = content([one, two, three]);
const places = (now: string, was = before) => differences(was, now, (path) => path.endsWith('|photo'));

/** The code with each of the differences taken back alone. */
const takenBack = (now: string, was = before) => places(now, was).map((path) => restored(now, was, path));

test('a list whose items stand at other numbers is one difference, taken back whole, and nothing beside it', () => {
  const now = content([step('جديد', 'New'), one, three], "span: [20, 30], note: 'A'");
  expect(places(now)).toEqual(['steps|list', 'steps|span']);
  expect(takenBack(now)).toEqual([
    content([one, two, three], "span: [20, 30], note: 'A'"),
    content([step('جديد', 'New'), one, three]),
  ]);
});

test('a text that was changed in its place is a difference of its own, and so is one at the end', () => {
  const now = content([one, step('اثنان', 'Second'), three, step('أربعة', 'Four')]);
  expect(places(now)).toEqual(['steps|list|1', 'steps|list|3']);
  expect(takenBack(now)[0]).toBe(content([one, two, three, step('أربعة', 'Four')]));
});

test('what people change as one is one difference', () => {
  const now = content([one, two, three], "span: [10, 20], note: 'A', photo: { src: '/a.webp', width: 3 }");
  expect(places(now)).toEqual(['steps|photo']);
  expect(takenBack(now)).toEqual([before]);
  expect(places(now.replace('3', '4'), now)).toEqual(['steps|photo']);
});

test('another order of members, or of items known by their files, is a difference that keeps what is in them', () => {
  const list = (...names: string[]) => `const list = { ${names.map((name) => `${name}: '${name}'`).join(', ')} };`;
  expect(places(list('b', 'a', 'c'), list('a', 'b', 'c'))).toEqual(['list|']);
  expect(takenBack(list('b', 'a', 'c'), list('a', 'b', 'c'))).toEqual([list('a', 'b', 'c')]);
  const card = (file: string, title: string) => `{ file: '${file}', title: '${title}' }`;
  const was = `const cards = [${card('x', 'X')}, ${card('y', 'Y')}];`;
  const now = `const cards = [${card('y', 'New')}, ${card('x', 'X')}];`;
  expect(places(now, was)).toEqual(['cards|y|title', 'cards|']);
  expect(takenBack(now, was)[1]).toBe(`const cards = [${card('x', 'X')}, ${card('y', 'New')}];`);
});

test('lines, quotes and commas make no difference', () => {
  expect(places(before.replace(", note: 'A' ", ',\n  note: "A",\n'))).toEqual([]);
});
