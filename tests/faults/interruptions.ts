import { day, hour } from '../../server/mail/clock.ts';
import { startLoad } from '../deploy/request-load.ts';
import type { Finding } from './finding.ts';
import { testClock } from './harness/clock.ts';
import { contactFields, jsonCall, jsonUrl, senderNumber } from './harness/forms.ts';
import { startServer } from './harness/server.ts';
import { startSmtp } from './harness/smtp-script.ts';
import { createPostRoom, newMessage, temporaryFolder } from './harness/test-outbox.ts';

/** The clock jumps ahead while the mail server is away and messages wait. */
export async function tryClockJump(messages: number, days: number): Promise<Finding> {
  const clock = testClock();
  const smtp = await startSmtp();
  await smtp.down();
  const room = createPostRoom(clock, smtp.url);
  const run = async (until: number, done = async () => false) => {
    while (!(await done()) && clock.step(until)) await room.delivery.idle();
    await room.delivery.idle();
  };
  try {
    for (let n = 0; n < messages; n += 1) await room.outbox.add(newMessage(`jump-${n}`));
    room.delivery.start();
    await room.delivery.idle();
    await run(clock.now() + hour);
    clock.jump(days * day);
    await run(clock.now() + hour);
    const { dead } = await room.outbox.counts();
    await smtp.up();
    await run(clock.now() + 2 * hour, async () => (await room.outbox.counts()).queued === 0);
    const { sent } = await room.outbox.counts();
    return {
      fault: `clock jumps ${days} days ahead during an outage`,
      tried: `${messages} messages, injected clock`,
      figure: '0 dead letters, all sent after recovery',
      measured: `${dead} dead letters, ${sent} sent`,
      held: dead === 0 && sent === messages,
    };
  } finally {
    await room.close();
    await smtp.down();
  }
}

/** The reader of the log stops reading until the pipe is full, then goes away. */
export async function tryLogReader(messages: number, whole: boolean): Promise<Finding> {
  const folder = temporaryFolder();
  const server = await startServer({ dataDirectory: folder.path, whole });
  const stored = async (from: number) => {
    const answers = Array.from({ length: messages }, async (_, n) => {
      const call = jsonCall(contactFields(`log-${from + n}`));
      const headers = { ...(call.headers as Record<string, string>), ...senderNumber(from + n) };
      return (await fetch(jsonUrl(server.port), { ...call, headers }).catch(() => undefined))?.status === 200;
    });
    return (await Promise.all(answers)).filter(Boolean).length;
  };
  try {
    server.process.stdout!.removeAllListeners('data').pause();
    const unread = await stored(0);
    server.process.stdout!.destroy();
    const gone = await stored(messages);
    return {
      fault: 'log reader stops reading, then exits',
      tried: `${messages} messages in each state`,
      figure: 'all stored, the server keeps running',
      measured: `${unread} and ${gone} stored; ${server.process.exitCode === null ? 'it ran on' : 'it ended'}`,
      held: unread === messages && gone === messages && server.process.exitCode === null,
    };
  } finally {
    await server.end('SIGKILL');
    folder.remove();
  }
}

/** SIGTERM while clients are busy on connections that stay open. */
export async function tryBusyStop(perSecond: number): Promise<Finding> {
  const folder = temporaryFolder();
  const server = await startServer({ dataDirectory: folder.path, whole: true });
  try {
    const load = startLoad(server.port, perSecond);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await server.end('SIGTERM');
    const { sent, failures } = await load.stop();
    // New connections are refused or reset once the port is closed, unless a supervisor holds it.
    const cut = failures.filter((failure) => failure.includes('(kept alive)')).length;
    return {
      fault: 'SIGTERM beside busy keep-alive clients',
      tried: `${sent} requests, ${perSecond} a second`,
      figure: '0 requests on open connections cut off, exit code 0',
      measured: `${cut} cut off, ${failures.length - cut} new connections refused; ended with code ${server.process.exitCode}`,
      held: cut === 0 && server.process.exitCode === 0,
    };
  } finally {
    await server.end('SIGKILL');
    folder.remove();
  }
}
