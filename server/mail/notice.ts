import { type Clock, day } from './clock.ts';
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

/**
 * Mails the office a notice at most once a day: dead messages, and messages quarantined for a day.
 */
export function createNotice({ outbox, server, office, clock, log }: NoticeParts) {
  return async function tell(): Promise<void> {
    const before = await outbox.setting(setting, () => '0');
    const told = Number(before);
    const now = clock.now();
    if (now - told < day && told <= now) return;
    const troubles = await outbox.troubles(Math.min(told, now));
    if (Object.values(troubles).every((number) => number === 0)) return;
    // Only one replica sends it.
    if (!(await outbox.replace(setting, before, String(now)))) return;
    const attempt = await server.deliver(() => composeNotice(troubles, office, now));
    if (attempt.result === 'sent') log({ level: 'info', event: 'office-told', ...troubles });
    else {
      await outbox.put(setting, before);
      log({ level: 'error', event: 'office-not-told', error: attempt.error });
    }
  };
}
