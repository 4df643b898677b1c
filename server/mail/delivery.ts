import { privacy } from '../../app/content/settings.ts';
import { type Clock, day, minute, second } from './clock.ts';
import type { Message, Outbox, Outcome } from './outbox.ts';
import { type MailServer, patience } from './smtp.ts';

/** Longer than a whole delivery can take, so that no other process repeats it meanwhile. */
const defaultLease = patience.whole + 5 * minute;
/** How long a stopping server waits for its delivery. */
const lastDelivery = 10 * second;
/** The longest pause between two attempts, and the delay of mail after an outage. */
export const longestPause = 30 * minute;

/** The pause after a failed attempt in milliseconds: 30 s, 1 min, 2 min ... half an hour. @param failures 1 or more */
export const backOff = (failures: number): number =>
  Math.min(longestPause, 30 * second * 2 ** Math.min(failures - 1, 20));

/** As many attempts as fit into the time that /privacy states. Neither a wrong clock nor an outage uses them up, as hours. */
export const maxAttempts = (() => {
  let attempts = 1;
  for (let rest = privacy.retryDays * day; rest > 0; attempts += 1) rest -= backOff(attempts);
  return attempts;
})();

type Log = (line: object) => void;

/** Delivers due messages, one after the other. */
export function createDelivery(outbox: Outbox, server: MailServer, clock: Clock, log: Log, lease = defaultLease) {
  /** How often to look for messages of other processes: a killed server, a replica, the office's command. */
  const pollEvery = Math.min(minute, lease);
  /** Failures to connect, encrypt or log in since the last session, and when the first of them was. */
  let failures = 0;
  let unreachableSince: number | undefined;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  /** A result that could not be stored (a full disk). It is stored before the next claim; otherwise it would be sent twice. */
  let unsettled: [Message, Outcome] | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = true;
  let cancelTimer = () => {};

  const pauseLeft = (): number => pausedUntil - clock.elapsed();

  async function settle(message: Message, outcome: Outcome): Promise<void> {
    unsettled = [message, outcome];
    await outbox.settle(message, outcome);
    unsettled = undefined;
  }

  /** Tries to deliver a message. @returns what becomes of it */
  async function attempt(message: Message): Promise<Outcome> {
    const { id, attempts } = message;
    const { result, error = '' } = await server.send(message, clock.now());
    if (result === 'unreachable') {
      // No message is tried before the pause ends, and none of them has failed.
      failures += 1;
      unreachableSince ??= clock.elapsed();
      pausedUntil = clock.elapsed() + backOff(failures);
      // A restart of the mail server takes a few minutes.
      const level = failures > 3 ? 'error' : 'warn';
      log({ level, event: 'mail-server-unreachable', error, advice: 'No mail is delivered: npm run outbox -- check' });
      return { state: 'queued', error, counts: false };
    }
    failures = 0;
    unreachableSince = undefined;
    if (result === 'sent') {
      log({ level: 'info', event: 'message-sent', id, attempts });
      return { state: 'sent' };
    }
    if (attempts >= maxAttempts) {
      const advice = `NOT DELIVERED. See: npm run outbox -- show ${id}; then: npm run outbox -- resend ${id}`;
      log({ level: 'error', event: 'message-dead', id, attempts, error, advice });
      return { state: 'dead', error };
    }
    log({ level: 'warn', event: 'message-delayed', id, attempts, error });
    return { state: 'queued', error, nextAt: clock.now() + backOff(attempts) };
  }

  async function deliverDue(): Promise<void> {
    if (unsettled) await settle(...unsettled);
    while (!stopped && pauseLeft() <= 0) {
      const message = await outbox.claim(lease);
      if (!message) return;
      await settle(message, await attempt(message));
    }
  }

  async function run(): Promise<void> {
    while (again && !stopped && pauseLeft() <= 0) {
      again = false;
      // The outbox logs its failures; the next poll tries again.
      await deliverDue().catch(() => {});
    }
  }

  /** Delivers what is due now, or when the pause ends. */
  function nudge(): void {
    again = true;
    if (running || stopped) return;
    cancelTimer();
    running = run().finally(() => {
      running = undefined;
      if (!stopped) cancelTimer = clock.after(Math.max(pauseLeft(), 0) || pollEvery, nudge);
    });
  }

  return {
    start(): void {
      stopped = false;
      nudge();
    },
    nudge,
    /** Milliseconds since the mail server can't be reached or logged in to; 0 if the last attempt could. */
    unreachableFor: (): number => (unreachableSince === undefined ? 0 : clock.elapsed() - unreachableSince),
    /** Claims no further message; the delivery in progress has ten seconds, once. */
    async stop(): Promise<void> {
      if (stopped) return;
      stopped = true;
      cancelTimer();
      const late = Promise.withResolvers<void>();
      const cancel = clock.after(lastDelivery, late.resolve);
      await Promise.race([running, late.promise]);
      cancel();
      if (unsettled) await settle(...unsettled).catch(() => {});
    },
    /** Resolves when no delivery is in progress. */
    idle: async () => {
      while (running) await running;
    },
  };
}
