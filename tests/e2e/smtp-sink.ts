import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  envelope: { from: string; to: string[] };
  mail: Email;
}

/** A real SMTP server on a free port that records mail for tests. */
export async function startSmtpSink() {
  const received: ReceivedMail[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
          mail: await PostalMime.parse(Buffer.concat(parts)),
        });
        for (const wake of waiting.splice(0)) wake();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Resolves with the first matching mail, now or later. */
    async waitFor(fits: (received: ReceivedMail) => boolean): Promise<ReceivedMail> {
      for (;;) {
        const found = received.find(fits);
        if (found) return found;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
