import { expect, test } from 'vitest';
import { languages } from '../../app/content/text.ts';
import { comparedLanguages, selectedLanguages } from './check-languages.ts';

test.each(languages)('finds a comparison with %s by its name, but not a text about it', (name) => {
  const source = `
    export const a = language === '${name}' ? 1 : 2;
    export const b = "${name}" !== language;
    switch (language) { case '${name}': break; }
    export const c = '${name}' in text;
    export const words = { ar: '${name}', en: write('${name}') };
    export const d = language === other;`;
  expect(comparedLanguages('app/x.ts', source)).toEqual([2, 3, 4, 5]);
});

test.each(languages)('finds a style for %s alone', (name) => {
  expect(selectedLanguages(`a {}\n[lang='${name}'] a {}\n:lang(${name}) {}\n[lang] a {}\n[lang='de'] {}`)).toEqual([
    2, 3,
  ]);
});

test('finds a pattern or a list that names the languages', () => {
  const source = `
    const file = /^search-(${languages.join('|')})\\.json$/;
    const wanted = '${languages.join()}'.split(',');
    const other = /^(${languages[0]}t|${languages[1]}d)$/;`;
  expect(comparedLanguages('app/x.ts', source)).toEqual([2, 3]);
});
