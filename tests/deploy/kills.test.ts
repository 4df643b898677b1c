import { globSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentRelease, listReleases } from '../../tools/deploy/releases.ts';
import { createHome, type run } from './deploy-folder.ts';
import { startLoad } from './request-load.ts';

type Running = ReturnType<typeof run>;

/** Resolves with the first change of a name in this folder that fits. */
function appears(folder: string, fits: (name: string) => boolean, ended: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const watcher = watch(folder, (_, name) => {
      if (!name || !fits(name)) return;
      watcher.close();
      resolve();
    });
    void ended.then(() => reject(new Error(`The deploy ended before the change in ${folder}`)));
  });
}

/** Servers of unfinished releases, which a check has started. */
const checking = () =>
  globSync('/proc/[0-9]*/cmdline').filter((file) => {
    try {
      return (
        readFileSync(file, 'utf8').includes(`${site.home}/releases/`) &&
        readFileSync(file, 'utf8').includes('.unfinished/')
      );
    } catch {
      return false;
    }
  });

const site = createHome();

describe.runIf(process.platform === 'linux')('kill -9 during a deploy (RL-1)', () => {
  beforeAll(async () => {
    const first = await site.deploy([]);
    expect(first.status, first.said).toBe(0);
    await site.start();
  });
  afterAll(async () => {
    await site.stop();
    site.remove();
  });

  /** Starts a deploy and resolves when it is in this phase. */
  const phases: Record<string, () => { running: Running; reached: Promise<unknown> }> = {
    'after the build': () => said('Built'),
    'while copying': () => {
      const running = site.deploy([]);
      return {
        running,
        reached: appears(join(site.home, 'releases'), (name) => name.endsWith('.unfinished'), running),
      };
    },
    'while checking': () => {
      const running = site.deploy([]);
      const reached = expect.poll(() => checking().length, { timeout: 60_000, interval: 5 }).toBe(1);
      return { running, reached };
    },
    'after the check': () => said('Checked'),
    'after the switch': () => {
      const running = site.deploy([]);
      return { running, reached: appears(site.home, (name) => name === 'current', running) };
    },
    'when it is live': () => said('is live'),
  };
  function said(words: string) {
    const heard = Promise.withResolvers<void>();
    const running = site.deploy([], {}, undefined, (text) => text.includes(words) && heard.resolve());
    void running.then(({ said }) => heard.reject(new Error(`The deploy ended without "${words}": ${said}`)));
    return { running, reached: heard.promise };
  }

  test.each(Object.keys(phases))('%s, ten times: the site stays up and the next deploy works', async (phase) => {
    const load = startLoad(site.port(), 20);
    for (let times = 0; times < 10; times += 1) {
      const { running, reached } = phases[phase]!();
      await reached;
      running.child.kill('SIGKILL');
      await running;
    }
    const next = await site.deploy([]);
    expect(next.status, next.said).toBe(0);
    expect((await site.live()).release).toBe(currentRelease(site.home));
    expect(listReleases(site.home).at(-1)!.name).toBe(currentRelease(site.home));
    // No server of an unfinished release goes on.
    await expect.poll(checking, { timeout: 60_000 }).toEqual([]);
    expect((await load.stop()).failures).toEqual([]);
    const back = await site.deploy(['--rollback']);
    expect(back.status, back.said).toBe(0);
  });
});
