import { expect, test } from 'vitest';
import { sourceFiles } from '../checks/source-files.ts';
import { colours } from './tokens.ts';

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

test('finds no other colour than white in styles and components', () => {
  const sources = sourceFiles('app/**/*.{css,tsx}').filter(
    ({ file }) => file !== 'app/styles/colours.css' && !/\.test\.|^app\/content\//.test(file),
  );
  const written = ({ file, text }: { file: string; text: string }) =>
    [...text.matchAll(/#(?:[\da-f]{6}|[\da-f]{3,4})\b/gi)].map(([colour]) => `${file} ${colour}`);
  expect(sources.flatMap(written).filter((found) => !found.endsWith(' #fff'))).toEqual([]);
});
