import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { LiveRelease } from '../../server/release.ts';
import { root } from '../../tools/paths.ts';
import { ask } from '../safety/raw-request.ts';

export interface Finished {
  status: number | null;
  said: string;
}

/** Runs a program to its end without blocking this process. @param heard is called with all it has said so far */
export function run(
  program: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
  heard: (said: string) => unknown = () => undefined,
) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said += String(piece);
      heard(said);
    });
  const finished = new Promise<Finished>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, said }));
  });
  return Object.assign(finished, { child });
}

const portOf = (url: string) => Number(new URL(url).port);

/** A folder to deploy to, with its supervisor. */
export function createHome() {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const home = join(folder, 'site');
  let supervisor: ChildProcess | undefined;
  let url = 'http://127.0.0.1:1';
  /** What the supervisor and its servers logged. */
  const log: string[] = [];

  return {
    home,
    log,
    port: () => portOf(url),
    /** `npm run deploy` in the project, or in a clone of it. */
    deploy: (
      args: string[],
      environment: Record<string, string> = {},
      clone = root,
      heard?: (said: string) => unknown,
    ) =>
      run(
        process.execPath,
        ['tools/deploy/main.ts', '--to', home, '--url', url, ...args],
        { cwd: clone, env: { ...process.env, NODE_NO_WARNINGS: '1', ...environment } },
        heard,
      ),
    /** Process ids of the servers that the supervisor has started. */
    servers: () =>
      readFileSync(`/proc/${supervisor!.pid}/task/${supervisor!.pid}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    /** As the systemd unit starts it. */
    async start(environment: Record<string, string> = {}): Promise<void> {
      const child = spawn(join(home, 'node'), [join(home, 'current/build/server/supervisor.js'), home], {
        cwd: home,
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: join(folder, 'data'),
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      supervisor = child;
      createInterface(child.stderr).on('line', (line) => log.push(line));
      const port = await new Promise<number>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`The supervisor ended with ${code}:\n${log.join('\n')}`)));
        createInterface(child.stdout).on('line', (line) => {
          log.push(line);
          if (line.includes('"listening"')) resolve((JSON.parse(line) as { port: number }).port);
        });
      });
      url = `http://127.0.0.1:${port}`;
    },
    /** On a new connection: an open one may still lead to the previous server. */
    /** What runs; not what failed since. */
    live: async (): Promise<Omit<LiveRelease, 'failed'>> => {
      const { failed: _, ...live } = JSON.parse(
        (await ask({ port: portOf(url) }, '/release.json')).body,
      ) as LiveRelease;
      return live;
    },
    /** @returns its exit code */
    async stop(): Promise<number | null> {
      const child = supervisor;
      if (!child || child.exitCode !== null) return null;
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      return ended;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
