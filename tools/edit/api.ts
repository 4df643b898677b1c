/** The calls of the panel, each a small JSON answer; what is refused comes back as a word with its values. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiContext, calls } from './panel-calls.ts';
import { Refusal } from './refusal.ts';
import { bodyOf } from './request.ts';

/** Asking changes nothing; everything else happens one after the other, whichever window it comes from. */
const asking =
  /^(start|text|place|find|files|filesOf|group|draft|keepFile|figure|figurePages|picture|films|fields|projects|unchecked|guides|changes|step)$/;
let last: Promise<unknown> = Promise.resolve();
const inTurn = <Answer>(name: string, does: () => Promise<Answer>): Promise<Answer> => {
  if (asking.test(name)) return does();
  const turn = last.then(does);
  last = turn.catch(() => {});
  return turn;
};

export async function handleCall(
  context: ApiContext,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = url.pathname.slice('/edit/api/'.length);
  const send = (status: number, answer: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? null));
  };
  if (request.method !== 'POST') return send(405, { word: 'noPlace', values: { file: name } });
  try {
    const call = calls[name];
    if (!call) return send(404, { word: 'noPlace', values: { file: name } });
    const json = request.headers['content-type'] === 'application/json';
    const input = json ? JSON.parse((await bodyOf(request, 'words')).toString() || '{}') : undefined;
    send(200, await inTurn(name, async () => call(context, input as never, request)));
  } catch (error) {
    if (error instanceof Refusal) send(422, { word: error.word, values: error.values, field: error.field });
    else {
      console.error(error);
      send(500, { word: 'checkFailed', values: { detail: (error as Error).message } });
    }
  }
}
