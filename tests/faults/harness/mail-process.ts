// The mail part alone in a process that tests can kill, behind a page that shows whether it still serves.
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { log } from '../../../server/log.ts';
import { createMail } from '../../../server/mail/mail-service.ts';
import { readBuildSettings, readMailSettings } from '../../../server/settings.ts';

const mail = await createMail({
  ...readMailSettings(process.env),
  siteUrl: 'http://localhost:3000',
  trustedProxies: 1,
  // Short, so that tests don't wait for a killed server's lease.
  lease: 3_000,
  log,
  templates: readBuildSettings({}).mail.templates,
  renderOutcome: async (outcome) => ({ html: Buffer.from(JSON.stringify(outcome)), headers: {} }),
});
const server = createServer(async (request, response) => {
  if (request.url?.startsWith('/api/')) await mail.handle(request, response);
  else if (request.url === '/healthz') response.writeHead((await mail.health()).status).end();
  else response.end('<p>A page</p>');
});
server.listen({ port: Number(process.env.PORT), host: '127.0.0.1', backlog: 4_096 }, () => {
  const { port } = server.address() as { port: number };
  console.log(JSON.stringify({ event: 'listening', port }));
  // A killed process would leave nothing to the next one.
  flushCompileCache();
});
mail.start();
process.on('SIGTERM', () => server.close(() => void mail.stop().then(() => process.exit(0))));
