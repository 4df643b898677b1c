import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { RunSettings } from '../settings.ts';
import { createBudget, usualHourly } from './budget.ts';
import { createCapacity } from './capacity.ts';
import { type Clock, hour, minute, second, systemClock } from './clock.ts';
import { createDelivery } from './delivery.ts';
import { createHandler, type HandlerOptions } from './handler.ts';
import { createNotice } from './notice.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { noCounts } from './outbox-admin.ts';
import { openPostgres } from './postgres.ts';
import { createHolderNote, noteEvery } from './shared-outbox.ts';
import { createMailServer } from './smtp.ts';
import { openSqlite } from './sqlite.ts';
import { createTokens } from './token.ts';

export interface MailOptions extends Omit<RunSettings, 'port' | 'host' | 'mailPerHour'>, HandlerOptions {
  /** Mails an hour to the office in the long run. */
  mailPerHour?: number | undefined;
  clock?: Clock | undefined;
  /** The longest that one delivery may take, in milliseconds; a killed server's message is taken up again after 1.5 times this. */
  attemptLimit?: number;
}

/** The outbox in PostgreSQL where there is a `databaseUrl`, for several replicas at once; else in a file of `dataDirectory`. */
export function openOutbox(options: Pick<MailOptions, 'dataDirectory' | 'databaseUrl' | 'log'>, clock: Clock): Outbox {
  const database = options.databaseUrl
    ? openPostgres(options.databaseUrl, options.log)
    : openSqlite(join(options.dataDirectory, 'outbox.sqlite'));
  return createOutbox(database, clock);
}

/**
 * The mail part of the server. A database that cannot be reached does not keep the site from starting: messages are answered
 * with 503 until it can.
 */
export async function createMail(options: MailOptions) {
  const { log, clock = systemClock, smtpUrl } = options;
  const office = { from: options.mailFrom, to: options.mailTo };
  const outbox = openOutbox(options, clock);
  const siteOrigin = new URL(options.siteUrl).origin;
  let secret: string | undefined;
  let stopped = false;

  /** All replicas sign the time tokens with the secret that their database keeps. */
  async function loadSecret(): Promise<void> {
    if (stopped) return;
    try {
      secret = await outbox.setting('token-secret', () => randomBytes(32).toString('base64url'));
    } catch (error) {
      const advice = 'Forms answer 503 until it is back';
      log({ level: 'error', event: 'outbox-unavailable', error: String(error), advice });
      clock.after(5 * second, loadSecret);
    }
  }
  await loadSecret();

  const server = smtpUrl ? createMailServer(smtpUrl, office, options.attemptLimit) : undefined;
  const delivery = server && createDelivery(outbox, server, clock, log);
  const tell = server && createNotice({ outbox, server, office, clock, log });
  /** Replicas on PostgreSQL share one outbox on purpose. */
  const holder = options.databaseUrl ? undefined : createHolderNote(outbox, clock, log);
  const budget = createBudget(clock, options.mailPerHour ?? usualHourly);
  const tokens = createTokens(clock, () => secret, siteOrigin.startsWith('https:'));

  /** Does something again and again until the end; what fails is tried again the next time. */
  function repeat(every: number, action: () => Promise<void>): void {
    if (stopped) return;
    void action()
      .catch(() => {})
      .then(() => clock.after(every, () => repeat(every, action)));
  }

  /** The time by which messages grow old: it follows the clock two hours at a look, so that a clock that jumps ahead deletes nothing early. */
  async function agedTo(): Promise<number> {
    const before = Number(await outbox.setting('aged-to', () => String(clock.now())));
    const now = Math.min(clock.now(), before + 2 * hour);
    await outbox.put('aged-to', String(now));
    return now;
  }

  async function cleanUp(): Promise<void> {
    for (const [state, number] of Object.entries(await outbox.purgeOld(await agedTo())))
      if (number > 0) log({ level: 'info', event: `${state}-messages-deleted`, number });
  }

  /** Lets go what was held back, as far as the budget has recovered; messages with a good form token first. */
  async function releaseHeld(): Promise<void> {
    for (const good of [true, false])
      while (budget.spare(good)) {
        if (await outbox.releaseHeld(good)) delivery?.nudge();
        else {
          budget.giveBack(good);
          break;
        }
      }
  }

  async function measure() {
    const ok = await outbox.touch().then(
      () => true,
      () => false,
    );
    const { oldestQueuedAt, ...numbers } = await outbox.counts().catch(() => noCounts);
    const oldestQueuedSeconds = oldestQueuedAt === null ? null : Math.round((clock.now() - oldestQueuedAt) / second);
    return { ok, ...numbers, oldestQueuedSeconds, delivers: delivery !== undefined };
  }

  let measured: ReturnType<typeof measure> | undefined;
  return {
    /** Answers the two mail calls; never rejects. */
    handle: createHandler({
      ...options,
      outbox,
      tokens,
      budget,
      capacity: createCapacity(outbox, clock, log),
      clock,
      siteOrigin,
      stored: () => delivery?.nudge(),
    }),
    /** `Set-Cookie` values for a page that carries a form. */
    tokenCookies: tokens.cookies,
    /** Begins delivering and cleaning up. */
    start() {
      if (!delivery)
        log({ level: 'warn', event: 'no-smtp', advice: 'SMTP_URL is not set: messages are kept in the outbox' });
      delivery?.start();
      repeat(hour, cleanUp);
      repeat(10 * second, releaseHeld);
      if (holder) repeat(noteEvery, holder.renew);
      if (tell) repeat(10 * minute, tell);
    },
    /** Call after the HTTP server has closed: ends the delivery on its way, starts no other, closes the database. */
    async stop() {
      stopped = true;
      await delivery?.stop();
      await holder?.clear().catch(() => {});
      await outbox.close();
    },
    /**
     * `ok`: messages can be accepted, the database took a write just now; `oldestQueuedSeconds`: age of the oldest message still to
     * be delivered, null if there is none; `delivers`: false without SMTP_URL, where messages are accepted and wait.
     * Measured at most once in two seconds, however often it is asked.
     */
    health() {
      if (!measured) {
        measured = measure();
        clock.after(2 * second, () => {
          measured = undefined;
        });
      }
      return measured;
    },
  };
}
