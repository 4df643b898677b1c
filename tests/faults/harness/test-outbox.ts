import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../../server/mail/clock.ts';
import { composeMail } from '../../../server/mail/compose.ts';
import { createDelivery } from '../../../server/mail/delivery.ts';
import type { NewMessage } from '../../../server/mail/message.ts';
import { createOutbox } from '../../../server/mail/outbox.ts';
import { createMailServer } from '../../../server/mail/smtp.ts';
import { openSqlite } from '../../../server/mail/sqlite.ts';
import { contactFields } from './forms.ts';

/** An hourly number of mails that never applies. */
export const noLimit = 1_000_000;

export const office = {
  from: { name: '', address: 'website@example.org' },
  to: { name: 'Office', address: 'office@example.org' },
};

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'outbox-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function newMessage(key: string, values = contactFields(key)): NewMessage {
  const { firstName, lastName, email, subject, message } = values;
  return {
    key,
    previous: { key: `${key} of the window before`, after: 0 },
    form: 'contact',
    language: 'en',
    page: '/contact',
    values: {
      firstName: firstName!,
      lastName: lastName!,
      email: email!,
      phone: '',
      subject: subject!,
      message: message!,
    },
    marks: [],
    state: 'queued',
    behind: 0,
  };
}

/** SMTP timeouts that are all the same. */
export const patienceOf = (milliseconds: number) => ({
  greeting: milliseconds,
  reply: milliseconds,
  whole: milliseconds,
});

/** An outbox in a temporary folder with its delivery, in this process and on a test clock. */
export function createPostRoom(
  clock: Clock,
  smtpUrl: string,
  limits = patienceOf(60_000),
  compose = composeMail,
  hourly = noLimit,
) {
  const folder = temporaryFolder();
  const outbox = createOutbox(openSqlite(join(folder.path, 'outbox.sqlite')), clock);
  const log: Record<string, unknown>[] = [];
  const server = createMailServer(smtpUrl, office, limits, compose);
  const tell = (line: object) => log.push(line as Record<string, unknown>);
  const delivery = createDelivery(outbox, server, clock, tell, { hourly });
  return {
    outbox,
    delivery,
    log,
    async close() {
      await delivery.stop();
      await outbox.close();
      folder.remove();
    },
  };
}
