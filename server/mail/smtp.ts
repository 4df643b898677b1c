/** A session with the office's mail server: sent, failed, or unreachable for all mail (no log-in offered, too). */
import type { SendMailOptions } from 'nodemailer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { minute } from './clock.ts';
import { composeMail, type Office } from './compose.ts';
import type { Message } from './outbox.ts';

/** `unreachable`: connecting, encryption, greeting or log-in failed, for all mail; `failed`: this message, whatever was said. */
export type Attempt = { result: 'sent'; error?: never } | { result: 'unreachable' | 'failed'; error: string };

/** What RFC 5321 (4.5.3.2) asks a client to wait: for the greeting, and without any byte after the final dot. */
export const patience = { greeting: 5 * minute, reply: 10 * minute, whole: 30 * minute };

export type MailServer = ReturnType<typeof createMailServer>;

/** @throws SMTPError of this step, or of the connection meanwhile */
const step = (connection: SMTPConnection, start: (done: (error?: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    start((error) => (error ? reject(error) : resolve()));
  });

/**
 * The office's mail server, as `smtps://user:password@host` or `smtp://user:password@host:587`. Connections to other
 * machines are encrypted or the mail waits; 127.0.0.1 may be unencrypted. `?requireTLS=false` allows an unencrypted
 * relay in the office's own network.
 * @param limits timeouts in milliseconds
 */
export function createMailServer(smtpUrl: string, office: Office, limits = patience, compose = composeMail) {
  // A name such as `127.example.org` is not an address of this machine.
  const own = /^(localhost|\[::1\]|127(\.\d+){3})$/.test(new URL(smtpUrl).hostname);

  async function create() {
    const [{ default: Connection }, { parseConnectionUrl }] = await Promise.all([
      import('nodemailer/lib/smtp-connection'),
      import('nodemailer/lib/shared'),
    ]);
    const { auth, ...options } = parseConnectionUrl(smtpUrl);
    const connection = new Connection({
      name: office.host,
      requireTLS: !own,
      // Nodemailer counts the greeting as part of connecting.
      connectionTimeout: limits.greeting,
      greetingTimeout: limits.greeting,
      socketTimeout: limits.reply,
      ...options,
      tls: { rejectUnauthorized: !own, ...options.tls },
    }) as SMTPConnection & { allowsAuth: boolean };
    connection.on('error', () => {});
    return { connection, credentials: auth as SMTPConnection.Credentials | undefined };
  }

  /** Connects, encrypts and logs in. @throws Error that names the failure */
  async function begin({ connection, credentials }: Awaited<ReturnType<typeof create>>): Promise<void> {
    await step(connection, (done) => connection.connect(done));
    if (!credentials) return;
    // Without a log-in it would refuse the messages, one by one.
    if (!connection.allowsAuth) throw new Error('The mail server offers no log-in, and SMTP_URL has one');
    await step(connection, (done) => connection.login({ credentials }, done));
  }

  /** Never rejects. @param write composes the mail, before the connection: an error of ours is not the mail server's */
  async function deliver(write: () => SendMailOptions): Promise<Attempt> {
    const { default: Composer } = await import('nodemailer/lib/mail-composer');
    const message = await Promise.try(() =>
      new Composer({ ...write(), disableFileAccess: true, disableUrlAccess: true }).compile(),
    ).catch((error: Error) => error);
    if (message instanceof Error) return { result: 'failed', error: `AN ERROR IN THE PROGRAM: ${message}` };
    const session = await create();
    const { connection } = session;
    const timer = setTimeout(() => connection.emit('error', new Error('The delivery took too long')), limits.whole);
    let result: 'unreachable' | 'failed' = 'unreachable';
    try {
      await begin(session);
      result = 'failed';
      await step(connection, (done) => connection.send(message.getEnvelope(), message.createReadStream(), done));
      return { result: 'sent' };
    } catch (error) {
      return { result, error: String((error as Error).message).slice(0, 500) };
    } finally {
      clearTimeout(timer);
      connection.close();
    }
  }

  return {
    send: (message: Message) => deliver(() => compose(message, office)),
    /** The same for a mail of the server's own. */
    deliver,
  };
}
