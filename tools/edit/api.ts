/** Answers the calls of the panel with JSON; a refusal is a word of the panel with its values. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call, Calls } from './panel-calls.ts';
import { Refusal } from './refusal.ts';
import { readBody } from './request.ts';

let last: Promise<unknown> = Promise.resolve();
/** Runs writes one after the other, whichever window they come from. */
function inTurn<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(write);
  last = turn.catch(() => {});
  return turn;
}

export async function handleCall(
  { reads, writes }: Calls,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = url.pathname.slice('/edit/api/'.length);
  const send = (status: number, answer: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? null));
  };
  const calls: Record<string, Call> = { ...reads, ...writes };
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!call || request.method !== 'POST') return send(404, { word: 'noPlace', values: { file: name } });
  try {
    const json = request.headers['content-type'] === 'application/json';
    const input = json ? JSON.parse((await readBody(request, 'words')).toString() || '{}') : undefined;
    const run = async () => call(input as never, request);
    send(200, await (name in reads ? run() : inTurn(run)));
  } catch (error) {
    if (error instanceof Refusal) send(422, { word: error.word, values: error.values, field: error.field });
    else {
      console.error(error);
      send(500, { word: 'checkFailed', values: { detail: (error as Error).message } });
    }
  }
}
