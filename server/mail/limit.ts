import { widerNetwork } from '../client-address.ts';
import { createLimit } from '../rate-limit.ts';
import { type Clock, hour, minute } from './clock.ts';

/** Default of `MAIL_PER_HOUR`. */
export const defaultHourly = 400;

/** The limits of docs/operating.md. @param hourly mails an hour that the office takes in the long run */
export const mailRules = (hourly: number) => ({
  /** An IPv4 address or an IPv6 /64: visitors may share one. */
  sender: { burst: 10, refill: minute },
  /** An IPv4 /24 or an IPv6 /48, as one customer may have. */
  network: { burst: 40, refill: hour / Math.max(1, hourly / 10) },
  /** What each network may send in any case. */
  few: { burst: 3, refill: hour / 3 },
  all: { burst: 5 * hourly, refill: hour / hourly },
  /** To the office. */
  delivered: { burst: Math.max(1, hourly / 4), refill: hour / hourly },
});

/** The limit of accepted messages: nothing is accepted that could not be kept and delivered. */
export function createMessageLimit(clock: Clock, hourly = defaultHourly) {
  const rules = mailRules(hourly);
  const sender = createLimit(clock, rules.sender);
  const network = createLimit(clock, rules.network, widerNetwork);
  const few = createLimit(clock, rules.few, widerNetwork);
  const all = createLimit(clock, rules.all, () => 'all');
  return {
    /** @returns 0 if a message is accepted, or whole seconds until one is */
    take: (address: string): number =>
      sender.take(address) || network.take(address) || (few.take(address) && all.take(address)),
    /** Returns a message that was a repeat or could not be stored. */
    giveBack(address: string): void {
      sender.giveBack(address);
      network.giveBack(address);
    },
    /** Milliseconds that its network is ahead of its rate. */
    ahead: network.ahead,
  };
}
