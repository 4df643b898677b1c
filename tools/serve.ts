import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildDirectory, root } from './paths.ts';

/**
 * As in `npm start` and the recipes: little room for what is thrown away at once, and one thread to collect it and to compile beside the
 * server's own, so that the server stays small and its pages have the processors.
 */
export const serverFlags = ['--max-semi-space-size=2', '--v8-pool-size=1'];

export interface RunningSite extends AsyncDisposable {
  url: string;
  port: number;
  pid: number;
  /** Everything the server logged so far, line by line. */
  lines: string[];
  /** Sends a signal and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts the production server on a free port with its own data folder, and resolves when it listens. */
export function serve(environment: Record<string, string> = {}): Promise<RunningSite> {
  const child = spawn(process.execPath, [...serverFlags, join(buildDirectory, 'server/main.js')], {
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
  const lines: string[] = [];
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${lines.join('\n')}`)));
    createInterface(child.stderr).on('line', (line) => lines.push(line));
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      if (!line.includes('"event":"listening"')) return;
      const { port } = JSON.parse(line) as { port: number };
      const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal);
        await ended;
      };
      const url = `http://127.0.0.1:${port}`;
      resolve({ url, port, pid: child.pid!, lines, stop, [Symbol.asyncDispose]: stop });
    });
  });
}
