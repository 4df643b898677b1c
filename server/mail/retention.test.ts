import { join } from 'node:path';
import { expect, test } from 'vitest';
import { privacy } from '../../app/content/figures.ts';
import { preferenceCookie } from '../../app/language/detect.ts';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { newMessage, temporaryFolder } from '../../tests/faults/harness/outbox-parts.ts';
import { day, minute, second } from './clock.ts';
import { createOutbox } from './outbox.ts';
import { openSqlite } from './sqlite.ts';

test('messages are deleted when the privacy page says so, and not a day earlier (PR-1)', async () => {
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

test('the language cookie lives as long as the privacy page says (PR-1)', () => {
  expect(preferenceCookie('ar', true)).toContain(`Max-Age=${(privacy.languageCookieYears * 365 * day) / second};`);
});
