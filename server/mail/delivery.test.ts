import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { mail as words } from '../../app/content/mail-words.ts';
import { privacy } from '../../app/content/settings.ts';
import { languages } from '../../app/content/text.ts';
import { newMessage, startPostRoom } from '../../tests/faults/harness/test-outbox.ts';
import { day, hour, minute, second } from './clock.ts';
import { composeMail } from './compose.ts';
import { longestPause, maxAttempts } from './delivery.ts';

let room: Awaited<ReturnType<typeof startPostRoom>>;
afterEach(() => room.close());
type Options = Parameters<typeof startPostRoom>[0];

async function start(messages: string[], options: Options = {}) {
  room = await startPostRoom(options);
  for (const name of messages) await room.outbox.add(newMessage(name));
  return room;
}
const away: NonNullable<Options>['script'] = (stage) => (stage === 'greeting' ? '421 away' : undefined);

test('RB-1: delivers the others beside messages that the mail server refuses', async () => {
  const script = (stage: string, text?: string) =>
    stage === 'text' && text?.includes('Message poison') ? '421 4.7.0 not this one' : undefined;
  const { outbox, arrived, deliver } = await start(['poison 1', 'poison 2', 'honest'], { script });
  await deliver();
  expect(arrived()).toEqual(['honest']);
  expect(await outbox.counts()).toMatchObject({ queued: 2, sent: 1 });
});

test.each([1, 73])('FO-6: loses and repeats no message while the mail server is away for %i hours', async (hours) => {
  const { clock, smtp, outbox, pass, arrived } = await start([]);
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
  expect(arrived().toSorted()).toEqual(messages.toSorted());
});

test('delivers within a minute what the office sends again while all mail pauses', async () => {
  const { smtp, outbox, pass, arrived } = await start([]);
  await smtp.down();
  const { id } = await outbox.add(newMessage('waits'));
  await pass(5 * hour);
  await smtp.up();
  await outbox.resend(id);
  await pass(minute);
  expect(arrived()).toEqual(['waits']);
});

test('tries a message for as long as the privacy page states, then gives it up and says so', async () => {
  const script = (stage: string) => (stage === 'RCPT' ? '550 5.1.1 no such user' : undefined);
  const { outbox, events, deliver, pass } = await start(['refused'], { script });
  await deliver();
  await pass(privacy.retryDays * day - 2 * longestPause);
  expect(await outbox.counts()).toMatchObject({ queued: 1 });
  await pass(4 * longestPause);
  expect(await outbox.list('dead')).toMatchObject([{ attempts: maxAttempts }]);
  expect(events.at(-1)).toMatchObject({ level: 'error', event: 'message-dead' });
});

test('keeps the message of a programming error, delays no other one, and delivers it once it is mended', async () => {
  let mended = false;
  const { events, outbox, arrived, deliver, pass } = await start(['broken', 'a', 'b'], {
    compose(message, office) {
      if (message.values.subject === 'broken' && !mended) throw new TypeError('a field without a label');
      return composeMail(message, office);
    },
  });
  await deliver();
  expect(arrived()).toEqual(['a', 'b']);
  expect(events.find(({ event }) => event === 'message-delayed')?.error).toContain('a field without a label');
  mended = true;
  await pass(hour, async () => (await outbox.counts()).sent === 3);
  expect(arrived()).toContain('broken');
});

test('RB-1: tells the office, at most once an hour, what has waited for an hour and what is dead', async () => {
  const { clock, smtp, outbox, tell, events } = await start(['Waiting words'], { script: away });
  await outbox.claim(3 * hour);
  await tell();
  clock.skip(hour);
  await tell();
  expect(events).toEqual([expect.objectContaining({ level: 'error', event: 'office-not-told' })]);
  smtp.follow(() => undefined);
  for (let n = 0; n < 3; n += 1) await tell();
  clock.skip(second);
  await outbox.add(newMessage('dies'));
  await outbox.settle((await outbox.claim(minute))!, { state: 'dead', error: '550 no' });
  await tell();
  expect(smtp.received).toHaveLength(1);
  clock.skip(hour);
  await tell();
  expect(smtp.received).toHaveLength(2);
  const [waiting, dead] = await Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)));
  const { subject, numbers } = words.notice;
  for (const language of languages) {
    expect(waiting!.subject).toContain(subject[language]);
    expect([waiting, dead].map((mail) => mail!.text!.includes(numbers.waiting[language]))).toEqual([true, false]);
    expect([waiting, dead].map((mail) => mail!.text!.includes(numbers.dead[language]))).toEqual([false, true]);
  }
  expect(waiting!.text).not.toContain('Waiting words');
  clock.skip(2 * hour);
  await tell();
  expect(smtp.received, 'nothing new').toHaveLength(2);
});

test('greets the mail server with the name of the site', async () => {
  const greetings: (string | undefined)[] = [];
  const script: NonNullable<Options>['script'] = (stage, text) => {
    if (stage === 'EHLO') greetings.push(text);
    return undefined;
  };
  const { deliver } = await start(['one'], { script });
  await deliver();
  expect(greetings).toEqual(['EHLO site.example']);
});
