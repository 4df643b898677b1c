import { expect, test } from 'vitest';
import { testClock } from '../../tests/faults/harness/clock.ts';
import { startSmtp } from '../../tests/faults/harness/smtp-script.ts';
import { createPostRoom, newMessage, patienceOf } from '../../tests/faults/harness/test-outbox.ts';
import { day, hour, minute, second } from './clock.ts';
import { composeMail } from './compose.ts';
import { maxAttempts } from './schedule.ts';

async function start(compose = composeMail) {
  const clock = testClock();
  const smtp = await startSmtp();
  const room = createPostRoom(clock, smtp.url, patienceOf(5_000), compose);
  room.delivery.start();
  await room.delivery.idle();
  const subjects = () => smtp.received.map((mail) => mail.subject.split(': ')[1]);
  const until = async (done: () => boolean, limit: number) => {
    const end = clock.now() + limit;
    while (!done() && clock.step(end)) await room.delivery.idle();
  };
  const close = async () => {
    await room.close();
    await smtp.down();
  };
  return { clock, smtp, room, subjects, until, close };
}

test('delivers all messages as soon as the first one gets through after an outage', async () => {
  const { clock, smtp, room, subjects, until, close } = await start();
  smtp.follow((stage) => (stage === 'greeting' ? '421 away' : undefined));
  for (const name of ['a', 'b', 'c', 'd']) await room.outbox.add(newMessage(name));
  await until(() => false, 20 * hour);
  smtp.follow(() => undefined);
  await until(() => subjects().length > 0, hour);
  const first = clock.now();
  await until(() => subjects().length === 4, hour);
  expect(new Set(subjects())).toEqual(new Set(['a', 'b', 'c', 'd']));
  expect(clock.now() - first).toBeLessThan(second);
  await close();
});

test('delivers the others while one message makes the mail server hang up', async () => {
  const { clock, smtp, room, subjects, until, close } = await start();
  let transactions = 0;
  // The first message is the one that makes the server hang up.
  smtp.follow((stage) => {
    if (stage !== 'text') return undefined;
    transactions += 1;
    return transactions === 1 ? 'cut' : undefined;
  });
  await room.outbox.add(newMessage('poison'));
  room.delivery.nudge();
  await room.delivery.idle();
  await room.outbox.add(newMessage('other'));
  const before = clock.now();
  await until(() => subjects().includes('other'), hour);
  expect(clock.now() - before).toBeLessThanOrEqual(minute);
  await close();
});

test.each(['421 4.7.0 not this one', 'cut'])(
  'delivers the others beside two messages whose text is answered by %s',
  async (answer) => {
    const { clock, smtp, room, subjects, until, close } = await start();
    smtp.follow((stage, text) => (stage === 'text' && text?.includes('Message poison') ? answer : undefined));
    for (const name of ['poison 1', 'poison 2']) await room.outbox.add(newMessage(name));
    room.delivery.nudge();
    await room.delivery.idle();
    clock.skip(10 * second);
    await room.outbox.add(newMessage('honest'));
    room.delivery.nudge();
    await room.delivery.idle();
    await until(() => subjects().includes('honest'), minute);
    expect(subjects()).toEqual(['honest']);
    // The others have attempts of their own until they are dead letters.
    await until(() => false, 5 * day);
    expect(await room.outbox.counts()).toMatchObject({ queued: 0, sent: 1, dead: 2 });
    for (const { attempts } of await room.outbox.list('dead')) expect(attempts).toBe(maxAttempts);
    await close();
  },
);

test('delivers the others while the mail server thinks about one message', async () => {
  const { smtp, room, subjects, close } = await start();
  const thinks = Promise.withResolvers<void>();
  smtp.follow((stage, text) => {
    if (stage !== 'text' || !text?.includes('Message slow')) return undefined;
    thinks.resolve();
    return 'stall';
  });
  await room.outbox.add(newMessage('slow'));
  room.delivery.nudge();
  await thinks.promise;
  await room.outbox.add(newMessage('honest'));
  room.delivery.nudge();
  await expect.poll(subjects, { timeout: 60_000 }).toEqual(['honest']);
  const ended = room.log.map(({ event }) => event).filter((event) => event !== 'message-sent');
  expect(ended, 'the slow one is still in work').toEqual([]);
  await close();
});

test('delays mail by at most one pause when the clock is set back', async () => {
  const { clock, room, subjects, until, close } = await start();
  await room.outbox.add(newMessage('before'));
  room.delivery.nudge();
  await room.delivery.idle();
  await until(() => subjects().includes('before'), hour);
  clock.jump(-30 * day);
  await room.outbox.add(newMessage('after'));
  room.delivery.nudge();
  await room.delivery.idle();
  await until(() => subjects().includes('after'), hour);
  expect(subjects()).toContain('after');
  await close();
});

test('logs a programming error, delays no other message and loses none, however long the fix takes', async () => {
  let mended = false;
  const { clock, smtp, room, subjects, until, close } = await start((message, office, now) => {
    if (message.values.subject === 'broken' && !mended) throw new TypeError('a field without a label');
    return composeMail(message, office, now);
  });
  for (const name of ['broken', 'a', 'b']) await room.outbox.add(newMessage(name));
  room.delivery.nudge();
  await room.delivery.idle();
  await until(() => subjects().length === 2, minute);
  expect(subjects()).toEqual(['a', 'b']);
  const told = room.log.filter(({ event }) => event === 'message-not-composed');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ level: 'error', error: 'TypeError: a field without a label' });
  for (let days = 0; days < 12; days += 3) {
    clock.skip(3 * day);
    await until(() => false, minute);
  }
  expect(await room.outbox.counts()).toMatchObject({ queued: 1, dead: 0, sent: 2 });
  // Even if the mail server is away when the program is fixed.
  mended = true;
  smtp.follow((stage) => (stage === 'greeting' ? '421 away' : undefined));
  await until(() => false, hour);
  smtp.follow(() => undefined);
  await until(() => subjects().includes('broken'), hour);
  expect(subjects()).toContain('broken');
  await close();
});
