import { type Clock, hour } from './clock.ts';
import { composeNotice, type Office } from './compose.ts';
import type { Outbox } from './outbox.ts';
import type { MailServer } from './smtp.ts';

const setting = 'office-told';

interface NoticeParts {
  outbox: Outbox;
  server: MailServer;
  office: Office;
  clock: Clock;
  log: (line: object) => void;
}

/** RB-1: mails the office, at most once an hour, that messages have waited for an hour or are dead. */
export function createNotice({ outbox, server, office, clock, log }: NoticeParts) {
  return async function tell(): Promise<void> {
    const before = await outbox.sharedSetting(setting, '0');
    const now = clock.now();
    // A clock that ran ahead may have left a later time.
    const told = Number(before) > now ? 0 : Number(before);
    if (now - told < hour) return;
    const troubles = await outbox.troubles(told);
    if (troubles.dead + troubles.waiting === 0) return;
    // Only one replica sends it.
    if (!(await outbox.replaceSetting(setting, before, String(now)))) return;
    const attempt = await server.deliver(() => composeNotice(troubles, office, now));
    if (attempt.result === 'sent') return log({ level: 'info', event: 'office-told', ...troubles });
    await outbox.replaceSetting(setting, String(now), before);
    log({ level: 'error', event: 'office-not-told', ...troubles, error: attempt.error });
  };
}
