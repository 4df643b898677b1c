import { hour, minute } from '../../server/mail/clock.ts';
import { longestStep } from '../../server/mail/schedule.ts';
import type { Finding } from './finding.ts';
import { testClock } from './harness/clock.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { createPostRoom, newMessage } from './harness/test-outbox.ts';

/**
 * The mail server is away for some hours, on an injected clock. Messages arrive at the start of the outage and
 * half-way.
 */
export async function tryOutage(messages: number, hours: number): Promise<Finding> {
  const clock = testClock();
  const smtp = await startSmtp();
  await smtp.down();
  const room = createPostRoom(clock, smtp.url);
  const start = clock.now();
  const move = async (until: number, done = async () => false) => {
    while (!(await done()) && clock.step(until)) await room.delivery.idle();
    await room.delivery.idle();
  };
  try {
    for (let n = 0; n < messages / 2; n += 1) await room.outbox.add(newMessage(`first-${n}`));
    room.delivery.start();
    await room.delivery.idle();
    await move(start + (hours / 2) * hour);
    for (let n = 0; n < messages / 2; n += 1) await room.outbox.add(newMessage(`second-${n}`));
    await move(start + hours * hour);
    await smtp.up();
    const back = clock.now();
    await move(back + 2 * longestStep, async () => (await room.outbox.counts()).queued === 0);
    const counts = await room.outbox.counts();
    const waited = (clock.now() - back) / minute;
    const ids = new Set(smtp.received.map((mail) => mail.messageId)).size;
    const whole = counts.sent === ids && ids === smtp.received.length && counts.sent + counts.dead === messages;
    const late = counts.dead === 0 && waited <= longestStep / minute;
    return {
      fault: `SMTP down ${hours} h`,
      tried: `${messages} messages, injected clock`,
      figure: `0 lost; all sent within one back-off step (${longestStep / minute} min) of recovery`,
      measured: `${counts.sent} sent, ${counts.dead} dead letters, ${messages - counts.sent - counts.dead} lost; empty ${waited.toFixed(1)} min after recovery`,
      held: whole && late,
    };
  } finally {
    await room.close();
    await smtp.down();
  }
}
