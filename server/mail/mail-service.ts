import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { RunSettings } from '../settings.ts';
import { type Clock, hour, minute, second, systemClock } from './clock.ts';
import { createDelivery } from './delivery.ts';
import { createHandler, type HandlerOptions } from './handler.ts';
import { createMessageLimit } from './limit.ts';
import { createNotice } from './notice.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { openPostgres } from './postgres.ts';
import { createMailServer } from './smtp.ts';
import { openSqlite } from './sqlite.ts';
import { createTokens } from './token.ts';

type MailSettings = Pick<
  RunSettings,
  'dataDirectory' | 'databaseUrl' | 'smtpUrl' | 'mailTo' | 'mailFrom' | 'siteUrl' | 'trustedProxies'
>;

export interface MailOptions extends MailSettings, HandlerOptions {
  clock?: Clock | undefined;
  /** Milliseconds after which another server delivers the message that a killed one was delivering. */
  lease?: number;
}

/** PostgreSQL if there is a `databaseUrl`, for several replicas; otherwise a file in `dataDirectory`. */
export function openOutbox(
  { databaseUrl, dataDirectory, log }: Pick<MailOptions, 'dataDirectory' | 'databaseUrl' | 'log'>,
  clock = systemClock,
): Outbox {
  const database = databaseUrl ? openPostgres(databaseUrl, log) : openSqlite(join(dataDirectory, 'outbox.sqlite'));
  return createOutbox(database, clock, log);
}

/** The mail part of the server. It starts without a database; calls get 503 until the database is reachable. */
export async function createMail(options: MailOptions) {
  const { log, clock = systemClock, smtpUrl, lease } = options;
  const office = { from: options.mailFrom, to: options.mailTo };
  const outbox = openOutbox(options, clock);
  const siteOrigin = new URL(options.siteUrl).origin;
  let secret: string | undefined;
  let stopped = false;

  /** Shared by all replicas: it signs time tokens and receipts. Rejects without a database. */
  async function loadSecret(): Promise<void> {
    secret ??= await outbox.sharedSetting('token-secret', randomBytes(32).toString('base64url'));
  }
  await loadSecret().catch(() => {});

  const server = smtpUrl ? createMailServer(smtpUrl, office) : undefined;
  const delivery = server && createDelivery(outbox, server, clock, log, lease);
  const tell = server && createNotice({ outbox, server, office, clock, log });
  const tokens = createTokens(clock, () => secret, siteOrigin.startsWith('https:'));
  const unreachableFor = () => delivery?.unreachableFor() ?? 0;

  /** Repeats an action until stopped; a failure is tried again the next time. */
  function repeat(every: number, action: () => Promise<unknown>): void {
    if (stopped) return;
    void action()
      .catch(() => {})
      .then(() => clock.after(every, () => repeat(every, action)));
  }

  async function measure() {
    const ok = await outbox.isWritable();
    const none = { queued: 0, sent: 0, dead: 0, oldestQueuedAt: null };
    const { oldestQueuedAt, ...numbers } = await outbox.counts().catch(() => none);
    const oldestQueuedSeconds = oldestQueuedAt === null ? null : Math.round((clock.now() - oldestQueuedAt) / second);
    return { ok, unreachableFor: unreachableFor(), ...numbers, oldestQueuedSeconds, delivers: delivery !== undefined };
  }

  let measured: ReturnType<typeof measure> | undefined;
  return {
    ...createHandler({
      ...options,
      outbox,
      tokens,
      limit: createMessageLimit(clock),
      siteOrigin,
      stored: () => {
        void loadSecret().catch(() => {});
        delivery?.nudge();
      },
    }),
    /** `Set-Cookie` values for a page with a form. */
    tokenCookies: tokens.cookies,
    /** The reference number in the address of a receipt, if this server gave it. */
    referenceOf: tokens.referenceOf,
    /** Starts delivery, notices and clean-up. */
    start() {
      if (!delivery)
        log({ level: 'warn', event: 'no-smtp', advice: 'SMTP_URL is not set: messages are kept in the outbox' });
      delivery?.start();
      repeat(hour, outbox.purge);
      // A mail server that can't be reached takes no notice either.
      if (tell) repeat(10 * minute, async () => unreachableFor() > 0 || tell());
    },
    /** Starts no further delivery; resolves when the current one has ended, or after ten seconds. Messages are still stored. */
    endDelivery: async () => delivery?.stop(),
    /** Call after the HTTP server has closed. */
    async stop() {
      stopped = true;
      await delivery?.stop();
      await outbox.close();
    },
    /**
     * What `troubleOf` judges, and for the operator the number of messages in each state, the age of the oldest waiting
     * one, and whether they are delivered (`SMTP_URL`). Cached for two seconds.
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
