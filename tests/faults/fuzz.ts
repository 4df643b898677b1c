import { Agent, request } from 'node:http';
import { callPaths } from '../../server/mail/calls.ts';
import type { Finding } from './finding.ts';
import { senderNumber } from './harness/forms.ts';
import { type Format, fuzzCase } from './harness/fuzz-cases.ts';
import { memoryOf, startServer } from './harness/server.ts';
import { temporaryFolder } from './harness/test-outbox.ts';

const timeoutMs = 5000;

/** @returns the response's status; 0 on timeout */
function send(port: number, agent: Agent, format: Format, seed: number, number: number): Promise<number> {
  const { contentType, body } = fuzzCase(format, seed, number);
  const path = format === 'json' ? callPaths.json : callPaths.form;
  const headers = { 'content-type': contentType, 'content-length': body.length, ...senderNumber(number) };
  return new Promise((resolve) => {
    const call = request({ port, host: '127.0.0.1', path, method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    call.setTimeout(timeoutMs, () => call.destroy());
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

/** Damaged and unusual calls of one format. `fuzzCase(format, s, n)` reproduces case `n` of seed `s`. */
export async function tryFuzz(format: Format, cases: number, seed: number, whole: boolean): Promise<Finding> {
  const folder = temporaryFolder();
  const server = await startServer({ dataDirectory: folder.path, whole });
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  const statuses = new Map<number, number>();
  const wrong: number[] = [];
  let next = 0;
  const work = async () => {
    while (next < cases) {
      const number = next++;
      const status = await send(server.port, agent, format, seed, number);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500) wrong.push(number);
    }
  };
  try {
    const start = performance.now();
    await Promise.all(Array.from({ length: 24 }, work));
    const seconds = (performance.now() - start) / 1000;
    const alive = server.process.exitCode === null;
    const memory = alive ? memoryOf(server.pid) / 2 ** 20 : Number.NaN;
    const answers = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, number]) => `${number} x ${status || 'no answer'}`);
    const failures = wrong.length > 0 ? `; wrong: ${wrong.slice(0, 10).join(', ')}` : '';
    return {
      fault: `${format} fuzz`,
      tried: `${cases.toLocaleString('en')} cases, seed ${seed}, ${seconds.toFixed(0)} s`,
      figure: 'no 5xx, crash or hang',
      measured: `${answers.join(', ')}; memory ${memory.toFixed(0)} MB at the end${failures}`,
      held: alive && wrong.length === 0,
    };
  } finally {
    agent.destroy();
    await server.end('SIGKILL');
    folder.remove();
  }
}
