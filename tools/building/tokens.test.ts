import { expect, test } from 'vitest';
import { sourceFiles } from '../checks/source-files.ts';
import { colours, token } from './tokens.ts';

test('reads each colour from the one place where it is defined', () => {
  const others = sourceFiles('{app,drawings,server,tools}/**/*.{css,ts,tsx}').filter(
    ({ file }) => file !== 'app/styles/colours.css' && !file.includes('.test.'),
  );
  expect(others.length).toBeGreaterThan(500);
  for (const [name, value] of Object.entries(colours))
    expect(
      others.flatMap(({ file, text }) => (text.toLowerCase().includes(value) ? file : [])),
      `${name}, ${value}`,
    ).toEqual([]);
});

test('names a colour that does not exist', () => {
  expect(() => token('purple')).toThrow('--color-purple');
});
