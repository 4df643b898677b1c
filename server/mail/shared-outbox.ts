import { hostname } from 'node:os';
import { type Clock, minute } from './clock.ts';
import type { Outbox } from './outbox.ts';

/** Milliseconds between a server's notes in the outbox. */
export const noteEvery = minute;
const setting = 'server';

/**
 * Names the other server if two have the same outbox file open for more than a minute, as they have during a release:
 * each has limits of its own, so they count twice.
 * @param own identifies this server in the note
 */
export function createHolderNote(
  outbox: Pick<Outbox, 'read' | 'put' | 'replace'>,
  clock: Clock,
  log: (line: object) => void,
  own = `${hostname()}, process ${process.pid}`,
) {
  const named = new Set<string>();
  let left = '';
  let seen = '';

  return {
    /** Reads the note and leaves its own. The same other server at two looks in a row has written in between. */
    async renew(): Promise<void> {
      const note = (await outbox.read(setting)) ?? '';
      const other = note === left ? '' : note.split(' at ')[0]!;
      if (other && other !== own && other === seen && !named.has(other)) {
        named.add(other);
        const advice = 'Another server uses this outbox. Stop one of them, or give each its own DATA_DIR';
        log({ level: 'warn', event: 'outbox-shared', other, advice });
      }
      seen = other;
      left = `${own} at ${clock.now()}`;
      await outbox.put(setting, left);
    },
    /** Clears the note when the server stops. */
    clear: () => outbox.replace(setting, left, ''),
  };
}

/** The server that left its note within the last two minutes, if any. */
export async function holderOf(outbox: Pick<Outbox, 'read'>, now: number): Promise<string | undefined> {
  const [server = '', at] = ((await outbox.read(setting)) ?? '').split(' at ');
  return server && Math.abs(now - Number(at)) < 2 * noteEvery ? server : undefined;
}
