import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { RunSettings } from '../settings.ts';
import { type Clock, hour, second, systemClock } from './clock.ts';
import { createDelivery } from './delivery.ts';
import { createHandler, type HandlerOptions } from './handler.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { noCounts } from './outbox-admin.ts';
import { openPostgres } from './postgres.ts';
import { createMailServer } from './smtp.ts';
import { openSqlite } from './sqlite.ts';
import { createTokens } from './token.ts';

export interface MailOptions extends Omit<RunSettings, 'port' | 'host'>, HandlerOptions {
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

  const delivery = smtpUrl
    ? createDelivery(outbox, createMailServer(smtpUrl, office, options.attemptLimit), clock, log)
    : undefined;
  const tokens = createTokens(clock, () => secret, siteOrigin.startsWith('https:'));

  async function cleanUp(): Promise<void> {
    if (stopped) return;
    for (const [state, number] of Object.entries(await outbox.purgeOld()))
      if (number > 0) log({ level: 'info', event: `${state}-messages-deleted`, number });
    clock.after(hour, cleanUp);
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
    handle: createHandler({ ...options, outbox, tokens, clock, siteOrigin, stored: () => delivery?.nudge() }),
    /** `Set-Cookie` values for a page that carries a form. */
    tokenCookies: tokens.cookies,
    /** Begins delivering and cleaning up. */
    start() {
      if (!delivery)
        log({ level: 'warn', event: 'no-smtp', advice: 'SMTP_URL is not set: messages are kept in the outbox' });
      delivery?.start();
      void cleanUp();
    },
    /** Call after the HTTP server has closed: ends the delivery on its way, starts no other, closes the database. */
    async stop() {
      stopped = true;
      await delivery?.stop();
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
