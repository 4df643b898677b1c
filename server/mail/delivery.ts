import { type Clock, second } from './clock.ts';
import type { Claim, Outbox, Outcome } from './outbox.ts';
import { backOff, giveUpAfter } from './schedule.ts';
import type { Attempt, MailServer } from './smtp.ts';

/**
 * The lease of a claimed message: one and a half times the longest attempt, so that no other process sends it
 * meanwhile.
 */
const leaseShare = 1.5;

/** How often to poll for messages of other processes (a new replica, the office's command). */
const pollEvery = 5 * second;

/** Milliseconds between two messages, so that a flood or the end of an outage leaves time for pages. */
const pauseBetween = 50;

/** What a failed attempt blames: the mail server, the message or this program. */
const obstacles = { delayed: 'message', unreachable: 'server', broken: 'program' } as const;

/** Delivers due messages from the outbox, one at a time. */
export function createDelivery(outbox: Outbox, server: MailServer, clock: Clock, log: (line: object) => void) {
  /** Failed sessions since the last success. */
  let failures = 0;
  /** No attempt before this time. */
  let pausedUntil = Number.NEGATIVE_INFINITY;
  /**
   * Results that could not be stored (a full disk). They are stored before the next claim; otherwise the message would
   * be sent twice.
   */
  let unsettled: { claim: Claim; outcome: Outcome } | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = true;
  /** Logged once, not at every poll. */
  let unavailable = false;
  let cancelTimer = () => {};

  /** Monotonic milliseconds. */
  const pauseLeft = (): number => pausedUntil - clock.elapsed();

  async function settle(claim: Claim, outcome: Outcome): Promise<void> {
    unsettled = { claim, outcome };
    await outbox.settle(claim, outcome);
    unsettled = undefined;
  }

  function outcomeOf({ message }: Claim, attempt: Attempt): Outcome {
    if (attempt.result === 'sent') return { state: 'sent' };
    const { result, error } = attempt;
    const now = clock.now();
    // A message delayed by a programming error never expires; it goes out once the program is fixed.
    const spent = result !== 'broken' && now - (message.firstTryAt ?? now) >= giveUpAfter;
    if (result === 'refused' || spent) return { state: 'dead', error };
    return { state: 'queued', error, nextAt: now + backOff(message.attempts), waitsFor: obstacles[result] };
  }

  /** The log line of an attempt; nothing that a visitor typed. */
  function lineOf({ message: { id, attempts } }: Claim, attempt: Attempt, outcome: Outcome): object {
    if (attempt.result === 'sent') return { level: 'info', event: 'message-sent', id, attempts };
    if (attempt.result === 'broken') {
      const advice = `AN ERROR IN THE PROGRAM. The message is kept and tried again. See: npm run outbox -- show ${id}`;
      return { level: 'error', event: 'message-not-composed', id, attempts, error: attempt.error, advice };
    }
    const failure = { id, attempts, reason: attempt.result, code: attempt.code };
    if (outcome.state === 'queued') return { level: 'warn', event: 'message-delayed', ...failure };
    const advice = `NOT DELIVERED. See: npm run outbox -- show ${id}; then: npm run outbox -- resend ${id}`;
    return { level: 'error', event: 'message-dead', ...failure, advice };
  }

  async function deliver(claim: Claim): Promise<void> {
    const attempt = await server.send(claim.message);
    const outcome = outcomeOf(claim, attempt);
    log(lineOf(claim, attempt, outcome));
    await settle(claim, outcome);
    if (attempt.result === 'unreachable') {
      failures += 1;
      pausedUntil = clock.elapsed() + backOff(failures);
      for (const id of await outbox.shareFailure(attempt.error, giveUpAfter)) {
        log({ level: 'error', event: 'message-dead', id, reason: 'unreachable', advice: 'NOT DELIVERED' });
      }
    } else {
      // No message waits longer than this pause, so all are due now.
      failures = 0;
      pausedUntil = clock.elapsed() + pauseBetween;
    }
  }

  /** Delivers everything due. Resolves when nothing is due, or when the mail server is unreachable. */
  async function deliverDue(): Promise<void> {
    if (unsettled) await settle(unsettled.claim, unsettled.outcome);
    while (!stopped && pauseLeft() <= 0) {
      const claim = await outbox.claim(server.attemptLimit * leaseShare);
      if (!claim) return;
      await deliver(claim);
    }
  }

  async function run(): Promise<void> {
    do {
      again = false;
      try {
        await deliverDue();
        if (unavailable) log({ level: 'info', event: 'outbox-available-again' });
        unavailable = false;
      } catch (error) {
        if (!unavailable) log({ level: 'error', event: 'outbox-unavailable', error: String(error) });
        unavailable = true;
      }
    } while (again && !stopped);
    running = undefined;
    const pause = pauseLeft();
    if (!stopped) cancelTimer = clock.after(pause > 0 ? pause : Math.min(pollEvery, server.attemptLimit), nudge);
  }

  /** Polls the outbox now. */
  function nudge(): void {
    if (stopped) return;
    again = true;
    if (running) return;
    cancelTimer();
    running = run();
  }

  return {
    start(): void {
      stopped = false;
      nudge();
    },
    nudge,
    /** Claims no further message; resolves when the current delivery has ended and is stored. */
    async stop(): Promise<void> {
      stopped = true;
      cancelTimer();
      await running;
      if (unsettled) await settle(unsettled.claim, unsettled.outcome).catch(() => {});
    },
    /** Resolves when no delivery is in progress. */
    idle: () => running,
  };
}
