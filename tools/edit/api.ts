/** The calls of the panel, each a small JSON answer; what is refused comes back as a word with its values. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiContext, calls } from './panel-calls.ts';
import { Refusal } from './refusal.ts';
import { bodyOf } from './request.ts';

/** Asking changes nothing; everything else happens one after the other, whichever window it comes from. */
const asking =
  /^(start|text|place|find|files|filesOf|group|draft|keepFile|figure|figurePages|picture|films|fields|projects|guides|changes)$/;
let last: Promise<unknown> = Promise.resolve();
const inTurn = <Answer>(name: string, does: () => Promise<Answer>): Promise<Answer> => {
  if (asking.test(name)) return does();
  const turn = last.then(does);
  last = turn.catch(() => {});
  return turn;
};

const told = ({ word, values, field }: Refusal) => ({ word, values, field });

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
    if (name === 'publish' || name === 'undo') return await inTurn(name, () => stream(context, name, response));
    const call = calls[name];
    if (!call) return send(404, { word: 'noPlace', values: { file: name } });
    const json = request.headers['content-type'] === 'application/json';
    const input = json ? JSON.parse((await bodyOf(request, 'words')).toString() || '{}') : undefined;
    send(200, await inTurn(name, async () => call(context, input as never, request)));
  } catch (error) {
    if (error instanceof Refusal) send(422, told(error));
    else {
      console.error(error);
      send(500, { word: 'checkFailed', values: { detail: (error as Error).message } });
    }
  }
}

/** Publishing takes a while: each step is told as a line of JSON, the last one says how it ended. */
async function stream({ publication }: ApiContext, name: 'publish' | 'undo', response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const tell = (line: object) => response.write(`${JSON.stringify(line)}\n`);
  try {
    tell({ done: await publication[name]((step) => tell({ step })) });
  } catch (error) {
    if (error instanceof Refusal) tell(told(error));
    else tell({ word: 'gitFailed', values: { detail: (error as Error).message } });
  }
  response.end();
}
