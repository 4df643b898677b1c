import { isIPv4 } from 'node:net';
import type { SendMailOptions } from 'nodemailer';
import type MimeNode from 'nodemailer/lib/mime-node';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import { minute } from './clock.ts';
import { composeMail, type Office } from './compose.ts';
import type { Message } from './message.ts';

/** The mail server's response to a message. `code` is its three-digit reply, if any. */
export type Attempt =
  | { result: 'sent' }
  | { result: 'refused' | 'delayed'; error: string; code: number | undefined }
  /** Connecting, encryption, greeting or log-in failed: no message can be delivered. */
  | { result: 'unreachable'; error: string; code: number | undefined; login: boolean }
  /** This program could not compose the mail: a bug that neither the message nor the mail server can fix. */
  | { result: 'broken'; error: string };

/** Whether mail to this host stays on this machine; a name such as `127.example.org` is not an address of it. */
export const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));

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
  const own = isThisMachine(new URL(smtpUrl).hostname);

  async function connect() {
    const [{ default: Connection }, { parseConnectionUrl }] = await Promise.all([
      import('nodemailer/lib/smtp-connection'),
      import('nodemailer/lib/shared'),
    ]);
    const { auth, ...options } = parseConnectionUrl(smtpUrl);
    const connection = new Connection({
      requireTLS: !own,
      // Nodemailer counts the greeting as part of connecting.
      connectionTimeout: limits.greeting,
      greetingTimeout: limits.greeting,
      socketTimeout: limits.reply,
      ...options,
      tls: { rejectUnauthorized: !own, ...options.tls },
    }) as SMTPConnection & { allowsAuth: boolean };
    connection.on('error', () => {});
    return { connection, auth: auth as SMTPConnection.Credentials | undefined };
  }

  /** Encrypts and logs in. @throws SMTPError */
  async function begin({ connection, auth }: Awaited<ReturnType<typeof connect>>): Promise<void> {
    await step(connection, (done) => connection.connect(done));
    if (auth && connection.allowsAuth) await step(connection, (done) => connection.login({ credentials: auth }, done));
  }

  async function deliver(write: () => SendMailOptions): Promise<Attempt> {
    let message: MimeNode;
    try {
      const { default: Composer } = await import('nodemailer/lib/mail-composer');
      message = new Composer({ ...write(), disableFileAccess: true, disableUrlAccess: true }).compile();
    } catch (error) {
      return { result: 'broken', error: String(error).slice(0, 500) };
    }
    const session = await connect();
    const { connection } = session;
    const timer = setTimeout(() => connection.emit('error', new Error('The delivery took too long')), limits.whole);
    let ready = false;
    try {
      await begin(session);
      ready = true;
      await step(connection, (done) => connection.send(message.getEnvelope(), message.createReadStream(), done));
      return { result: 'sent' };
    } catch (error) {
      return judgeFailure(error as SMTPError, ready);
    } finally {
      clearTimeout(timer);
      connection.close();
    }
  }

  return {
    /** Never rejects: each failure is a result. @param now the time of the attempt */
    send: (message: Message, now: number) => deliver(() => compose(message, office, now)),

    /** The same for a mail other than a visitor's message. */
    deliver,

    /** Connects, and logs in if the address has a user. @throws Error that names the failure */
    async check(): Promise<void> {
      const session = await connect();
      await begin(session).finally(() => session.connection.close());
    },
  };
}

/** Replies that ask for a log-in or encryption, whatever command they follow. */
const ofLogin = new Set([530, 534, 535, 538]);

/** Enhanced status codes (RFC 3463) of conditions that pass although their code is a 5xx: mailbox full, daily limit. */
const passing = new Set(['5.2.2', '5.4.5']);
/** The same in words, for servers without such codes, and what some say beside any code. */
const passingWords = /mailbox (?:is )?full|over ?quota|daily [\w ]{0,40}limit/i;
const saysLater = /try (?:it )?again|temporar/i;

/**
 * Before the session is ready, a failure is the mail server's and stops all mail. Afterwards it belongs to the message:
 * a reply is read by its enhanced status code and words, then by its first digit; a cut or silent connection may be
 * what a scanner makes of this text.
 */
function judgeFailure(error: SMTPError, ready: boolean): Attempt {
  const code = error.responseCode;
  const reply = error.response ?? '';
  const failure = { error: error.message.slice(0, 500), code };
  const login = error.code === 'EAUTH' || ofLogin.has(code ?? 0);
  if (!ready || login) return { result: 'unreachable', ...failure, login };
  const invalid = error.command === 'API' && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
  if (code === undefined) return { result: invalid ? 'refused' : 'delayed', ...failure };
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(reply) ?? [];
  const passes = enhanced ? enhanced.startsWith('4') || passing.has(enhanced) : passingWords.test(reply);
  return { result: code < 500 || passes || saysLater.test(reply) ? 'delayed' : 'refused', ...failure };
}
