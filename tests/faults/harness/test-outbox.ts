import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeMail } from '../../../server/mail/compose.ts';
import { createDelivery } from '../../../server/mail/delivery.ts';
import { readValues } from '../../../server/mail/fields.ts';
import { createNotice } from '../../../server/mail/notice.ts';
import { createOutbox, type Message, type NewMessage } from '../../../server/mail/outbox.ts';
import { createMailServer, type patience } from '../../../server/mail/smtp.ts';
import { openSqlite } from '../../../server/mail/sqlite.ts';
import { testClock } from './clock.ts';
import { contactFields } from './forms.ts';
import { type Script, startSmtp } from './smtp-script.ts';

export const office = {
  from: { name: '', address: 'website@example.org' },
  to: { name: 'Office', address: 'office@example.org' },
  host: 'site.example',
};

/** In memory where the system has such a folder: no test cuts the power, and none has to wait for a disk. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'outbox-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function newMessage(key: string): NewMessage {
  const sent = new Map(Object.entries(contactFields(key)).map(([name, value]) => [name, [value]]));
  const values = readValues('contact', sent);
  return { key, form: 'contact', language: 'en', page: '/contact', values, marks: [], behind: 0 };
}

/** A message as the outbox returns it. */
export const storedMessage = (changes: Partial<Message> = {}): Message => ({
  ...newMessage('one'),
  id: 'abcdefghjkmn',
  state: 'queued',
  createdAt: Date.UTC(2026, 10, 21, 9, 30),
  nextAt: 0,
  attempts: 1,
  lastError: null,
  sends: 0,
  lease: null,
  ...changes,
});

/** An outbox with its delivery and a scripted mail server, in this process and on a test clock. */
export async function startPostRoom({
  script,
  limits = { greeting: 60_000, reply: 60_000, whole: 60_000 },
  compose = composeMail,
  url = (port: number) => `smtp://127.0.0.1:${port}`,
}: {
  script?: Script;
  limits?: typeof patience;
  compose?: typeof composeMail;
  url?: (port: number) => string;
} = {}) {
  const folder = temporaryFolder();
  const clock = testClock();
  const smtp = await startSmtp(script);
  const events: Record<string, unknown>[] = [];
  const log = (line: object) => events.push(line as Record<string, unknown>);
  const outbox = createOutbox(openSqlite(join(folder.path, 'outbox.sqlite')), clock, log);
  const server = createMailServer(url(smtp.port), office, limits, compose);
  const delivery = createDelivery(outbox, server, clock, log);
  delivery.start();
  await delivery.idle();
  return {
    ...{ clock, smtp, events, outbox, delivery },
    tell: createNotice(outbox, server, office, clock, log),
    /** The subjects that have arrived, without the form's and the sender's name. */
    arrived: () => smtp.received.map(({ subject }) => subject.split(': ').at(-1)),
    /** Delivers what is due. */
    async deliver() {
      delivery.nudge();
      await delivery.idle();
    },
    /** Lets time pass until something has happened, at most so many milliseconds. */
    async pass(milliseconds: number, done: () => boolean | Promise<boolean> = () => false) {
      const end = clock.now() + milliseconds;
      while (!(await done()) && clock.step(end)) await delivery.idle();
    },
    async close() {
      await delivery.stop();
      await outbox.close();
      await smtp.down();
      folder.remove();
    },
  };
}
