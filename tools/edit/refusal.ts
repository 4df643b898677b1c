import type { EditorText } from '../office/languages.ts';
import type { EditWord } from './words.ts';

/** Why something was not done: a word of the panel and its values, which the panel shows in its own language. */
export class Refusal extends Error {
  readonly word: EditWord;
  readonly values: Record<string, string | number | EditorText>;
  /** The input of the form that has to be corrected. */
  readonly field: string | undefined;
  constructor(word: EditWord, values: Record<string, string | number | EditorText> = {}, field?: string) {
    super(word);
    this.word = word;
    this.values = values;
    this.field = field;
  }
}
