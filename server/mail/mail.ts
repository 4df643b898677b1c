import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Clock, hour, second, systemClock } from './clock.ts';
import { createDelivery } from './delivery.ts';
import { createHandler, type RenderOutcome } from './handler.ts';
import { createLimit } from './limit.ts';
import type { Mailbox } from './mailbox.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Counts } from './outbox-admin.ts';
import { openPostgres } from './postgres.ts';
import { deleteOldMessages, keptDays } from './retention.ts';
import { createMailServer } from './smtp.ts';
import { openSqlite } from './sqlite.ts';
import type { Templates } from './submission.ts';
import { createTokens } from './token.ts';

export type { OutcomeRequest } from './handler.ts';

export interface MailOptions {
  /** Folder of `outbox.sqlite`; not used with `databaseUrl`. */
  dataDirectory: string;
  /** `smtps://user:password@host`; without it messages wait in the outbox. */
  smtpUrl?: string | undefined;
  /** The office's address. */
  mailTo: Mailbox;
  mailFrom: Mailbox;
  /** PostgreSQL, for several replicas at once. */
  databaseUrl?: string | undefined;
  /** Where the site's pages are, as `https://example.org`. */
  siteUrl?: string | undefined;
  /** Behind the office's own proxy: take the sender's address from the end of `X-Forwarded-For`. */
  trustProxy: boolean;
  clock?: Clock | undefined;
  log: (line: object) => void;
  renderOutcome: RenderOutcome;
  /** Sent with every answer, as the site's usual security headers. */
  headers?: Record<string, string> | undefined;
  /** Signs the time tokens; without it the database keeps one that all replicas share. */
  secret?: string | undefined;
  /** The ids that the pages were built with. */
  templates?: Templates | undefined;
  /** Delivered messages are deleted after so many days, those held back after those of `keptDays`; all others stay. */
  keepSentDays?: number | undefined;
  /** The longest that one delivery may take, in milliseconds; a killed server's message is taken up again after 1.5 times this. */
  attemptLimit?: number | undefined;
}

export interface Health extends Omit<Counts, 'oldestQueuedAt'> {
  /** Messages can be accepted: the database took a write just now. */
  ok: boolean;
  /** Age in seconds of the oldest message still to be delivered; null if there is none. */
  oldestQueuedSeconds: number | null;
  /** False without SMTP_URL: messages are accepted and wait. */
  delivers: boolean;
}

export interface Mail {
  /** Answers the two mail calls; never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** `Set-Cookie` values for a page that carries a form. */
  tokenCookies(page: string): string[];
  /** Begins delivering and cleaning up. */
  start(): void;
  /** Call after the HTTP server has closed: ends the delivery on its way, starts no other, closes the database. */
  stop(): Promise<void>;
  health(): Promise<Health>;
}

export const defaultTemplates: Templates = { contact: 'contact', partnership: 'partnership' };

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
export async function createMail(options: MailOptions): Promise<Mail> {
  const { log, clock = systemClock, smtpUrl } = options;
  const office = { from: options.mailFrom, to: options.mailTo };
  const outbox = openOutbox(options, clock);
  const siteOrigin = options.siteUrl ? new URL(options.siteUrl).origin : undefined;
  let secret = options.secret;
  let stopped = false;

  async function loadSecret(): Promise<void> {
    if (secret !== undefined || stopped) return;
    try {
      secret = await outbox.setting('token-secret', () => randomBytes(32).toString('base64url'));
    } catch (error) {
      log({
        level: 'error',
        event: 'outbox-unavailable',
        error: String(error),
        advice: 'Forms answer 503 until it is back',
      });
      clock.after(5 * second, loadSecret);
    }
  }
  await loadSecret();

  const delivery = smtpUrl
    ? createDelivery(outbox, createMailServer(smtpUrl, office, options.attemptLimit), clock, log)
    : undefined;
  const tokens = createTokens(clock, () => secret, siteOrigin?.startsWith('https:') ?? false);
  const handle = createHandler({
    outbox,
    limit: createLimit(clock),
    tokens,
    clock,
    templates: options.templates ?? defaultTemplates,
    siteOrigin,
    trustProxy: options.trustProxy,
    log,
    renderOutcome: options.renderOutcome,
    headers: options.headers ?? {},
    stored: () => delivery?.nudge(),
  });

  async function cleanUp(): Promise<void> {
    if (stopped) return;
    const kept = { ...keptDays, sent: options.keepSentDays ?? keptDays.sent };
    const deleted = await deleteOldMessages(outbox, clock, kept);
    if (deleted.sent > 0) log({ level: 'info', event: 'sent-messages-deleted', number: deleted.sent });
    if (deleted.quarantined > 0)
      log({ level: 'info', event: 'quarantined-messages-deleted', number: deleted.quarantined });
    clock.after(hour, cleanUp);
  }

  async function measure(): Promise<Health> {
    const ok = await outbox.touch().then(
      () => true,
      () => false,
    );
    const counts = await outbox
      .counts()
      .catch(() => ({ queued: 0, sent: 0, dead: 0, quarantined: 0, oldestQueuedAt: null }));
    const { oldestQueuedAt, ...numbers } = counts;
    const oldestQueuedSeconds = oldestQueuedAt === null ? null : Math.round((clock.now() - oldestQueuedAt) / second);
    return { ok, ...numbers, oldestQueuedSeconds, delivers: delivery !== undefined };
  }

  let measured: Promise<Health> | undefined;
  return {
    handle,
    tokenCookies: tokens.cookies,
    start() {
      if (!delivery)
        log({ level: 'warn', event: 'no-smtp', advice: 'SMTP_URL is not set: messages are kept in the outbox' });
      delivery?.start();
      void cleanUp();
    },
    async stop() {
      stopped = true;
      await delivery?.stop();
      await outbox.close();
    },
    /** Measured at most once in two seconds, however often it is asked. */
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
