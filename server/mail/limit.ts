import { widerNetwork } from '../client-address.ts';
import { createLimit } from '../rate-limit.ts';
import { type Clock, hour, minute } from './clock.ts';

/** How many messages are accepted at once, and how often one more. */
export const rules = {
  /** An IPv4 address or an IPv6 /64: visitors may share one. */
  address: { burst: 10, refill: minute },
  /** An IPv4 /24 or an IPv6 /48, as one customer may have. */
  network: { burst: 40, refill: hour / 40 },
  all: { burst: 2_000, refill: hour / 400 },
};

/** The only limit of messages. Whatever passes it is delivered. */
export function createMessageLimit(clock: Clock) {
  const address = createLimit(clock, rules.address);
  const network = createLimit(clock, rules.network, widerNetwork);
  const all = createLimit(clock, rules.all, () => 'all');
  return {
    /** @returns 0 if a message is accepted, or whole seconds until one is */
    take: (from: string): number => address.take(from) || network.take(from) || all.take(from),
    /** Milliseconds that its network is ahead of its rate. */
    ahead: network.ahead,
  };
}
