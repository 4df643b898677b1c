import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../app/content/text.ts';

/**
 * Places, and what people type who look for them (queries.LANGUAGE.txt): with articles, prepositions and possessive endings
 * joined to the word, in any number, without hamza and dots, as trade words, in the other languages, with typing errors, as
 * phrases, with digits of either script. One of the places has to be among the first three.
 */
export const questions = (language: Language): { ask: string; find: string[] }[] =>
  readFileSync(join(import.meta.dirname, `queries.${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [places = '', asked = ''] = line.split(' = ');
      return asked.split(' | ').map((ask) => ({ ask, find: places.split(' ') }));
    });
