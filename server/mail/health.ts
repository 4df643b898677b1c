import { hour } from './clock.ts';

export interface Health {
  /** Messages can be stored: tested by a write. */
  ok: boolean;
  /** Milliseconds since connecting to the mail server, encryption, greeting or log-in fail. */
  unreachableFor: number;
}

/** What `/healthz` says beside a 503, or undefined if all is well. One odd message never makes the site look down. */
export function troubleOf({ ok, unreachableFor }: Health): string | undefined {
  if (!ok) return 'Messages can not be stored';
  if (unreachableFor >= hour) return 'The mail server has been out of reach for over an hour';
  return undefined;
}
