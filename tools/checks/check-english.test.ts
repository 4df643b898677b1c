import { expect, test } from 'vitest';
import { checkEnglish, englishProblems, prose, refused } from './check-english.ts';

test.each(refused)('refuses “$example”', ({ example, write }) => {
  expect(englishProblems(example)).toEqual([expect.stringMatching(new RegExp(`: ${RegExp.escape(write)}$`))]);
});

test.each([
  'A visitor who leaves ends the connection.',
  'Tests whether the lease has expired.',
  'The file is missing if there is no build.',
  'Wraps a long line; the value is no longer cached.',
  'Says who the office is.',
])('accepts “%s”', (sentence) => {
  expect(englishProblems(sentence)).toEqual([]);
});

test('reads comments, docstrings and test names, and no other strings', () => {
  const source = `
    /** A docstring
     * of two lines. */
    const text = 'a string';
    // First line,
    // second line.
    test('a name', () => {});
    test.each([1])(\`a name of \${number}\`, () => {});
  `;
  expect(prose('a.test.ts', source).map(({ text }) => text.replace(/\W+/g, ' ').trim())).toEqual([
    'A docstring of two lines',
    'First line second line',
    'a name',
    'a name of number',
  ]);
  expect(prose('a.css', 'a { /* one */ color: red; } /* two */').map(({ text }) => text)).toEqual([
    '/* one */',
    '/* two */',
  ]);
});

test('the project keeps to it', () => {
  expect(checkEnglish()).toEqual([]);
});
