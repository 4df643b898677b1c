import type { Refusal } from '../../tools/edit/refusal.ts';
import type { EditWord } from '../../tools/edit/words.ts';
import { type EditorProgram, startEditorIn } from './scratch-copy.ts';

/** The errors that the server returned. */
export interface Refused {
  word: EditWord;
  values: Refusal['values'];
}

export interface Program extends EditorProgram {
  /** A call as the panel makes it. @returns the response, or the error */
  call: <Answer = Refused>(name: string, input?: object) => Promise<Answer>;
  /** Uploads a chosen file. */
  keepFile: <Answer = Refused>(
    file: Buffer,
    about: { place: string; kind: 'photo' | 'film'; name: string },
  ) => Promise<Answer>;
  page: (address: string) => Promise<string>;
}

/** The editor's server without a browser, called directly. */
export async function openProgram(copy: string): Promise<Program> {
  const editor = await startEditorIn(copy);
  const { origin } = new URL(editor.url);
  const cookie = (await fetch(editor.url, { redirect: 'manual' })).headers.get('set-cookie')!.split(';')[0]!;
  const key = new URL(editor.url).searchParams.get('key')!;
  const post = async (name: string, body: string | Buffer, headers: Record<string, string>) => {
    const response = await fetch(`${origin}/edit/api/${name}`, {
      method: 'POST',
      headers: { 'x-edit-key': key, ...headers },
      body: new Uint8Array(Buffer.from(body)),
    });
    return response.json();
  };
  return {
    ...editor,
    call: (name, input = {}) => post(name, JSON.stringify(input), { 'content-type': 'application/json' }),
    keepFile: (file, about) =>
      post('keepFile', file, {
        'content-type': 'application/octet-stream',
        'x-about': encodeURIComponent(JSON.stringify(about)),
      }),
    page: async (address) => (await fetch(origin + address, { headers: { cookie } })).text(),
  };
}
