import { isIPv4 } from 'node:net';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import { second } from './clock.ts';
import { composeMail, type Office } from './compose.ts';
import type { Message } from './message.ts';

/** The mail server's response to a message. `code` is its three-digit reply, if any. */
export type Attempt =
  | { result: 'sent' }
  | { result: 'refused' | 'delayed' | 'unreachable'; error: string; code?: number }
  /** This program could not compose the mail: a bug that neither the message nor the mail server can fix. */
  | { result: 'broken'; error: string };

/** Whether mail to this host stays on this machine; a name such as `127.example.org` is not an address of it. */
export const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));

export type MailServer = ReturnType<typeof createMailServer>;

/**
 * The office's mail server, as `smtps://user:password@host` or `smtp://user:password@host:587`. Connections to other
 * machines are encrypted or the mail waits; 127.0.0.1 may be unencrypted. `?requireTLS=false` allows an unencrypted
 * relay in the office's own network.
 * @param attemptLimit timeout of one delivery in milliseconds; the connection is then cut and the attempt fails
 */
export function createMailServer(smtpUrl: string, office: Office, attemptLimit = 60 * second, compose = composeMail) {
  let transport: Promise<Transporter> | undefined;
  const own = isThisMachine(new URL(smtpUrl).hostname);

  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      requireTLS: !own,
      tls: { rejectUnauthorized: !own },
      connectionTimeout: Math.min(15 * second, attemptLimit),
      greetingTimeout: Math.min(15 * second, attemptLimit),
      socketTimeout: Math.min(30 * second, attemptLimit),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async function deliver(write: () => SendMailOptions): Promise<Attempt> {
    let mail: SendMailOptions;
    try {
      mail = write();
    } catch (error) {
      return { result: 'broken', error: String(error).slice(0, 500) };
    }
    try {
      transport ??= connect();
      await (await transport).sendMail({ ...mail, signal: AbortSignal.timeout(attemptLimit) });
      return { result: 'sent' };
    } catch (error) {
      return judgeFailure(error as SMTPError);
    }
  }

  return {
    attemptLimit,

    /** Never rejects: each failure is a result. */
    send: (message: Message) => deliver(() => compose(message, office)),

    /** The same for a mail other than a visitor's message. */
    deliver,

    /** Connects, and logs in if the address has a user. @throws Error that names the failure */
    async check(): Promise<void> {
      transport ??= connect();
      await (await transport).verify();
    },
  };
}

/** Replies about the session, whatever command they follow: closing, out of order, log-in or encryption required. */
const ofSession = new Set([421, 503, 530, 534, 535, 538]);
const messageCommands = ['MAIL FROM', 'RCPT TO', 'DATA'];

/**
 * A 5xx reply to sender, recipient or text is final for this message; a 4xx reply delays it. Everything else (no
 * connection, no encryption, wrong password, a session cut or stalled) is the mail server's state, shared by all
 * messages, and must expire none of them.
 */
function judgeFailure(error: SMTPError): Attempt {
  const code = error.responseCode;
  const failure = { error: error.message.slice(0, 500), ...(code !== undefined && { code }) };
  if (error.command === 'API' && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE'))
    return { result: 'refused', ...failure };
  if (code === undefined || ofSession.has(code) || !messageCommands.includes(error.command ?? ''))
    return { result: 'unreachable', ...failure };
  return { result: code >= 500 ? 'refused' : 'delayed', ...failure };
}
