import { createHttpServer, limits } from '../../../server/http.ts';
import { createMail, type MailOptions } from '../../../server/mail/mail-service.ts';
import { readBuildSettings } from '../../../server/settings.ts';
import { testClock } from './clock.ts';
import { office, temporaryFolder } from './test-outbox.ts';

/** The mail part behind the site's HTTP server in this process, with its own folder. Its clock stands still. */
export async function startMail(options: Partial<MailOptions> = {}, http = limits) {
  const folder = temporaryFolder();
  const log: Record<string, unknown>[] = [];
  const mail = await createMail({
    dataDirectory: folder.path,
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailTo: office.to,
    mailFrom: office.from,
    siteUrl: 'https://site.example',
    trustedProxies: 1,
    log: (line) => log.push(line as Record<string, unknown>),
    templates: readBuildSettings({}).mail.templates,
    renderOutcome: async (outcome) => ({ html: Buffer.from(JSON.stringify(outcome)), headers: {} }),
    clock: testClock(),
    ...options,
  });
  const server = createHttpServer((request, response) => mail.handle(request, response), http);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  mail.start();
  return {
    port,
    mail,
    log,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await mail.stop();
      folder.remove();
    },
  };
}
