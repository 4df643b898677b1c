import { expect, test } from 'vitest';
import { contentSlips, slipsIn } from './content-slips.ts';
import { listSlips } from './list-slips.ts';

const inFile = (line: string) => slipsIn('app/content/x.ts', `export const x = {\n  ${line}\n};\n`);

test.each([
  ['a missing language', "title: { ar: 'نص' },", /English/],
  ['an unclosed quotation mark', "title: { ar: 'نص, en: 'Text' },", /quotation mark/],
  ['a straight apostrophe', "title: { ar: 'نص', en: 'the office's text' },", /’/],
  ['a forgotten comma', "a: 'one'\n  b: 'two',", /comma/],
  ['a link to no page', "href: '/solution',", /did you mean \/solutions\?/],
])('names the line of %s', (_, line, sentence) => {
  expect(inFile(line)).toEqual([expect.stringMatching(sentence)]);
  expect(inFile(line)[0]).toMatch(/^app\/content\/x\.ts, line [23]: /);
});

test('finds no slip in the content', () => {
  expect(contentSlips()).toEqual([]);
});

test('finds a file for each entry of a list, and an entry for each file', () => {
  expect(listSlips()).toEqual([]);
});
