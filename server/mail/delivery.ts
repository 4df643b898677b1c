import { createLimit } from '../rate-limit.ts';
import { type Clock, minute, second } from './clock.ts';
import { defaultHourly, mailRules } from './limit.ts';
import type { Claim, Outbox, Outcome } from './outbox.ts';
import { backOff, longestStep, maxAttempts } from './schedule.ts';
import type { Attempt, MailServer } from './smtp.ts';

/** Deliveries at once: a message that the mail server thinks about for minutes does not stop the others. */
export const connections = 2;

/** The lease of a claimed message, renewed while it is being delivered; that of a killed server ends after this. */
const defaultLease = 90 * second;

/** How often to poll for messages of other processes (a new replica, the office's command). */
const pollEvery = 5 * second;

/** Milliseconds between two messages, so that a flood or the end of an outage leaves time for pages. */
const pauseBetween = 50;

/** How long a stopping server waits for deliveries in progress; those left are tried again when their lease ends. */
const lastDeliveries = minute;

interface Options {
  /** Mails an hour to the office in the long run. */
  hourly?: number | undefined;
  lease?: number | undefined;
}

/** Delivers due messages from the outbox. */
export function createDelivery(
  outbox: Outbox,
  server: MailServer,
  clock: Clock,
  log: (line: object) => void,
  { hourly = defaultHourly, lease = defaultLease }: Options = {},
) {
  const pace = createLimit(clock, mailRules(hourly).delivered, () => 'all');
  /** Failed connections since the last one that stood. */
  let failures = 0;
  /** No attempt before this time. */
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let inFlight = 0;
  /**
   * Results that could not be stored (a full disk). They are stored before the next claim; otherwise the message would
   * be sent twice.
   */
  const unsettled = new Map<Claim, Outcome>();
  const running = new Set<Promise<void>>();
  let again = false;
  let stopped = true;
  /** Logged once, not at every poll. */
  let unavailable = false;
  let cancelTimer = () => {};

  /** Monotonic milliseconds. */
  const pauseLeft = (): number => pausedUntil - clock.elapsed();
  const pauseFor = (milliseconds: number): void => {
    pausedUntil = Math.max(pausedUntil, clock.elapsed() + milliseconds);
  };

  async function settle(claim: Claim, outcome: Outcome): Promise<void> {
    unsettled.set(claim, outcome);
    await outbox.settle(claim, outcome);
    unsettled.delete(claim);
  }

  function outcomeOf({ message: { attempts } }: Claim, attempt: Attempt): Outcome {
    if (attempt.result === 'sent') return { state: 'sent' };
    const { result, error } = attempt;
    const now = clock.now();
    // Neither an unreachable mail server nor an error in the program is the message's fault.
    if (result === 'unreachable') return { state: 'queued', error, nextAt: now, counts: false };
    if (result === 'broken') return { state: 'queued', error, nextAt: now + longestStep, counts: false };
    if (result === 'refused' || attempts >= maxAttempts) return { state: 'dead', error };
    return { state: 'queued', error, nextAt: now + backOff(attempts), counts: true };
  }

  /** The log line of an attempt; nothing that a visitor typed. */
  function lineOf({ message: { id, attempts } }: Claim, attempt: Attempt, outcome: Outcome): object {
    if (attempt.result === 'sent') return { level: 'info', event: 'message-sent', id, attempts };
    if (attempt.result === 'broken') {
      const advice = `AN ERROR IN THE PROGRAM. The message is kept and tried again. See: npm run outbox -- show ${id}`;
      return { level: 'error', event: 'message-not-composed', id, attempts, error: attempt.error, advice };
    }
    const { result: reason, code } = attempt;
    if (reason === 'unreachable') {
      const advice = 'No mail is delivered. See: npm run outbox -- check';
      // A restart of the mail server takes a few minutes; a wrong password stays wrong.
      const level = failures > 3 || attempt.login ? 'error' : 'warn';
      return { level, event: 'mail-server-unreachable', id, code, error: attempt.error, advice };
    }
    if (outcome.state === 'queued') return { level: 'warn', event: 'message-delayed', id, attempts, code };
    const advice = `NOT DELIVERED. See: npm run outbox -- show ${id}; then: npm run outbox -- resend ${id}`;
    return { level: 'error', event: 'message-dead', id, attempts, reason, code, advice };
  }

  /** Renews the lease until the returned function is called. */
  function holdLease(claim: Claim): () => void {
    let cancel = () => {};
    const next = () => {
      cancel = clock.after(lease / 3, () => {
        outbox.renew(claim, lease).catch(() => {});
        next();
      });
    };
    next();
    return () => cancel();
  }

  /** @returns whether the connection goes on to the next message */
  async function deliver(claim: Claim): Promise<boolean> {
    const failuresBefore = failures;
    const release = holdLease(claim);
    inFlight += 1;
    const attempt = await server.send(claim.message, clock.now());
    inFlight -= 1;
    release();
    const outcome = outcomeOf(claim, attempt);
    const refused = attempt.result === 'unreachable';
    // Some mail servers accept one connection at a time; the other one then waits for it.
    const alone = inFlight === 0;
    if (!refused) failures = 0;
    else if (alone) {
      failures = failuresBefore + 1;
      pauseFor(backOff(failures));
    }
    if (attempt.result !== 'sent') pace.giveBack('');
    pauseFor(pauseBetween);
    if (!refused || alone) log(lineOf(claim, attempt, outcome));
    await settle(claim, outcome);
    return !refused;
  }

  /** One connection: delivers until nothing is due, or all have to pause. */
  async function deliverDue(): Promise<void> {
    for (const [claim, outcome] of unsettled) await settle(claim, outcome);
    while (!stopped && pauseLeft() <= 0) {
      const wait = pace.take('');
      if (wait > 0) return pauseFor(wait * second);
      const claim = await outbox.claim(lease);
      if (!claim) return pace.giveBack('');
      if (!(await deliver(claim))) return;
    }
  }

  async function run(): Promise<void> {
    try {
      do {
        again = false;
        await deliverDue();
      } while (again && !stopped);
      if (unavailable) log({ level: 'info', event: 'outbox-available-again' });
      unavailable = false;
    } catch (error) {
      if (!unavailable) log({ level: 'error', event: 'outbox-unavailable', error: String(error) });
      unavailable = true;
    }
  }

  function wakeAfter(milliseconds: number): void {
    cancelTimer();
    cancelTimer = clock.after(milliseconds, nudge);
  }

  /** Starts a connection if one is free; else polls the outbox when one is. */
  function nudge(): void {
    if (stopped) return;
    again = true;
    if (running.size >= connections) return;
    // A timer may fire a little early.
    if (pauseLeft() > 0) {
      wakeAfter(pauseLeft());
      return;
    }
    cancelTimer();
    const started = run().finally(() => {
      running.delete(started);
      if (!stopped) wakeAfter(Math.max(pauseLeft(), 0) || pollEvery);
    });
    running.add(started);
  }

  return {
    start(): void {
      stopped = false;
      nudge();
    },
    nudge,
    /** Claims no further message; resolves when the deliveries in progress have ended and are stored. */
    async stop(): Promise<void> {
      stopped = true;
      cancelTimer();
      const late = Promise.withResolvers<void>();
      const cancel = clock.after(lastDeliveries, late.resolve);
      await Promise.race([Promise.all(running), late.promise]);
      cancel();
      for (const [claim, outcome] of unsettled) await settle(claim, outcome).catch(() => {});
    },
    /** Resolves when no delivery is in progress. */
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
