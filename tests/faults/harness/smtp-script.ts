import { createServer, type Socket } from 'node:net';

/** A mail as the office's server received it. */
export interface Received {
  from: string;
  to: string[];
  raw: string;
  messageId: string;
  subject: string;
}

export type Stage = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'text';
/**
 * `text` is the moment after the whole mail was received. `stall` never replies; `cut` closes the connection without a
 * reply.
 */
export type Script = (stage: Stage, text?: string) => string | 'stall' | 'cut' | undefined;

const usual: Record<Stage, string> = {
  greeting: '220 office.example ESMTP',
  EHLO: '250-office.example\r\n250-8BITMIME\r\n250 SMTPUTF8',
  STARTTLS: '220 go ahead',
  AUTH: '235 accepted',
  MAIL: '250 sender ok',
  RCPT: '250 recipient ok',
  DATA: '354 end with a dot',
  text: '250 queued',
};

/** Milliseconds; longer than the lease of a killed server (90 s). */
const longestQuiet = 150_000;

export type SmtpScript = Awaited<ReturnType<typeof startSmtp>>;

/** A scripted SMTP server: by default it accepts every mail. Listens on the loopback interface only. */
export async function startSmtp(initial: Script = () => undefined, delay: () => number = () => 0) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let script = initial;
  let taken = () => {};

  function serve(socket: Socket): void {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    socket.setEncoding('latin1');
    let buffer = '';
    let text = false;
    let mail = { from: '', to: [] as string[] };
    // Replies leave in the order of the commands, even if a stage is slow.
    let last = Promise.resolve();
    const say = (stage: Stage, then = () => {}, text?: string) => {
      last = last.then(async () => {
        if (stage === 'text') await new Promise((resolve) => setTimeout(resolve, delay()));
        const line = script(stage, text) ?? usual[stage];
        if (line === 'stall') return;
        if (line === 'cut') return void socket.destroy();
        if (/^[23]/.test(line)) then();
        if (!socket.destroyed) socket.write(`${line}\r\n`);
      });
    };
    const take = (raw: string) => {
      const header = raw.split('\r\n\r\n', 1)[0]!.replace(/\r\n[ \t]/g, ' ');
      const value = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(header)?.[1] ?? '';
      const complete = { ...mail, raw, messageId: value('Message-ID'), subject: value('Subject') };
      say(
        'text',
        () => {
          received.push(complete);
          taken();
        },
        raw,
      );
    };
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') say('EHLO');
      else if (verb === 'STAR') say('STARTTLS');
      else if (verb === 'AUTH') say('AUTH');
      else if (verb === 'MAIL') {
        mail = { from: /<(.*?)>/.exec(line)?.[1] ?? '', to: [] };
        say('MAIL');
      } else if (verb === 'RCPT') {
        mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '');
        say('RCPT');
      } else if (verb === 'DATA') {
        say('DATA', () => {
          text = true;
        });
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    };
    socket.on('data', (chunk) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(text ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = buffer.slice(0, end);
        buffer = buffer.slice(end + (text ? 5 : 2));
        if (text) {
          text = false;
          take(Buffer.from(piece.replace(/^\.\./gm, '.'), 'latin1').toString('utf8'));
        } else command(piece);
      }
    });
    say('greeting');
  }

  let server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    follow(next: Script) {
      script = next;
    },
    /** Resolves when at least `count` mails have been received. */
    async receives(count: number): Promise<void> {
      while (received.length < count) {
        await new Promise<void>((resolve) => {
          taken = resolve;
        });
      }
    },
    /**
     * Resolves when all mails are here, or none came in for `longestQuiet`: then the rest is lost. A total limit would count mails as
     * lost that a slow machine delivers later.
     */
    async settles(complete: () => boolean): Promise<void> {
      let seen = 0;
      for (let quietSince = Date.now(); !complete() && Date.now() - quietSince < longestQuiet; ) {
        if (received.length > seen) quietSince = Date.now();
        seen = received.length;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    /** Stops listening on the port. */
    async down(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
    /** Listens again on the same port. */
    async up(): Promise<void> {
      server = createServer(serve);
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    },
  };
}
