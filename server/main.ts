/** The site's server: wires settings, pages and mail, listens, and drains on a signal. */
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { createAnswers, startAnswerThread } from './answers/answers.ts';
import { createDoor, doorRules } from './door.ts';
import { createDrain } from './drain.ts';
import { createFaultCount } from './faults.ts';
import { idleLimit, listenBacklog, maxUnanswered, slowClientLimits } from './limits.ts';
import { log } from './log.ts';
import { createMail } from './mail/mail-service.ts';
import { readFailedDeploy, readLiveRelease } from './release.ts';
import { sendText } from './respond.ts';
import { createDispatch, createRoutes } from './routes.ts';
import { readRunSettings } from './settings.ts';
import { createSite } from './site.ts';
import { checkDataDirectory, listenProblem } from './start-up.ts';

/** Settings fixed at build. */
const built = __BUILT_WITH__;
/** Prints one sentence for the operator instead of a stack. */
function refuseToStart(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
function readSettings() {
  const read = readRunSettings(process.env, built);
  if (!read.databaseUrl) checkDataDirectory(read.dataDirectory);
  return read;
}
const settings = await Promise.try(readSettings).catch((error: Error) => refuseToStart(error.message));
/** The release or project folder; this file runs from its `build/server/`. */
const release = join(import.meta.dirname, '../..');
const dist = join(release, 'dist');
const answers = createAnswers(
  () => startAnswerThread(new URL('./answer-worker.js', import.meta.url), dist),
  createDoor(doorRules.answers, settings.trustedProxies),
);

const mail = await createMail({
  ...settings,
  log,
  service: built.mail,
  renderOutcome: (outcome, response) => site.renderOutcome(outcome, response),
});
const faults = createFaultCount(log);
setInterval(faults.look, 60_000).unref();
const site = createSite({
  dist,
  siteUrl: settings.siteUrl,
  mailOrigin: built.mail.origin,
  tokenCookies: mail.tokenCookies,
  referenceOf: mail.referenceOf,
  answers,
  missingAsset: () => faults.count('missingAssets'),
  log,
});

// Longer than the idle timeout of common load balancers, so that they never write to a closing connection.
const server = createServer({ ...slowClientLimits, keepAliveTimeout: 65_000 });
const drain = createDrain(server);
/** Per connection: how many responses are due, and when the last of them has ended. */
const queues = new WeakMap<Socket, [waiting: number, turn: Promise<void>]>();
const live = readLiveRelease(release);
const routes = createRoutes({
  mail,
  faults,
  live: () => ({ ...live, failed: readFailedDeploy(release) }),
  siteOrigin: new URL(settings.siteUrl).origin,
});
const dispatch = createDispatch(routes, site.handle, settings.trustedProxies);
server.on('request', async (request, response) => {
  // Browsers do not pipeline. A client that sends requests without reading must not make the server render and buffer
  // all of them: each waits until the response before it has left.
  const { socket } = request;
  const [waiting, turn] = queues.get(socket) ?? [0, Promise.resolve()];
  if (waiting >= maxUnanswered) return void socket.destroy();
  const ended = Promise.withResolvers<void>();
  queues.set(socket, [waiting + 1, turn.then(() => ended.promise)]);
  response.once('close', () => {
    const [more, last] = queues.get(socket)!;
    queues.set(socket, [more - 1, last]);
    ended.resolve();
  });
  drain.watch(response);
  if (waiting > 0) await turn;
  if (socket.destroyed) return;
  // Proxies receive absolute URLs, and some forward them (RFC 9112, 3.2.2).
  request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/') ?? '/';
  try {
    await dispatch(request, response);
  } catch (error) {
    log({ event: 'error', message: (error as Error).message });
    if (!response.headersSent) sendText(response, 500, 'Internal Server Error\n');
    else response.destroy();
  }
});

server.setTimeout(idleLimit);
server.once('error', (error) => refuseToStart(listenProblem(error, settings.host, settings.port)));
server.listen({ port: settings.port, host: settings.host, backlog: listenBacklog }, () => {
  const { port } = server.address() as AddressInfo;
  log({ event: 'listening', port, url: `http://localhost:${port}`, release: live.release ?? undefined });
});
if (settings.siteUrl !== built.siteUrl && !built.siteUrl.startsWith('http://localhost')) {
  const advice = `The pages were built for ${built.siteUrl}; build again with SITE_URL`;
  log({ level: 'warn', event: 'other-site', advice });
}
mail.start();

let stopping = false;
// Under `npm start` Ctrl+C sends the signal twice: from the terminal and from npm.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

/** Ends without cutting a request (`createDrain`) and finishes the current delivery. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log({ event: 'stopping', signal });
  await drain.end();
  await answers.stop();
  await mail.stop();
  process.exit(0);
}
