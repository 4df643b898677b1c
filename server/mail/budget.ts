import { type Clock, hour } from './clock.ts';
import { createLimit } from './limit.ts';
import { widerNetwork } from './sender.ts';

/** Default of `MAIL_PER_HOUR`. */
export const usualHourly = 400;

/** A quarter of the hourly mails may go at once. */
const atOnce = 1 / 4;
/** The share of messages without a form token, and the share of one network. */
const untrustedShare = 1 / 5;
const networkShare = 1 / 4;

/** The budget of all mails to the office, on top of the limit per address. */
export type Budget = ReturnType<typeof createBudget>;

/**
 * Token buckets for deliveries: one per network (/48 of IPv6, /24 of IPv4) and one for all, with a smaller pair for
 * messages without a good form token. A message that finds a bucket empty is held, never refused; `spare` releases it
 * later.
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
      // A network over its limit takes nothing from the others.
      return network.take(address).allowed && all.take('').allowed;
    },
    /** Takes a share for a held message. */
    spare: (good: boolean): boolean => of(good).all.take('').allowed,
    /** Returns an unused share. */
    giveBack(good: boolean, address?: string): void {
      const { network, all } = of(good);
      all.giveBack('');
      if (address !== undefined) network.giveBack(address);
    },
  };
}
