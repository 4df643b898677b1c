import type { Clock } from './clock.ts';
import type { Outbox } from './outbox.ts';
import { holderOf } from './shared-outbox.ts';

/**
 * Moves all messages into another outbox, waiting ones included. Each is stored there before it is deleted here, so
 * that an interrupted move is simply repeated.
 * @returns how many; `busy` says why it ended early: a server still uses this outbox
 */
export async function moveMessages(from: Outbox, to: Outbox, clock: Clock): Promise<{ moved: number; busy?: string }> {
  const holder = await holderOf(from, clock.now());
  if (holder) return { moved: 0, busy: `A server uses the outbox: ${holder}` };
  // The tokens of open pages stay valid.
  const secret = await from.read('token-secret');
  if (secret) await to.put('token-secret', secret);
  let moved = 0;
  for (let rows = await from.rows(); rows.length > 0; rows = await from.rows())
    for (const row of rows) {
      const { id, lease_until: leasedUntil } = row as { id: string; lease_until: number };
      if (leasedUntil > clock.now()) return { moved, busy: `Message ${id} is being delivered` };
      await to.insert(row);
      await from.delete(id);
      moved += 1;
    }
  return { moved };
}
