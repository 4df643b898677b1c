/** Wires the mail part together, and says on `/healthz` whether messages can be stored and delivered (RB-1). */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createLimits, messageRule } from '../rate-limit.ts';
import type { RunSettings } from '../settings.ts';
import { type Clock, hour, minute, second, systemClock } from './clock.ts';
import { createDelivery } from './delivery.ts';
import { createHandler, type HandlerOptions } from './handler.ts';
import { createNotice } from './notice.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { openPostgres } from './postgres.ts';
import { createMailServer } from './smtp.ts';
import { openSqlite } from './sqlite.ts';
import { createTokens } from './token.ts';

export interface MailOptions extends HandlerOptions, Omit<RunSettings, 'port' | 'host'> {
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

/** The mail part of the server. It starts without a database; calls get 503 until that is reachable. */
export async function createMail(options: MailOptions) {
  const { log, clock = systemClock, smtpUrl, lease } = options;
  const outbox = openOutbox(options, clock);
  const { origin: siteOrigin, hostname } = new URL(options.siteUrl);
  const office = { from: options.mailFrom, to: options.mailTo, host: hostname };
  let stopped = false;

  /** Shared by all replicas: it signs time tokens and receipts. */
  let secret: string | undefined;
  const loadSecret = async () => {
    secret ??= await outbox.sharedSetting('token-secret', randomBytes(32).toString('base64url')).catch(() => undefined);
  };
  await loadSecret();

  const server = smtpUrl ? createMailServer(smtpUrl, office) : undefined;
  const delivery = server && createDelivery(outbox, server, clock, log, lease);
  const tell = server && createNotice(outbox, server, office, clock, log);
  const tokens = createTokens(clock, () => secret, siteOrigin.startsWith('https:'));
  const stored = async () => {
    delivery?.nudge();
    // The receipt is signed, also that of the first message after a start without a database.
    await loadSecret();
  };

  /** Repeats an action until stopped; a failure is tried again the next time. */
  async function repeat(every: number, action: () => Promise<unknown>): Promise<void> {
    await action().catch(() => {});
    if (!stopped) clock.after(every, () => void repeat(every, action));
  }

  /** The response of `/healthz` (RB-1). */
  async function measure() {
    try {
      await outbox.probe();
      // Without a mail server messages wait because the operator wants it so.
      if (!server || !(await outbox.isStalled())) return { status: 200, text: 'ok' };
      return { status: 503, text: 'Messages wait, and the mail server has taken none for over an hour' };
    } catch {
      return { status: 503, text: 'Messages can not be stored' };
    }
  }
  let measured: ReturnType<typeof measure> | undefined;

  return {
    handle: createHandler({ ...options, outbox, tokens, limit: createLimits(clock, messageRule), siteOrigin, stored }),
    outbox,
    /** `Set-Cookie` values for a page with a form. */
    tokenCookies: tokens.cookies,
    /** The reference number in the address of a receipt, if this server gave it. */
    referenceOf: tokens.referenceOf,
    /** Starts delivery, notices and clean-up. */
    start() {
      if (!delivery)
        log({ level: 'warn', event: 'no-smtp', advice: 'SMTP_URL is not set: messages are kept in the outbox' });
      delivery?.start();
      void repeat(hour, outbox.purge);
      if (tell) void repeat(10 * minute, tell);
    },
    /** Starts no further delivery; resolves when the current one has ended, or after ten seconds. */
    endDelivery: async () => delivery?.stop(),
    /** Call after the HTTP server has closed. */
    async stop() {
      stopped = true;
      await delivery?.stop();
      await outbox.close();
    },
    /** Measured at most every two seconds, because it writes. */
    health() {
      if (!measured) clock.after(2 * second, () => (measured = undefined));
      measured ??= measure();
      return measured;
    },
  };
}
