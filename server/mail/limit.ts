import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { type Clock, day, minute, second } from './clock.ts';
import { senderNetwork } from './sender.ts';

interface Rule {
  /** Requests allowed at once. */
  burst: number;
  /** Milliseconds per further request. */
  refill: number;
  /** Above this many refused requests the body is not read any more. */
  floodAfter?: number;
}

/** Ten messages at once, then one a minute: visitors may share an address. */
const messages: Rule = { burst: 10, refill: minute, floodAfter: 30 };
const mostSenders = 50_000;

/** A key object: preparing the key costs six times the hash, and a flood hashes a thousand addresses a second. */
const newSalt = () => createSecretKey(randomBytes(32));

/**
 * A rate limit per sender. Addresses are stored only as an HMAC under a salt that lives in memory and changes daily,
 * so that senders cannot be identified later.
 * @param group maps an address to a sender
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
     * @returns `flooding`: so far above the limit that the body is not read; `retryAfter`: whole seconds until the
     * next request is accepted
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

    /** Returns a request that stored no new message: a retry or a failure. */
    giveBack(sender: string): void {
      const found = account(sender);
      found.tokens = Math.min(burst, found.tokens + 1);
    },
  };
}
