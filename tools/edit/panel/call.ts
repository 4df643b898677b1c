import type { KeptFile } from '../drafts.ts';
import type { EditWord } from '../words.ts';

/** What the editor's program refused, as a word of the panel. */
export class Refused extends Error {
  readonly word: EditWord;
  readonly values: Record<string, string | number>;
  /** The input of the form that has to be mended. */
  readonly field: string | undefined;
  constructor(word: EditWord, values: Record<string, string | number> = {}, field?: string) {
    super(word);
    this.word = word;
    this.values = values;
    this.field = field;
  }
}

async function answered<Answer>(asking: Promise<Response>): Promise<Answer> {
  const response = await asking.catch(() => {
    throw new Refused('lost');
  });
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.word, answer.values, answer.field);
  return answer as Answer;
}

/** One call of the editor's program. @param keepalive arrives even if the window is being closed @throws Refused */
export const call = <Answer>(name: string, input: object = {}, keepalive = false): Promise<Answer> =>
  answered(
    fetch(`/edit/api/${name}`, {
      method: 'POST',
      keepalive,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  );

/** Hands a chosen file over, to be kept with what is typed in its form. @throws Refused */
export const keepFile = (
  file: Blob,
  about: { place: string; kind: 'photo' | 'film'; name: string },
): Promise<KeptFile> =>
  answered(
    fetch('/edit/api/keepFile', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-about': encodeURIComponent(JSON.stringify(about)) },
      body: file,
    }),
  );
