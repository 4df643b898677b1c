import { expect, test } from 'vitest';
import { hour } from '../../server/mail/clock.ts';
import { longestPause } from '../../server/mail/delivery.ts';
import { newMessage, startPostRoom } from './harness/test-outbox.ts';

test.each([1, 73])('FO-6: loses and repeats no message while the mail server is away for %i hours', async (hours) => {
  const room = await startPostRoom();
  const { clock, smtp, outbox, pass } = room;
  await smtp.down();
  const messages = ['at the start', 'also at the start', 'half-way', 'at the end'];
  for (const name of messages.slice(0, 2)) await outbox.add(newMessage(name));
  await pass((hours / 2) * hour);
  await outbox.add(newMessage(messages[2]!));
  await pass((hours / 2) * hour);
  await outbox.add(newMessage(messages[3]!));
  await smtp.up();
  const back = clock.now();
  await pass(2 * longestPause, async () => (await outbox.counts()).sent === messages.length);
  expect(clock.now() - back).toBeLessThanOrEqual(longestPause);
  expect(room.arrived().toSorted()).toEqual(messages.toSorted());
  await room.close();
});
