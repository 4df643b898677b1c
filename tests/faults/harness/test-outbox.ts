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
  };
}

/** An outbox in a temporary folder with its delivery, in this process and on a test clock. */
export function createPostRoom(clock: Clock, smtpUrl: string, attemptLimit = 1000, compose = composeMail) {
  const folder = temporaryFolder();
  const outbox = createOutbox(openSqlite(join(folder.path, 'outbox.sqlite')), clock);
  const log: Record<string, unknown>[] = [];
  const delivery = createDelivery(outbox, createMailServer(smtpUrl, office, attemptLimit, compose), clock, (line) =>
    log.push(line as Record<string, unknown>),
  );
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
