import { type Clock, hour } from './clock.ts';
import { createLimit } from './limit.ts';
import { widerNetwork } from './sender.ts';

/** Mails an hour to the office, unless `MAIL_PER_HOUR` says otherwise. */
export const usualHourly = 400;

/** A quarter of an hour's mails may go at once. */
const atOnce = 1 / 4;
/** Of both, what messages without a form token may take, and what one network may take of the rest. */
const untrustedShare = 1 / 5;
const networkShare = 1 / 4;

/** Beyond an address's own limit, what the office gets in all. */
export type Budget = ReturnType<typeof createBudget>;

/**
 * How many messages are delivered at once: buckets for a network (/48 of IPv6, /24 of IPv4) and for all, one pair for messages with a good
 * form token and a smaller one for the others. What finds its bucket empty is held back, never refused; `spare` lets it go later.
 * @param hourly mails an hour in the long run
 */
export function createBudget(clock: Clock, hourly = usualHourly) {
  const pair = (share: number) => {
    const rule = (part: number) => ({
      burst: Math.max(1, hourly * share * part * atOnce),
      refill: hour / (hourly * share * part),
    });
    return {
      network: createLimit(clock, rule(networkShare), widerNetwork),
      all: createLimit(clock, rule(1), () => 'all'),
    };
  };
  const trusted = pair(1);
  const untrusted = pair(untrustedShare);
  const of = (good: boolean) => (good ? trusted : untrusted);
  return {
    /** Takes one message's share. @returns whether it may be delivered now */
    take(good: boolean, address: string): boolean {
      const { network, all } = of(good);
      // A network that writes too much takes nothing from the others.
      return network.take(address).allowed && all.take('').allowed;
    },
    /** Takes a share for a message that was held back. */
    spare: (good: boolean): boolean => of(good).all.take('').allowed,
    /** Gives a share back that no message used. */
    giveBack(good: boolean, address?: string): void {
      const { network, all } = of(good);
      all.giveBack('');
      if (address !== undefined) network.giveBack(address);
    },
  };
}
