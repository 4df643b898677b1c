import { createServer } from 'node:http';
import { createMail, type MailOptions } from '../../../server/mail/mail-service.ts';
import { readBuildSettings } from '../../../server/settings.ts';
import { noLimit, temporaryFolder } from './test-outbox.ts';

/** The mail part behind a small HTTP server in this process, with its own folder. */
export async function startMail(options: Partial<MailOptions> = {}) {
  const folder = temporaryFolder();
  const log: Record<string, unknown>[] = [];
  const mail = await createMail({
    dataDirectory: folder.path,
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailTo: { name: 'Office', address: 'office@example.org' },
    mailFrom: { name: '', address: 'website@example.org' },
    siteUrl: 'https://site.example',
    trustedProxies: 1,
    lease: 3000,
    mailPerHour: noLimit,
    log: (line) => log.push(line as Record<string, unknown>),
    service: readBuildSettings({}).mail,
    renderOutcome: async (outcome) => ({ html: Buffer.from(JSON.stringify(outcome)), headers: {} }),
    ...options,
  });
  const server = createServer((request, response) => void mail.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  mail.start();
  return {
    port,
    mail,
    log,
    folder: folder.path,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await mail.stop();
      folder.remove();
    },
  };
}
