import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { type Clock, day, minute, second } from './clock.ts';
import { senderNetwork } from './sender.ts';

/** A sender may write ten messages at once and then one a minute: many visitors can share one address. */
const messages = {
  /** So many at once, */
  burst: 10,
  /** then one in so many milliseconds. */
  refill: minute,
  /** Beyond this many refused requests the body is not even read. */
  floodAfter: 30,
};
const mostSenders = 50_000;

/** A key object: a flood hashes a thousand addresses a second, and preparing the key costs six times the hash. */
const newSalt = () => createSecretKey(randomBytes(32));

/**
 * The limit per sender. Addresses are kept only as an HMAC under a salt that lives in memory and is thrown away every day, so
 * that nobody can find out later who wrote.
 */
export function createLimit(clock: Clock, { burst, refill, floodAfter } = messages) {
  let salt = newSalt();
  let saltDay = 0;
  const accounts = new Map<string, { tokens: number; refused: number; at: number }>();

  function account(address: string) {
    const today = Math.floor(clock.now() / day);
    if (today !== saltDay) {
      saltDay = today;
      salt = newSalt();
      accounts.clear();
    }
    const name = createHmac('sha256', salt).update(senderNetwork(address)).digest('base64url');
    const found = accounts.get(name) ?? { tokens: burst, refused: 0, at: clock.now() };
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
    take(address: string) {
      const found = account(address);
      const now = clock.now();
      const earned = Math.max(0, now - found.at) / refill;
      found.tokens = Math.min(burst, found.tokens + earned);
      found.refused = Math.max(0, found.refused - earned * floodAfter);
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
    giveBack(address: string): void {
      const found = account(address);
      found.tokens = Math.min(burst, found.tokens + 1);
    },
  };
}
