import type { Log } from '../log.ts';
import { type Clock, hour } from './clock.ts';
import { composeNotice, type Office } from './compose.ts';
import { type Outbox, past } from './outbox.ts';
import type { MailServer } from './smtp.ts';

/** RB-1: mails the office, at most once an hour, that messages have waited for an hour or are dead. */
export function createNotice(outbox: Outbox, server: MailServer, office: Office, clock: Clock, log: Log) {
  return async function tell(): Promise<void> {
    const now = clock.now();
    const told = past(await outbox.sharedSetting('office-told', '0'), now);
    if (now - told < hour) return;
    const troubles = await outbox.troubles(told);
    if (troubles.dead + troubles.waiting === 0) return;
    const attempt = await server.deliver(() => composeNotice(troubles, office));
    if (attempt.result !== 'sent')
      return log({ level: 'error', event: 'office-not-told', ...troubles, error: attempt.error });
    log({ level: 'info', event: 'office-told', ...troubles });
    await outbox.set('office-told', String(now));
  };
}
