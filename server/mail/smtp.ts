import { isIPv4 } from 'node:net';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import { second } from './clock.ts';
import { composeMail, type Office } from './compose.ts';
import type { Message } from './message.ts';

/** What the mail server made of a message. `code` is its three-digit reply where it gave one. */
export type Attempt =
  | { result: 'sent' }
  | { result: 'refused' | 'delayed' | 'unreachable'; error: string; code?: number }
  /** This program could not write the mail: an error in it, that neither the message nor the mail server can help. */
  | { result: 'broken'; error: string };

/** Whether mail to this host stays on this machine; a name such as `127.example.org` is somebody's domain. */
export const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));

export type MailServer = ReturnType<typeof createMailServer>;

/**
 * The office's mail server, as `smtps://user:password@host` or `smtp://user:password@host:587`. On the way to another machine
 * the connection is encrypted or the mail waits; the machine itself (127.0.0.1) may speak plainly. `?requireTLS=false` in the
 * address allows an unencrypted relay in the office's own network.
 * @param attemptLimit the longest that one delivery may take, in milliseconds; then the connection is cut and it counts as failed
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

    /** Never rejects: every way to fail is a result. */
    send: (message: Message) => deliver(() => compose(message, office)),

    /** The same for a mail that is no visitor's message. */
    deliver,

    /** Connects, and logs in where the address has a user. @throws Error saying what failed */
    async check(): Promise<void> {
      transport ??= connect();
      await (await transport).verify();
    },
  };
}

/** Replies that speak of the session, whatever they answer: it closes, is out of order, or lacks a log-in or encryption. */
const ofSession = new Set([421, 503, 530, 534, 535, 538]);
const messageCommands = ['MAIL FROM', 'RCPT TO', 'DATA'];

/**
 * A reply of 5xx to the sender, the recipient or the text is final for this message. A reply of 4xx to them delays this message.
 * Everything else (no connection, no encryption, a wrong password, a session cut or stalled) is the server's trouble, which
 * all messages share and which must not cost any of them.
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
