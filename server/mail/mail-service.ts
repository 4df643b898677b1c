import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunSettings } from '../settings.ts';
import { type Clock, hour, minute, second, systemClock } from './clock.ts';
import { createDelivery } from './delivery.ts';
import { createHandler, type HandlerOptions } from './handler.ts';
import { createMessageLimit } from './limit.ts';
import { createNotice } from './notice.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { noCounts } from './outbox-admin.ts';
import { openPostgres } from './postgres.ts';
import { createReceipts } from './receipts.ts';
import { createHolderNote, noteEvery } from './shared-outbox.ts';
import { createMailServer } from './smtp.ts';
import { openSqlite } from './sqlite.ts';
import { createTokens } from './token.ts';

export interface MailOptions extends Omit<RunSettings, 'port' | 'host' | 'mailPerHour'>, HandlerOptions {
  /** Mails an hour to the office in the long run. */
  mailPerHour?: number | undefined;
  clock?: Clock | undefined;
  /** Milliseconds after which another server delivers the messages of a killed one. */
  lease?: number;
}

/** PostgreSQL if there is a `databaseUrl`, for several replicas; otherwise a file in `dataDirectory`. */
function openOutbox(options: Pick<MailOptions, 'dataDirectory' | 'databaseUrl' | 'log'>, clock: Clock): Outbox {
  const database = options.databaseUrl
    ? openPostgres(options.databaseUrl, options.log)
    : openSqlite(join(options.dataDirectory, 'outbox.sqlite'));
  return createOutbox(database, clock);
}

/** The mail part of the server. It starts without a database; calls get 503 until the database is reachable. */
export async function createMail(options: MailOptions) {
  const { log, clock = systemClock, smtpUrl } = options;
  const office = { from: options.mailFrom, to: options.mailTo };
  const outbox = openOutbox(options, clock);
  const siteOrigin = new URL(options.siteUrl).origin;
  let secret: string | undefined;
  let unavailable = false;
  let stopped = false;

  /** Shared by all replicas: it signs the time tokens. */
  async function loadSecret(): Promise<void> {
    if (stopped) return;
    try {
      secret = await outbox.setting('token-secret', () => randomBytes(32).toString('base64url'));
    } catch (error) {
      const advice = 'Forms get 503 until it is back';
      if (!unavailable) log({ level: 'error', event: 'outbox-unavailable', error: String(error), advice });
      unavailable = true;
      clock.after(5 * second, loadSecret);
    }
  }
  await loadSecret();

  const server = smtpUrl ? createMailServer(smtpUrl, office) : undefined;
  const { mailPerHour: hourly, lease } = options;
  const delivery = server && createDelivery(outbox, server, clock, log, { hourly, lease });
  const tell = server && createNotice({ outbox, server, office, clock, log });
  /** Replicas on PostgreSQL share one outbox on purpose. */
  const holder = options.databaseUrl ? undefined : createHolderNote(outbox, clock, log);
  const tokens = createTokens(clock, () => secret, siteOrigin.startsWith('https:'));
  const receipts = createReceipts(() => secret);

  /** Repeats an action until stopped; a failure is tried again the next time. */
  function repeat(every: number, action: () => Promise<void>): void {
    if (stopped) return;
    void action()
      .catch(() => {})
      .then(() => clock.after(every, () => repeat(every, action)));
  }

  /**
   * The time that expires messages. It advances by at most two hours per look, so that a clock that jumps ahead
   * deletes nothing early.
   */
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

  async function measure() {
    const ok = await outbox.touch().then(
      () => true,
      () => false,
    );
    const { oldestQueuedAt, ...numbers } = await outbox.counts().catch(() => noCounts);
    const oldestQueuedSeconds = oldestQueuedAt === null ? null : Math.round((clock.now() - oldestQueuedAt) / second);
    const disk = await statfs(options.dataDirectory).catch(() => undefined);
    const diskFree = disk ? disk.bavail / disk.blocks : null;
    return { ok, ...numbers, oldestQueuedSeconds, delivers: delivery !== undefined, diskFree };
  }

  let measured: ReturnType<typeof measure> | undefined;
  return {
    ...createHandler({
      ...options,
      outbox,
      tokens,
      receipts,
      limit: createMessageLimit(clock, hourly),
      clock,
      siteOrigin,
      stored: () => delivery?.nudge(),
    }),
    /** `Set-Cookie` values for a page with a form. */
    tokenCookies: tokens.cookies,
    /** The reference number in the address of a receipt, if this server gave it. */
    referenceOf: receipts.verify,
    /** Starts delivery and clean-up. */
    start() {
      if (!delivery)
        log({ level: 'warn', event: 'no-smtp', advice: 'SMTP_URL is not set: messages are kept in the outbox' });
      delivery?.start();
      repeat(hour, cleanUp);
      if (holder) repeat(noteEvery, holder.renew);
      if (tell) repeat(10 * minute, tell);
    },
    /** Starts no delivery any more; resolves when the current ones have ended. Messages are still stored. */
    endDelivery: async () => delivery?.stop(),
    /** Call after the HTTP server has closed. Closes the database. */
    async stop() {
      stopped = true;
      await delivery?.stop();
      await holder?.clear().catch(() => {});
      await outbox.close();
    },
    /**
     * `ok`: messages can be stored, tested by a write; `oldestQueuedSeconds`: age of the oldest waiting message, or
     * null; `delivers`: false without SMTP_URL, when messages are accepted and wait; `diskFree`: the share of the
     * outbox's disk that is free. Cached for two seconds.
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
