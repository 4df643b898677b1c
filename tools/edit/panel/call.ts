import type { KeptFile } from '../drafts.ts';
import type { Outcome, Step } from '../publication.ts';
import type { EditWord } from '../words.ts';

/** What the editor's program refused, as a word of the panel. */
export class Refused extends Error {
  readonly word: EditWord;
  readonly values: Record<string, string | number>;
  constructor(word: EditWord, values: Record<string, string | number> = {}) {
    super(word);
    this.word = word;
    this.values = values;
  }
}

async function answered<Answer>(asking: Promise<Response>): Promise<Answer> {
  const response = await asking.catch(() => {
    throw new Refused('lost');
  });
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.word, answer.values);
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

interface Told {
  step?: Step;
  done?: Outcome;
  word?: EditWord;
  values?: Record<string, string | number>;
}

/** Publishing and taking back: tells each step, ends with how it went. @throws Refused */
export async function follow(name: 'publish' | 'undo', told: (step: Step) => void): Promise<Outcome> {
  const response = await fetch(`/edit/api/${name}`, { method: 'POST' }).catch(() => {
    throw new Refused('lost');
  });
  const lines = (await readLines(response, (line) => line.step && told(line.step))).at(-1);
  if (lines?.done) return lines.done;
  throw new Refused(lines?.word ?? 'lost', lines?.values);
}

async function readLines(response: Response, each: (line: Told) => void): Promise<Told[]> {
  const all: Told[] = [];
  let rest = '';
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const parts = (rest + piece.value).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts.filter(Boolean)) {
      const line = JSON.parse(part) as Told;
      all.push(line);
      each(line);
    }
  }
  return all;
}
