/** The site's server: wires settings, pages and mail, listens, and stops on a signal without cutting a request. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isFormPage } from '../app/content/forms/forms.ts';
import { serverWords } from '../app/content/shared/server-words.ts';
import { createAnswers, createRenderer } from './answers.ts';
import { log } from './log.ts';
import { discardBody } from './mail/body.ts';
import { second } from './mail/clock.ts';
import { createMail } from './mail/mail-service.ts';
import { inEveryLanguage } from './mail/refusal.ts';
import { createDoor } from './rate-limit.ts';
import { sendText } from './respond.ts';
import { readRunSettings } from './settings.ts';
import { createSite } from './site.ts';
import { checkDataDirectory } from './start-up.ts';

/** Prints one sentence for the operator instead of a stack. */
function refuseToStart({ message }: Error): never {
  console.error(message);
  process.exit(1);
}
const settings = await Promise.try(() => {
  const read = readRunSettings(process.env, __BUILT_WITH__);
  if (!read.databaseUrl) checkDataDirectory(read.dataDirectory);
  return read;
}).catch(refuseToStart);
/** This file runs from `build/server/` of the project or a release. */
const dist = join(import.meta.dirname, '../../dist');
const mail = await createMail({
  ...settings,
  log,
  service: __BUILT_WITH__.mail,
  renderOutcome: (outcome, response) => site.renderOutcome(outcome, response),
});
const answers = createAnswers(createRenderer(dist));
const site = createSite({ ...settings, dist, mailOrigin: __BUILT_WITH__.mail.origin, mail, answers, log });
const door = createDoor(settings.trustedProxies);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

async function dispatch(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = site.read(request);
  const { path } = asked;
  const isMail = path.startsWith('/api/') || (request.method === 'POST' && isFormPage(path));
  // Only mail calls have a body that is read.
  if (!isMail && hasBody(request)) discardBody(request);
  if (site.sendReady(request, response, asked)) return;
  // The door: everything below costs work.
  const seconds = door(request);
  if (isMail) return mail.handle(request, response, seconds);
  if (seconds > 0) return site.refuse(response, asked, seconds);
  if (path !== '/healthz') return site.answer(request, response, asked);
  const { status, text } = await mail.health();
  sendText(response, status, `${text}\n`);
}

/** Browsers don't pipeline. A client that sends requests without reading must not fill the memory with responses. */
const maxUnanswered = 8;
const unanswered = new WeakMap<Socket, number>();
let closing = false;

const server = createServer(
  {
    // Node replies 431 above. It bounds everything that reads a header.
    maxHeaderSize: 8 * 1024,
    headersTimeout: 5 * second,
    // A body of 64 KiB over the slowest line (app/forms/mail-library.ts).
    requestTimeout: 150 * second,
    connectionsCheckingInterval: second,
    // Longer than proxies keep an idle connection, so that they never write to a closing one.
    keepAliveTimeout: 65 * second,
  },
  (request, response) => {
    const { socket } = request;
    const waiting = unanswered.get(socket) ?? 0;
    if (waiting >= maxUnanswered) return void socket.destroy();
    unanswered.set(socket, waiting + 1);
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    if (closing) response.setHeader('connection', 'close');
    // Some proxies forward absolute URLs (RFC 9112, 3.2.2).
    request.url = request.url!.replace(/^https?:\/\/[^/?]*\/?/i, '/');
    dispatch(request, response).catch((error: Error) => {
      log({ level: 'error', event: 'error', error: error.stack });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal Server Error\n');
    });
  },
);

/** What Node can't parse. A visitor meets 431 with a very long address or too many cookies. */
server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
  const [status, text] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', inEveryLanguage(serverWords.tooLong)]
      : [code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request', ''];
  const head = `connection: close\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}`;
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${text}`);
  (socket as Socket).destroySoon();
});
server.setTimeout(120 * second);
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

/** How long deliveries may go on, and how long requests that are open at the end may take. */
const [lastDeliveries, lastResponses] = [10 * second, 5 * second];

/** Goes on serving while the current delivery ends; then closes connections with their last response, and ends. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log({ event: 'stopping', signal });
  await Promise.race([mail.endDelivery(), pause(lastDeliveries)]);
  closing = true;
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
