import { expect, test } from 'vitest';
import { day, hour } from '../../server/mail/clock.ts';
import type { Script, Stage } from './harness/smtp-script.ts';
import { newMessage, startPostRoom } from './harness/test-outbox.ts';

const at =
  (stage: Stage, reply: string): Script =>
  (now) =>
    now === stage ? reply : undefined;
const offersLogin: Script = (now) => (now === 'EHLO' ? '250-office.example\r\n250 AUTH PLAIN' : undefined);

interface Case {
  script: Script;
  /** Nothing of it is the message's, so all mail pauses. */
  all?: true;
  /** Only the timeout ends the attempt. */
  stalls?: true;
  login?: string;
}

/** What mail servers did in the reports of operators; a 5xx too may pass, as while an account is locked. */
const cases: Record<string, Case> = {
  '421 as greeting': { script: at('greeting', '421 too busy'), all: true },
  '554 as greeting': { script: at('greeting', '554 no service here'), all: true },
  'nonsense as greeting': { script: at('greeting', 'HTTP/1.1 400 Bad Request'), all: true },
  'a stall before the greeting': { script: at('greeting', 'stall'), all: true, stalls: true },
  'a broken promise of encryption': {
    script: (stage) =>
      stage === 'STARTTLS'
        ? '220 go\r\nthis is no handshake'
        : stage === 'EHLO'
          ? '250-office.example\r\n250 STARTTLS'
          : undefined,
    all: true,
    stalls: true,
  },
  'no log-in offered': { script: () => undefined, all: true, login: 'user:password@' },
  '535 to the log-in': {
    script: (stage, text) => (stage === 'AUTH' ? '535 wrong password' : offersLogin(stage, text)),
    all: true,
    login: 'user:password@',
  },
  '530 to MAIL (wants a log-in)': { script: at('MAIL', '530 5.7.0 log in') },
  '553 to MAIL (account refused)': { script: at('MAIL', '553 5.7.1 sender not owned by this user') },
  '451 to RCPT (greylisting)': { script: at('RCPT', '451 4.7.1 greylisted') },
  '550 to RCPT (no such user)': { script: at('RCPT', '550 5.1.1 no such user') },
  '552 to RCPT (mailbox full)': { script: at('RCPT', '552 mailbox full') },
  '550 after the text (spam)': { script: at('text', '550 5.7.26 unauthenticated') },
  'a stall after the text': { script: at('text', 'stall'), stalls: true },
  'a cut at RCPT': { script: at('RCPT', 'cut') },
  'a cut after the text': { script: at('text', 'cut') },
};

test.concurrent.each(Object.entries(cases))(
  'RB-1: delivers a message once the mail server no longer answers with %s, and looks down until then',
  async (_, { script, all, stalls, login = '' }) => {
    const url = (port: number) => `smtp://${login}127.0.0.1:${port}`;
    const reply = stalls ? 300 : 60_000;
    const limits = { greeting: all ? reply : 60_000, reply, whole: 60_000 };
    const { outbox, deliver, delivery, clock, smtp, pass, close } = await startPostRoom({ script, url, limits });
    const { id } = await outbox.add(newMessage('one'));
    await deliver();
    expect((await outbox.find(id))[0]).toMatchObject({ state: 'queued', attempts: all ? 0 : 1 });
    expect(smtp.received).toEqual([]);
    clock.skip(hour);
    expect(await outbox.isStalled()).toBe(true);
    smtp.follow(login ? offersLogin : () => undefined);
    // On a busy machine a short limit may end further attempts.
    await pass(day, () => smtp.received.length > 0);
    expect(smtp.received.map(({ messageId }) => messageId)).toEqual([expect.stringContaining(id)]);
    await delivery.idle();
    expect(await outbox.isStalled()).toBe(false);
    await close();
  },
);

test('waits rather than send unencrypted, or to an unknown certificate, where encryption is asked for', async () => {
  const limits = { greeting: 300, reply: 300, whole: 60_000 };
  for (const address of [
    'smtp://127.0.0.1:PORT?requireTLS=true',
    'smtps://127.0.0.1:PORT',
    'smtp://127.example.org:PORT',
  ]) {
    const url = (port: number) => address.replace('PORT', String(port));
    const { outbox, deliver, smtp, close } = await startPostRoom({ url, limits });
    await outbox.add(newMessage('one'));
    await deliver();
    expect(await outbox.counts(), address).toMatchObject({ queued: 1 });
    expect(smtp.received).toEqual([]);
    await close();
  }
});
