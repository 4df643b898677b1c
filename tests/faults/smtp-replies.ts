import { SMTPServer } from 'smtp-server';
import { hour } from '../../server/mail/clock.ts';
import type { State } from '../../server/mail/message.ts';
import type { Finding } from './finding.ts';
import { testClock } from './harness/clock.ts';
import { type Script, type Stage, startSmtp } from './harness/smtp-script.ts';
import { createPostRoom, newMessage, patienceOf } from './harness/test-outbox.ts';

interface Case {
  name: string;
  script: Script;
  /** Never replies; only the timeout ends the attempt. */
  stalls?: true;
  /** Appended to the address of the mail server. */
  query?: string;
  scheme?: string;
  login?: string;
  /** The message's state after the fault; a `dead` one stays dead, a `queued` one must arrive later. */
  state: State;
}

const at =
  (stage: Stage, reply: string): Script =>
  (now) =>
    now === stage ? reply : undefined;
const offersTls = (now: Stage) => (now === 'EHLO' ? '250-office.example\r\n250 STARTTLS' : undefined);
const offersLogin = (now: Stage) => (now === 'EHLO' ? '250-office.example\r\n250 AUTH PLAIN' : undefined);

export const cases: Case[] = [
  { name: '421 as greeting', script: at('greeting', '421 too busy'), state: 'queued' },
  { name: '554 as greeting', script: at('greeting', '554 no service here'), state: 'queued' },
  { name: '421 to MAIL', script: at('MAIL', '421 closing'), state: 'queued' },
  { name: '451 to MAIL', script: at('MAIL', '451 try later'), state: 'queued' },
  { name: '451 to RCPT (greylisting)', script: at('RCPT', '451 4.7.1 greylisted'), state: 'queued' },
  { name: '451 after the text', script: at('text', '451 try later'), state: 'queued' },
  { name: '452 after the text (disk full)', script: at('text', '452 no space'), state: 'queued' },
  { name: '550 to MAIL', script: at('MAIL', '550 sender refused'), state: 'dead' },
  {
    name: '530 to MAIL (wants a log-in that it did not offer)',
    script: at('MAIL', '530 5.7.0 log in'),
    state: 'queued',
  },
  { name: '550 to RCPT (address refused)', script: at('RCPT', '550 5.1.1 no such user'), state: 'dead' },
  { name: '552 to RCPT (mailbox full)', script: at('RCPT', '552 mailbox full'), state: 'queued' },
  { name: '5.2.2 to RCPT (mailbox full)', script: at('RCPT', '552 5.2.2 over quota'), state: 'queued' },
  { name: '5.4.5 after the text', script: at('text', '550 5.4.5 daily sending limit exceeded'), state: 'queued' },
  { name: '550, try again', script: at('text', '550 5.7.1 please try again later'), state: 'queued' },
  { name: '5.3.4 after the text', script: at('text', '552 5.3.4 message exceeds the limit'), state: 'dead' },
  { name: '552 after the text', script: at('text', '552 too much'), state: 'dead' },
  { name: '550 after the text', script: at('text', '550 looks like spam'), state: 'dead' },
  { name: 'stall before the greeting', script: at('greeting', 'stall'), stalls: true, state: 'queued' },
  { name: 'stall after MAIL', script: at('MAIL', 'stall'), stalls: true, state: 'queued' },
  { name: 'stall after the text', script: at('text', 'stall'), stalls: true, state: 'queued' },
  { name: 'cut at the greeting', script: at('greeting', 'cut'), state: 'queued' },
  { name: 'cut at RCPT', script: at('RCPT', 'cut'), state: 'queued' },
  { name: 'cut after DATA', script: at('text', 'cut'), state: 'queued' },
  { name: 'nonsense as greeting', script: at('greeting', 'HTTP/1.1 400 Bad Request'), state: 'queued' },
  {
    name: 'TLS: STARTTLS promised, then nonsense',
    script: (stage) => (stage === 'STARTTLS' ? '220 go\r\nthis is no handshake' : offersTls(stage)),
    stalls: true,
    state: 'queued',
  },
  {
    name: 'TLS: required, not offered',
    script: () => undefined,
    query: '?requireTLS=true',
    stalls: true,
    state: 'queued',
  },
  { name: 'TLS: encrypted address, plain server', script: () => undefined, scheme: 'smtps', state: 'queued' },
  {
    name: '535 to the log-in (wrong password)',
    script: (stage) => (stage === 'AUTH' ? '535 wrong password' : offersLogin(stage)),
    login: 'user:wrong@',
    state: 'queued',
  },
];

/** @returns what went wrong, or undefined */
export async function tryCase(fault: Case): Promise<string | undefined> {
  const clock = testClock();
  const smtp = await startSmtp(fault.script);
  const url = `${fault.scheme ?? 'smtp'}://${fault.login ?? ''}127.0.0.1:${smtp.port}${fault.query ?? ''}`;
  // On a busy machine too, a reply must arrive within the timeout, and a whole delivery after the fault.
  const room = createPostRoom(clock, url, patienceOf(fault.stalls ? 4_000 : 60_000));
  try {
    const { id } = await room.outbox.add(newMessage('one'));
    room.delivery.start();
    await room.delivery.idle();
    const [after] = await room.outbox.find(id);
    if (after?.state !== fault.state) return `${fault.name}: ${after?.state} instead of ${fault.state}`;
    if (smtp.received.length > 0) return `${fault.name}: arrived all the same`;
    // Faults of the address itself (encryption on a plain server) don't end.
    if (fault.state === 'dead' || fault.query || fault.scheme) return undefined;
    smtp.follow((stage) => (fault.login ? offersLogin(stage) : undefined));
    const until = clock.now() + hour;
    while (smtp.received.length === 0 && clock.step(until)) await room.delivery.idle();
    const [healed] = await room.outbox.find(id);
    if (healed?.state !== 'sent') return `${fault.name}: ${healed?.state} after the server had recovered`;
    if (!smtp.received[0]?.messageId.includes(id)) return `${fault.name}: another Message-ID`;
    return undefined;
  } finally {
    await room.close();
    await smtp.down();
  }
}

/** A self-signed certificate: mail must wait, not go to an unknown server. */
export async function trySelfSigned(): Promise<string | undefined> {
  const warn = console.warn;
  // The package warns about its self-signed certificate, which is intended here.
  console.warn = () => {};
  const server = new SMTPServer({ authOptional: true, logger: false });
  console.warn = warn;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  const room = createPostRoom(
    testClock(),
    `smtp://127.0.0.1:${port}?requireTLS=true&tls.rejectUnauthorized=true`,
    patienceOf(4_000),
  );
  try {
    const { id } = await room.outbox.add(newMessage('one'));
    room.delivery.start();
    await room.delivery.idle();
    const [after] = await room.outbox.find(id);
    return after?.state === 'queued' ? undefined : `TLS: self-signed certificate: ${after?.state} instead of queued`;
  } finally {
    await room.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

export async function tryReplies(): Promise<Finding> {
  const wrong = (await Promise.all([...cases.map(tryCase), trySelfSigned()])).filter((fault) => fault !== undefined);
  return {
    fault: 'SMTP 421, 451, 550, 552, stall, TLS failure, cut after DATA',
    tried: `${cases.length + 1} cases`,
    figure: 'right state; queued ones arrive later, same Message-ID',
    measured: wrong.length === 0 ? `${cases.length + 1} of ${cases.length + 1} right` : wrong.join('; '),
    held: wrong.length === 0,
  };
}
