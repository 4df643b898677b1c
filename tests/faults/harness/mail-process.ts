// The mail part alone in a process that tests can kill; it replaces the site if there is no build.
import { createServer } from 'node:http';
import { log } from '../../../server/log.ts';
import { createMail } from '../../../server/mail/mail-service.ts';
import { parseMailbox } from '../../../server/mail/mailbox.ts';
import { readBuildSettings } from '../../../server/settings.ts';

const {
  DATA_DIR = 'data',
  SMTP_URL,
  DATABASE_URL,
  MAIL_TO = '',
  MAIL_FROM = '',
  PORT,
  HOST,
  TRUST_PROXY,
  MAIL_PER_HOUR,
} = process.env;
const mail = await createMail({
  dataDirectory: DATA_DIR,
  smtpUrl: SMTP_URL,
  databaseUrl: DATABASE_URL,
  mailTo: parseMailbox(MAIL_TO)!,
  mailFrom: parseMailbox(MAIL_FROM)!,
  siteUrl: 'http://localhost:3000',
  trustedProxies: Number(TRUST_PROXY ?? 0),
  mailPerHour: Number(MAIL_PER_HOUR),
  // Short, so that tests don't wait for a killed server's lease.
  lease: 3000,
  log,
  service: readBuildSettings({}).mail,
  renderOutcome: async (outcome) => ({ html: Buffer.from(JSON.stringify(outcome)), headers: {} }),
});
const server = createServer(async (request, response) => {
  if (request.url?.startsWith('/api/')) await mail.handle(request, response);
  else if (request.url === '/readyz') response.end(JSON.stringify(await mail.health()));
  else response.end('<p>A page</p>');
});
server.listen({ port: Number(PORT ?? 0), host: HOST }, () => {
  const { port } = server.address() as { port: number };
  console.log(JSON.stringify({ event: 'listening', port }));
});
mail.start();
process.on('SIGTERM', () => {
  server.close(async () => {
    await mail.stop();
    process.exit(0);
  });
});
