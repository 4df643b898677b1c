import { useQuery } from '@tanstack/react-query';
import type { Calls } from '../panel-calls.ts';
import { Refusal } from '../refusal.ts';

type AllCalls = Calls['reads'] & Calls['writes'];
type CallName = keyof AllCalls;
type Input<Name extends CallName> = Parameters<AllCalls[Name]>[0];
export type Answer<Name extends CallName> = Awaited<ReturnType<AllCalls[Name]>>;

const key = () => ({ 'x-edit-key': sessionStorage.getItem('edit-key') ?? '' });

async function answered<Result>(asking: Promise<Response>): Promise<Result> {
  const response = await asking.catch(() => {
    throw new Refusal('lost');
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.word, answer.values, answer.field);
  return answer as Result;
}

/** Calls the editor's server. @param keepalive the call arrives even if the window is being closed @throws Refusal */
export const call = <Name extends CallName>(
  name: Name,
  input?: Input<Name>,
  keepalive = false,
): Promise<Answer<Name>> =>
  answered(
    fetch(`/edit/api/${name}`, {
      method: 'POST',
      keepalive,
      headers: { ...key(), 'content-type': 'application/json' },
      body: JSON.stringify(input ?? {}),
    }),
  );

interface AnswerOptions<Name extends CallName> {
  enabled?: boolean;
  /** Milliseconds after which to call again. */
  every?: number | ((answer: Answer<Name> | undefined) => number | false);
  /** Does not show refusals. */
  quiet?: boolean;
}

/** The server's answer, fetched again after each change (`changed` of `usePanel`); undefined until it has arrived. */
export function useAnswer<Name extends CallName>(
  name: Name,
  input?: Input<Name>,
  { enabled, every, quiet }: AnswerOptions<Name> = {},
): Answer<Name> | undefined {
  return useQuery({
    queryKey: [name, input],
    queryFn: () => call(name, input),
    enabled,
    meta: { quiet },
    refetchInterval: typeof every === 'function' ? ({ state }) => every(state.data) : every,
  }).data;
}

/** Uploads a chosen file to the draft of its form. @throws Refusal */
export const keepFile = (
  file: Blob,
  about: { place: string; kind: 'photo' | 'film'; name: string },
): Promise<Answer<'keepFile'>> =>
  answered(
    fetch('/edit/api/keepFile', {
      method: 'POST',
      headers: {
        ...key(),
        'content-type': 'application/octet-stream',
        'x-about': encodeURIComponent(JSON.stringify(about)),
      },
      body: file,
    }),
  );
