import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { currentRelease, releaseFolder } from '../../tools/deploy/releases.ts';
import { lock } from '../../tools/lock.ts';
import { root } from '../../tools/paths.ts';
import { scratchCopy } from '../edit/scratch-copy.ts';
import { run } from './deploy-folder.ts';

const copy = scratchCopy();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.runIf(process.platform === 'linux')(
  'start, build and deploy wait for a build in the same folder, say whose it is, and use only a finished one',
  async () => {
    for (const part of ['deploy', 'dist', 'build/server'])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    const served = join(copy, 'build/site');
    const deployed = join(copy, 'build/deployed');
    const held = await lock(copy, 'another build');
    const begin = (...args: string[]) => {
      const waits = Promise.withResolvers<string>();
      const env = { ...process.env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' };
      const done = run(process.execPath, args, { cwd: copy, env }, waits.resolve);
      return { done, waits: waits.promise };
    };
    const started = [
      begin('tools/start.ts'),
      begin('tools/build.ts'),
      begin('tools/deploy/main.ts', '--to', deployed, '--url', 'http://127.0.0.1:1'),
    ];
    for (const { waits } of started)
      expect(await waits).toContain(`Waiting for another build (process ${process.pid})`);
    // What the other build has half written by now.
    rmSync(join(copy, 'dist/pages'), { recursive: true });
    rmSync(join(copy, 'dist/.built-from'));
    expect(existsSync(served)).toBe(false);
    held[Symbol.dispose]();
    for (const { done } of started) {
      const { status, said } = await done;
      expect(status, said).toBe(0);
    }
    const pages = (folder: string) => readdirSync(join(folder, 'dist/pages')).length;
    for (const home of [served, deployed]) expect(pages(releaseFolder(home, currentRelease(home)!))).toBe(pages(root));
    const stamp = (folder: string) => readFileSync(join(folder, 'dist/.built-from'), 'utf8');
    expect(stamp(join(served, 'current'))).toBe(stamp(copy));
  },
);
