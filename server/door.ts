import type { IncomingMessage } from 'node:http';
import { clientAddress, type TrustedProxies, widerNetwork } from './client-address.ts';
import { type Clock, minute, second, systemClock } from './mail/clock.ts';
import { createLimit, type Rule } from './rate-limit.ts';

/** What one sender may ask for beside prerendered files; in some networks hundreds share an address. */
export const doorRules = {
  /** Pages and workbooks made for one request. */
  answers: { burst: 60, refill: second / 5 },
  /** Posts of forms, refused and repeated ones too, before their body is read. */
  calls: { burst: 40, refill: 5 * second },
  /** Reports of failed islands. */
  reports: { burst: 10, refill: minute },
  /** Health checks and the live release. */
  checks: { burst: 120, refill: second / 10 },
} satisfies Record<string, Rule>;

/** A wider network (IPv4 /24, IPv6 /48) may send as much as this many senders. */
export const sendersOfNetwork = 4;

/** The one limiter of requests. @returns a function that counts a request: 0, or seconds until the sender may send one */
export function createDoor({ burst, refill }: Rule, trustedProxies: TrustedProxies, clock: Clock = systemClock) {
  const sender = createLimit(clock, { burst, refill });
  const wider = { burst: sendersOfNetwork * burst, refill: refill / sendersOfNetwork };
  const network = createLimit(clock, wider, widerNetwork);
  return (request: IncomingMessage): number => {
    const address = clientAddress(request, trustedProxies);
    return sender.take(address) || network.take(address);
  };
}
