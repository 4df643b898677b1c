import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { mail as words } from '../../app/content/mail-words.ts';
import { languages } from '../../app/content/text.ts';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { startSmtp } from '../../tests/faults/harness/smtp-script.ts';
import { newMessage, office, patienceOf, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { day, hour, minute } from './clock.ts';
import { createNotice } from './notice.ts';
import { createOutbox } from './outbox.ts';
import { createMailServer } from './smtp.ts';
import { openSqlite } from './sqlite.ts';

async function start() {
  const folder = temporaryFolder();
  const clock = testClock();
  const smtp = await startSmtp();
  const outbox = createOutbox(openSqlite(join(folder.path, 'outbox.sqlite')), clock);
  const log: Record<string, unknown>[] = [];
  const server = createMailServer(smtp.url, office, patienceOf(60_000));
  const parts = { outbox, server, office, clock, log: (line: object) => log.push(line as Record<string, unknown>) };
  const close = async () => {
    await outbox.close();
    await smtp.down();
    folder.remove();
  };
  return { ...parts, tell: createNotice(parts), events: log, smtp, close };
}

test('reports dead letters, and messages quarantined for a day, to the office at most once a day (RB-1)', async () => {
  const { outbox, clock, smtp, tell, close } = await start();
  await tell();
  expect(smtp.received).toHaveLength(0);
  await outbox.add(newMessage('dead'));
  await outbox.settle((await outbox.claim(minute))!, { state: 'dead', error: '550 no' });
  await outbox.add({ ...newMessage('spam'), state: 'quarantined' });
  clock.skip(hour);
  await tell();
  await tell();
  expect(smtp.received).toHaveLength(1);
  const first = await PostalMime.parse(smtp.received[0]!.raw);
  for (const language of languages) {
    expect(first.subject).toContain(words.notice.subject[language]);
    expect(first.text).toContain(words.notice.numbers.dead[language]);
    expect(first.text).not.toContain(words.notice.numbers.quarantined[language]);
  }
  expect(first.text).not.toContain('Message dead');
  clock.skip(day + hour);
  await tell();
  expect(smtp.received).toHaveLength(2);
  const second = await PostalMime.parse(smtp.received[1]!.raw);
  expect(second.text).toContain(words.notice.numbers.quarantined.en);
  expect(second.text).not.toContain(words.notice.numbers.dead.en);
  clock.skip(2 * day);
  await tell();
  expect(smtp.received, 'nothing new').toHaveLength(2);
  await close();
});

test('sends a failed notice again when the mail server is back', async () => {
  const { outbox, smtp, tell, events, close } = await start();
  await outbox.add(newMessage('dead'));
  await outbox.settle((await outbox.claim(minute))!, { state: 'dead', error: '550 no' });
  smtp.follow((stage) => (stage === 'greeting' ? '421 away' : undefined));
  await tell();
  expect(events.at(-1)).toMatchObject({ level: 'error', event: 'office-not-told' });
  smtp.follow(() => undefined);
  await tell();
  expect(smtp.received).toHaveLength(1);
  await close();
});
