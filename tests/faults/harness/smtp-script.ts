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
/** Each gets the client's line; `text` is the moment after the whole mail was received. `stall` never replies; `cut` closes the connection. */
export type Script = (stage: Stage, text?: string) => string | 'stall' | 'cut' | undefined;

const usual: Record<string, string> = {
  greeting: '220 office.example ESMTP',
  EHLO: '250-office.example\r\n250-8BITMIME\r\n250 SMTPUTF8',
  STARTTLS: '220 go ahead',
  AUTH: '235 accepted',
  DATA: '354 end with a dot',
  QUIT: '221 bye',
};

export type SmtpScript = Awaited<ReturnType<typeof startSmtp>>;

/** A scripted SMTP server: by default it accepts every mail. Listens on the loopback interface only. */
export async function startSmtp(initial: Script = () => undefined) {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let script = initial;
  let arrival = Promise.withResolvers<void>();

  function serve(socket: Socket): void {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let [buffer, from, to, inText] = ['', '', [] as string[], false];
    /** @returns whether the script lets it pass */
    const reply = (stage: string, text?: string): boolean => {
      const line = script(stage as Stage, text) ?? usual[stage] ?? '250 ok';
      if (line === 'cut') socket.destroy();
      else if (line !== 'stall') socket.write(`${line}\r\n`);
      return /^[23]/.test(line);
    };
    const take = (raw: string) => {
      const header = raw.split('\r\n\r\n', 1)[0]!.replace(/\r\n[ \t]/g, ' ');
      const value = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(header)?.[1] ?? '';
      if (!reply('text', raw)) return;
      received.push({ from, to, raw, messageId: value('Message-ID'), subject: value('Subject') });
      arrival.resolve();
      arrival = Promise.withResolvers();
    };
    const command = (line: string) => {
      const verb = /^\w+/.exec(line)?.[0].toUpperCase() ?? '';
      const address = /<(.*?)>/.exec(line)?.[1] ?? '';
      if (verb === 'MAIL') [from, to] = [address, []];
      if (verb === 'RCPT') to.push(address);
      if (reply(verb, line) && verb === 'DATA') inText = true;
      if (verb === 'QUIT') socket.end();
    };
    socket.setEncoding('latin1').on('data', (chunk) => {
      buffer += chunk;
      for (;;) {
        const mark = inText ? '\r\n.\r\n' : '\r\n';
        const end = buffer.indexOf(mark);
        if (end < 0) return;
        const piece = buffer.slice(0, end);
        buffer = buffer.slice(end + mark.length);
        if (!inText) command(piece);
        else take(Buffer.from(piece.replace(/^\.\./gm, '.'), 'latin1').toString('utf8'));
        if (mark.length > 2) inText = false;
      }
    });
    reply('greeting');
  }

  let server = createServer(serve);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    follow(next: Script) {
      script = next;
    },
    /** Resolves when this holds, which is asked after each mail. */
    async until(complete: () => boolean): Promise<void> {
      while (!complete()) await arrival.promise;
    },
    /** Resolves when at least `count` mails have been received. */
    async receives(count: number): Promise<void> {
      await this.until(() => received.length >= count);
    },
    /** Stops listening on the port. */
    async down(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
    /** Listens again on the same port. */
    async up(): Promise<void> {
      server = createServer(serve);
      await listen(port);
    },
  };
}
