/** Delivers what the outbox holds: retries for 72 hours, one pause for all mail, and the end on SIGTERM (RB-1). */
import { privacy } from '../../app/content/settings.ts';
import type { Log } from '../log.ts';
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
const backOff = (failures: number): number => Math.min(longestPause, 30 * second * 2 ** Math.min(failures - 1, 20));

/** As many attempts as fit into the time that /privacy states. Neither a wrong clock nor an outage uses them up, as hours. */
export const maxAttempts = (() => {
  let attempts = 1;
  for (let rest = privacy.retryDays * day; rest > 0; attempts += 1) rest -= backOff(attempts);
  return attempts;
})();

/** Delivers due messages, one after the other. @param lease milliseconds after which another process may repeat one */
export function createDelivery(outbox: Outbox, server: MailServer, clock: Clock, log: Log, lease = defaultLease) {
  /** How often to look for messages of other processes: a killed server, a replica, the office's command. */
  const pollEvery = Math.min(minute, lease);
  /** Failures to connect, encrypt or log in since the last session. */
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  /** The delivery in progress, and what was asked for after it. */
  let running = Promise.resolve();
  let stopped = true;
  let cancelTimer = () => {};

  const pauseLeft = (): number => pausedUntil - clock.elapsed();

  /** Tries to deliver a message. @returns what becomes of it */
  async function attempt(message: Message): Promise<Outcome> {
    const { id, attempts } = message;
    const { result, error = '' } = await server.send(message);
    if (result === 'unreachable') {
      // No message is tried before the pause ends, and none of them has failed.
      failures += 1;
      pausedUntil = clock.elapsed() + backOff(failures);
      const advice = 'No mail is delivered: npm run outbox -- check';
      log({ level: 'error', event: 'mail-server-unreachable', error, advice });
      return { state: 'queued', error, counts: false };
    }
    failures = 0;
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
    if (await outbox.wasWoken()) pausedUntil = Number.NEGATIVE_INFINITY;
    while (!stopped && pauseLeft() <= 0) {
      const message = await outbox.claim(lease);
      if (!message) return;
      await outbox.settle(message, await attempt(message));
    }
  }

  /** Delivers what is due now, or when the pause ends. */
  function nudge(): void {
    // The outbox logs its failures; the next poll tries again.
    running = running.then(deliverDue).catch(() => {});
    void running.then(() => {
      cancelTimer();
      if (!stopped) cancelTimer = clock.after(Math.min(Math.max(pauseLeft(), 0) || pollEvery, pollEvery), nudge);
    });
  }

  return {
    start(): void {
      stopped = false;
      nudge();
    },
    nudge,
    /** Claims no further message; the delivery in progress has ten seconds, once. */
    async stop(): Promise<void> {
      if (stopped) return;
      stopped = true;
      cancelTimer();
      await Promise.race([running, new Promise<void>((late) => clock.after(lastDelivery, late))]);
    },
    /** Resolves when what was asked for so far is done. */
    idle: () => running,
  };
}
