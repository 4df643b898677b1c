import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildDirectory, root } from './paths.ts';

/** Starts the production server on a free port with its own data folder, and resolves when it listens. */
export async function serve(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(buildDirectory, 'server/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: '1',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'site-')),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  /** Everything that the server has logged, line by line. */
  const lines: string[] = [];
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  /** Sends a signal and waits for the exit. */
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  for await (const [line] of on(output, 'line', { close: ['close'] })) {
    if (!line.includes('"event":"listening"')) continue;
    const { port } = JSON.parse(line) as { port: number };
    return { url: `http://127.0.0.1:${port}`, port, pid: child.pid!, lines, stop, [Symbol.asyncDispose]: stop };
  }
  const [code] = await ended;
  throw new Error(`The server ended with ${code}:\n${lines.join('\n')}`);
}

export type RunningSite = Awaited<ReturnType<typeof serve>>;
