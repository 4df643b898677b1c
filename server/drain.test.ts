import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { createDrain } from './drain.ts';

async function start() {
  const server = createServer((request, response) => {
    drain.watch(response);
    if (request.url === '/slow') {
      response.write('begun\n');
      server.once('finish-slow', () => response.end('whole\n'));
    } else response.end('ok\n');
  });
  const drain = createDrain(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, resolve).on('error', reject);
    });
  return { server, drain, ask, agent };
}

test('announces that it closes keep-alive connections and resets none', async () => {
  const { drain, ask, agent } = await start();
  let answered = 0;
  const client = async () => {
    for (;;) {
      const response = await ask('/');
      response.resume();
      await once(response, 'end');
      answered += 1;
      if (response.headers.connection === 'close') return 'told';
    }
  };
  const clients = Array.from({ length: 6 }, () => client().catch((error: Error) => error.message));
  while (answered < 12) await new Promise(setImmediate);
  await drain.end();
  expect(await Promise.all(clients)).toEqual(Array(6).fill('told'));
  agent.destroy();
});

test('finishes a response in progress and closes its connection afterwards', async () => {
  const { server, drain, ask, agent } = await start();
  const response = await ask('/slow');
  const lines = createInterface(response);
  await once(lines, 'line');
  const ended = drain.end();
  const rest = once(lines, 'line');
  server.emit('finish-slow');
  expect(await rest).toEqual(['whole']);
  await ended;
  agent.destroy();
});
