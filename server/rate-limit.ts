/** Limits what one sender and one network may ask for beside prerendered files, and how many messages they may send. */
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientAddress, clientNetwork, type TrustedProxies, widerNetwork } from './client-address.ts';
import { type Clock, day, hour, second, systemClock } from './mail/clock.ts';

export interface Rule {
  /** Requests allowed at once. */
  burst: number;
  /** Milliseconds per further request. */
  refill: number;
}

const maxSenders = 50_000;

/** A key object: preparing the key costs six times the hash, and a flood hashes a thousand addresses a second. */
const newSalt = () => createSecretKey(randomBytes(32));

/**
 * A rate limit per sender. Addresses are stored only as an HMAC under a salt that lives in memory and changes daily,
 * so that senders cannot be identified later.
 * @param group maps an address to a sender
 */
function createLimit(clock: Clock, { burst, refill }: Rule, group = clientNetwork) {
  let salt = newSalt();
  let saltDay = 0;
  const accounts = new Map<string, { tokens: number; at: number }>();

  function account(address: string) {
    const today = Math.floor(clock.now() / day);
    if (today !== saltDay) {
      saltDay = today;
      salt = newSalt();
      accounts.clear();
    }
    const now = clock.elapsed();
    const name = createHmac('sha256', salt).update(group(address)).digest('base64url');
    const { tokens, at } = accounts.get(name) ?? { tokens: burst, at: now };
    const found = { tokens: Math.min(burst, tokens + (now - at) / refill), at: now };
    accounts.delete(name);
    accounts.set(name, found);
    if (accounts.size > maxSenders) accounts.delete(accounts.keys().next().value!);
    return found;
  }

  return {
    /** Counts one request of this sender. @returns 0 if it is allowed, or whole seconds until the next one is */
    take(address: string): number {
      const found = account(address);
      if (found.tokens < 1) return Math.max(1, Math.ceil(((1 - found.tokens) * refill) / second));
      found.tokens -= 1;
      return 0;
    },

    /** Milliseconds that the sender is ahead of its lasting rate. */
    ahead: (address: string): number => Math.max(0, burst - 1 - account(address).tokens) * refill,
  };
}

/** A wider network (IPv4 /24, IPv6 /48) may send as much as this many senders, at once and lastingly. */
export const sendersOfNetwork = 4;

/** Limits each sender, and the network that it is in. */
export function createLimits(clock: Clock, { burst, refill }: Rule) {
  const sender = createLimit(clock, { burst, refill });
  const wider = { burst: sendersOfNetwork * burst, refill: refill / sendersOfNetwork };
  const network = createLimit(clock, wider, widerNetwork);
  return {
    /** Counts one request of this address. @returns 0 if it is allowed, or whole seconds until the next one is */
    take: (address: string): number => sender.take(address) || network.take(address),
    /** Milliseconds that its network is ahead of its lasting rate. */
    ahead: network.ahead,
  };
}

/** What one sender may ask for beside prerendered files; in some networks hundreds share an address. */
export const doorRule: Rule = { burst: 60, refill: second / 5 };
/** The messages of one sender. Whatever passes is delivered; what bounds the whole is the outbox's size. */
export const messageRule: Rule = { burst: 10, refill: hour / 10 };

/** The one limiter of requests. @returns a function that counts a request: 0, or seconds until the sender may send one */
export function createDoor(trustedProxies: TrustedProxies, clock: Clock = systemClock) {
  const limits = createLimits(clock, doorRule);
  return (request: IncomingMessage): number => limits.take(clientAddress(request, trustedProxies));
}
