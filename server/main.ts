/** The site's server: wires settings, pages and mail, listens, and stops on a signal without cutting a request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createAnswers, createRenderer } from './answers.ts';
import { readFiles, readPages } from './files.ts';
import { createHttpServer } from './http.ts';
import { log } from './log.ts';
import { second } from './mail/clock.ts';
import { createMail } from './mail/mail-service.ts';
import { createDoor } from './rate-limit.ts';
import { sendText } from './respond.ts';
import { readRunSettings } from './settings.ts';
import { createSite } from './site.ts';

/** Prints one sentence for the operator instead of a stack. */
function refuseToStart({ message }: Error): never {
  console.error(message);
  process.exit(1);
}
const settings = await Promise.try(() => readRunSettings(process.env, __BUILT_WITH__)).catch(refuseToStart);
/** This file runs from `build/server/` of the project or a release. */
const dist = join(import.meta.dirname, '../../dist');
const mail = await createMail({
  ...settings,
  log,
  templates: __BUILT_WITH__.mail.templates,
  renderOutcome: (outcome, response) => site.renderOutcome(outcome, response),
});
const files = readFiles(dist);
const pages = readPages(dist, __BUILT_WITH__.mail.origin);
const answers = createAnswers(createRenderer(pages.parts, files));
const site = createSite({ ...settings, files, pages, mail, answers, log });
const door = createDoor(settings.trustedProxies);

async function dispatch(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = site.read(request);
  if (site.sendReady(request, response, asked)) return;
  // The door: everything below costs work.
  const seconds = door(request);
  if (asked.isMail) return mail.handle(request, response, seconds);
  if (seconds > 0) return site.refuse(response, asked, seconds);
  if (asked.path !== '/healthz') return site.answer(request, response, asked);
  const { status, text } = await mail.health();
  sendText(response, status, `${text}\n`);
}

const server = createHttpServer(dispatch);
server.once('error', ({ message }) => refuseToStart(new Error(`The server can't listen (PORT, HOST): ${message}`)));

await answers.warmUp();
// systemd keeps its socket open over a restart, so that connections wait (deploy/website.socket).
const socket = process.env.LISTEN_FDS ? { fd: 3 } : { port: settings.port, host: settings.host };
// A rush of thousands fills Node's usual backlog of 511 at once, and clients then retry only after a second.
server.listen({ ...socket, backlog: 4096 }, () => {
  const { port } = server.address() as AddressInfo;
  log({ event: 'listening', port, url: `http://localhost:${port}` });
});
mail.start();

/** How long requests that are open at the end may take. */
const lastResponses = 5 * second;

/** Goes on serving while the current delivery ends; then closes connections with their last response, and ends. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log({ event: 'stopping', signal });
  await mail.endDelivery();
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  await pause(second);
  const cut = setTimeout(() => server.closeAllConnections(), lastResponses);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
  await mail.stop();
  process.exit(0);
}
let stopping = false;
// Under `npm start` Ctrl+C sends the signal twice: from the terminal and from npm.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
