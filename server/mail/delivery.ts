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

/** Takes messages from the outbox to the mail server, one at a time, until none is due. */
export function createDelivery(outbox: Outbox, server: MailServer, clock: Clock, log: (line: object) => void) {
  /** Failed sessions since the last message went through. */
  let failures = 0;
  /** No message is tried before. */
  let pausedUntil = 0;
  /** Endings that could not be written down (a full disk): written before anything else is claimed, else it would be sent twice. */
  let unsettled: { claim: Claim; outcome: Outcome } | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = true;
  /** Said once, not at every poll. */
  let unavailable = false;
  let cancelTimer = () => {};

  async function settle(claim: Claim, outcome: Outcome): Promise<void> {
    unsettled = { claim, outcome };
    await outbox.settle(claim, outcome);
    unsettled = undefined;
  }

  function outcomeOf(claim: Claim, attempt: Attempt): Outcome {
    if (attempt.result === 'sent') return { state: 'sent' };
    const { firstTryAt, attempts } = claim.message;
    // Never given up: it goes out as soon as the program is mended.
    if (attempt.result === 'broken')
      return { state: 'queued', error: attempt.error, nextAt: clock.now() + backOff(attempts), waitsFor: 'program' };
    const spent = clock.now() - (firstTryAt ?? clock.now()) >= giveUpAfter;
    if (attempt.result === 'refused' || spent) return { state: 'dead', error: attempt.error };
    const waitsFor = attempt.result === 'unreachable' ? 'server' : 'message';
    return { state: 'queued', error: attempt.error, nextAt: clock.now() + backOff(attempts), waitsFor };
  }

  function report(claim: Claim, attempt: Attempt, outcome: Outcome): void {
    const { id, attempts } = claim.message;
    if (attempt.result === 'broken') {
      const advice = `AN ERROR IN THE PROGRAM. The message is kept and tried again. See: npm run outbox -- show ${id}`;
      log({ level: 'error', event: 'message-not-composed', id, attempts, error: attempt.error, advice });
      return;
    }
    const code = attempt.result === 'sent' ? undefined : attempt.code;
    if (outcome.state === 'sent') log({ level: 'info', event: 'message-sent', id, attempts });
    else if (outcome.state === 'dead') {
      const advice = `NOT DELIVERED. See: npm run outbox -- show ${id}; then: npm run outbox -- resend ${id}`;
      log({ level: 'error', event: 'message-dead', id, attempts, reason: attempt.result, code, advice });
    } else log({ level: 'warn', event: 'message-delayed', id, attempts, reason: attempt.result, code });
  }

  async function deliver(claim: Claim): Promise<void> {
    const attempt = await server.send(claim.message);
    const outcome = outcomeOf(claim, attempt);
    report(claim, attempt, outcome);
    await settle(claim, outcome);
    if (attempt.result === 'unreachable') {
      failures += 1;
      pausedUntil = clock.now() + backOff(failures);
      for (const id of await outbox.shareFailure(attempt.error, giveUpAfter)) {
        log({ level: 'error', event: 'message-dead', id, reason: 'unreachable', advice: 'NOT DELIVERED' });
      }
    } else {
      // No message waits longer than this pause did, so that all are due now.
      failures = 0;
      pausedUntil = clock.now() + pauseBetween;
    }
  }

  /** Delivers everything that is due. Resolves when nothing is, or when the mail server cannot be reached. */
  async function deliverDue(): Promise<void> {
    if (unsettled) await settle(unsettled.claim, unsettled.outcome);
    while (!stopped && clock.now() >= pausedUntil) {
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
    const pause = pausedUntil - clock.now();
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
    idle: async (): Promise<void> => {
      await running;
    },
  };
}
