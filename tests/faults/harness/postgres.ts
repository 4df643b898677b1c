import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of an installed PostgreSQL's programs; undefined if there is none. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'pg_ctl')));
}

/** The user and group to run it as, because it refuses to run as root. */
function userFor(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string) => Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout || 65_534);
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts a PostgreSQL with an empty database in a temporary folder. @returns undefined if none is installed */
export async function startPostgres() {
  const programs = findPostgres();
  if (!programs) return undefined;
  const user = userFor();
  const folder = mkdtempSync(join(tmpdir(), 'outbox-postgres-'));
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: 'ignore' });
  run('initdb', '--no-sync', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8');
  run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', `-p ${port} -h 127.0.0.1 -k ${folder} -F`, '-w', 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: (mode: 'fast' | 'immediate') =>
      run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-m', mode, '-w', 'restart'),
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
