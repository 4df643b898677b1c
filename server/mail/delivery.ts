import { type Clock, second } from './clock.ts';
import type { Claim, Outbox, Outcome } from './outbox.ts';
import { backOff, giveUpAfter } from './schedule.ts';
import type { Attempt, MailServer } from './smtp.ts';

/** A claimed message belongs to this process for one and a half of the longest attempt, so that nobody else sends it meanwhile. */
const leaseShare = 1.5;

/** How often the outbox is looked at for what other processes left there (a new replica, the office's own command). */
const pollEvery = 5 * second;

/** Milliseconds between two messages: neither a flood nor the end of an outage takes the server away from its pages. */
const pauseBetween = 50;

/** Whom a message waits for after such an attempt. */
const obstacles = { delayed: 'message', unreachable: 'server', broken: 'program' } as const;

/** Takes messages from the outbox to the mail server, one at a time, until none is due. */
export function createDelivery(outbox: Outbox, server: MailServer, clock: Clock, log: (line: object) => void) {
  /** Failed sessions since the last message went through. */
  let failures = 0;
  /** No message is tried before. */
  let pausedUntil = Number.NEGATIVE_INFINITY;
  /** Endings that could not be written down (a full disk): written before anything else is claimed, else it would be sent twice. */
  let unsettled: { claim: Claim; outcome: Outcome } | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = true;
  /** Said once, not at every poll. */
  let unavailable = false;
  let cancelTimer = () => {};

  /** Milliseconds, whatever happens to the clock on the wall. */
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
    // Held up by this program a message is never given up: it goes out as soon as the program is mended.
    const spent = result !== 'broken' && now - (message.firstTryAt ?? now) >= giveUpAfter;
    if (result === 'refused' || spent) return { state: 'dead', error };
    return { state: 'queued', error, nextAt: now + backOff(message.attempts), waitsFor: obstacles[result] };
  }

  /** What the log says of it; nothing that a visitor typed. */
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
      // No message waits longer than this pause did, so that all are due now.
      failures = 0;
      pausedUntil = clock.elapsed() + pauseBetween;
    }
  }

  /** Delivers everything that is due. Resolves when nothing is, or when the mail server cannot be reached. */
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

  /** Looks at the outbox now instead of at the next poll. */
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
    /** Takes no further message; resolves when the one on its way has ended and is written down. */
    async stop(): Promise<void> {
      stopped = true;
      cancelTimer();
      await running;
      if (unsettled) await settle(unsettled.claim, unsettled.outcome).catch(() => {});
    },
    /** Resolves when nothing is being delivered at the moment. */
    idle: () => running,
  };
}
