import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { type Clock, day, minute, second } from './clock.ts';
import { senderNetwork } from './sender.ts';

interface Rule {
  /** So many at once, */
  burst: number;
  /** then one in so many milliseconds. */
  refill: number;
  /** Beyond this many refused requests the body is not even read. */
  floodAfter?: number;
}

/** A sender may write ten messages at once and then one a minute: many visitors can share one address. */
const messages: Rule = { burst: 10, refill: minute, floodAfter: 30 };
const mostSenders = 50_000;

/** A key object: a flood hashes a thousand addresses a second, and preparing the key costs six times the hash. */
const newSalt = () => createSecretKey(randomBytes(32));

/**
 * A limit per sender. Addresses are kept only as an HMAC under a salt that lives in memory and is thrown away every day, so
 * that nobody can find out later who wrote.
 * @param group what counts as one sender
 */
export function createLimit(
  clock: Clock,
  { burst, refill, floodAfter = Number.POSITIVE_INFINITY } = messages,
  group = senderNetwork,
) {
  let salt = newSalt();
  let saltDay = 0;
  const accounts = new Map<string, { tokens: number; refused: number; at: number }>();

  function account(sender: string) {
    const now = clock.elapsed();
    const today = Math.floor(now / day);
    if (today !== saltDay) {
      saltDay = today;
      salt = newSalt();
      accounts.clear();
    }
    const name = createHmac('sha256', salt).update(group(sender)).digest('base64url');
    const found = accounts.get(name) ?? { tokens: burst, refused: 0, at: now };
    accounts.delete(name);
    accounts.set(name, found);
    if (accounts.size > mostSenders) accounts.delete(accounts.keys().next().value!);
    return found;
  }

  return {
    /**
     * Counts one request of this sender.
     * @returns `flooding`: so far over the limit that nothing more is read; `retryAfter`: whole seconds until the next is accepted
     */
    take(sender: string) {
      const found = account(sender);
      const now = clock.elapsed();
      const earned = (now - found.at) / refill;
      found.tokens = Math.min(burst, found.tokens + earned);
      found.refused = Math.max(0, found.refused - (Number.isFinite(floodAfter) ? earned * floodAfter : 0));
      found.at = now;
      if (found.tokens >= 1) {
        found.tokens -= 1;
        return { allowed: true, flooding: false, retryAfter: 0 };
      }
      found.refused += 1;
      const retryAfter = Math.max(1, Math.ceil(((1 - found.tokens) * refill) / second));
      return { allowed: false, flooding: found.refused > floodAfter, retryAfter };
    },

    /** Gives a request back that was no new message: a retry, or one that could not be stored. */
    giveBack(sender: string): void {
      const found = account(sender);
      found.tokens = Math.min(burst, found.tokens + 1);
    },
  };
}
