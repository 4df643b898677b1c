import { join } from 'node:path';
import { expect, test } from 'vitest';
import { privacy } from '../../app/content/settings.ts';
import { preferenceCookie } from '../../app/language/preference.ts';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { startMail } from '../../tests/faults/harness/mail-in-process.ts';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/test-outbox.ts';
import { day, hour, minute, second } from './clock.ts';
import { createOutbox } from './outbox.ts';
import { openSqlite } from './sqlite.ts';

test('deletes messages on the day that the privacy page states, not earlier (PR-1)', async () => {
  const folder = temporaryFolder();
  const clock = testClock();
  const outbox = createOutbox(openSqlite(join(folder.path, 'outbox.sqlite')), clock);
  const accepted = clock.now();
  await outbox.add(newMessage('delivered'));
  const claim = await outbox.claim(minute);
  await outbox.settle(claim!, { state: 'sent' });
  await outbox.add({ ...newMessage('spam'), state: 'quarantined', marks: ['honeypot', 'missing'] });
  const after = async (days: number) => {
    clock.step(accepted + days * day);
    return outbox.purgeOld();
  };
  expect(await after(privacy.sentMessageDays)).toEqual({ sent: 0, quarantined: 0 });
  expect(await after(privacy.sentMessageDays + 1)).toEqual({ sent: 1, quarantined: 0 });
  expect(await after(privacy.quarantineDays)).toEqual({ sent: 0, quarantined: 0 });
  expect(await after(privacy.quarantineDays + 1)).toEqual({ sent: 0, quarantined: 1 });
  await outbox.close();
  folder.remove();
});

test('deletes nothing early after a clock jump, and later what is old by the server’s running time', async () => {
  const clock = testClock();
  const { folder, close } = await startMail({ clock });
  const outbox = createOutbox(openSqlite(join(folder, 'outbox.sqlite')), clock);
  const accepted = clock.now();
  const agedTo = async () => Number(await outbox.setting('aged-to', () => String(accepted)));
  const deleted = async () => (await outbox.counts()).sent === 0;
  /** Runs the hourly clean-up until it has progressed so far. */
  const runUntil = async (done: () => Promise<boolean>) => {
    while (!(await done())) clock.step(clock.now() + hour);
  };
  await outbox.add(newMessage('delivered'));
  await outbox.settle((await outbox.claim(minute))!, { state: 'sent' });
  clock.jump(2 * privacy.sentMessageDays * day);
  await runUntil(async () => (await agedTo()) >= accepted + day);
  expect(await outbox.counts()).toMatchObject({ sent: 1 });
  await runUntil(deleted);
  expect(await agedTo()).toBeGreaterThan(accepted + privacy.sentMessageDays * day);
  await outbox.close();
  await close();
});

test('keeps the language cookie as long as the privacy page states (PR-1)', () => {
  expect(preferenceCookie('ar', true)).toContain(`Max-Age=${(privacy.languageCookieYears * 365 * day) / second};`);
});
