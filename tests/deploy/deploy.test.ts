import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentRelease, listReleases, makeRelease, releaseFolder, switchTo } from '../../tools/deploy/releases.ts';
import { lock } from '../../tools/lock.ts';
import { root } from '../../tools/paths.ts';
import { contactFields, jsonCall, jsonUrl } from '../faults/harness/forms.ts';
import { createHome } from './deploy-folder.ts';
import { freePort } from './nginx.ts';
import { startLoad } from './request-load.ts';

/** Generous, so that busy machines pass. */
const slow = { timeout: 60_000 };

describe('npm run deploy (RL-1)', () => {
  const site = createHome();
  beforeAll(async () => {
    const { status, said } = await site.deploy([]);
    expect(status, said).toBe(0);
    // Not any free port: while no server runs nothing holds it, and the next one would get another.
    await site.start({ PORT: String(await freePort()) });
  });
  afterAll(async () => {
    await site.stop();
    site.remove();
  });

  test("runs without the project's folder", () => {
    expect(readdirSync(site.home).sort()).toEqual(['current', 'node', 'releases']);
    expect(readdirSync(join(site.home, 'current')).sort()).toEqual(
      ['build', 'deploy', 'dist', 'history', 'node_modules', 'package.json', 'release.json'].sort(),
    );
  });

  test('drops no request at 200 a second during a release and a rollback', async () => {
    const first = (await site.live()).release;
    const load = startLoad(site.port(), 200);
    const deployed = await site.deploy([]);
    expect(deployed.status, deployed.said).toBe(0);
    const second = await site.live();
    expect(second.release).not.toBe(first);
    expect(second.release).toBe(currentRelease(site.home));
    const back = await site.deploy(['--rollback']);
    expect(back.status, back.said).toBe(0);
    expect((await site.live()).release).toBe(first);
    // The replaced server is closing its connections now.
    await expect.poll(() => site.log.filter((line) => line.includes('"stopping"')).length, slow).toBe(2);
    const { sent, failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThan(200);
  });

  test('accepts messages before and after a release', async () => {
    const send = (text: string) => fetch(jsonUrl(site.port()), jsonCall(contactFields(text)));
    expect((await send('before')).status).toBe(200);
    expect((await site.deploy([])).status).toBe(0);
    expect((await send('after')).status).toBe(200);
    const ready = (await (await fetch(`http://127.0.0.1:${site.port()}/readyz`)).json()) as { queued: number };
    expect(ready.queued).toBe(2);
  });

  test('changes nothing if the build fails', async () => {
    const before = await site.live();
    const { status, said } = await site.deploy([], { SITE_URL: 'no address' });
    expect(status).toBe(1);
    expect(said).toContain('SITE_URL must be an address');
    expect(said).toContain('what is live stays live');
    expect(await site.live()).toEqual(before);
  });

  test('does not switch to a release that does not start, and says why', async () => {
    const before = await site.live();
    const complete = () => listReleases(site.home).filter((release) => release.complete);
    const releases = complete();
    const { status, said } = await site.deploy([], { TRUST_PROXY: 'perhaps' });
    expect(status).toBe(1);
    expect(said).toContain('TRUST_PROXY must be the number of proxies');
    expect(await site.live()).toEqual(before);
    expect(complete()).toEqual(releases);
    expect((await site.deploy(['--list'])).said).toMatch(/failed .* TRUST_PROXY must be the number of proxies/);
  });

  /** A release whose server ends at once, as if a deploy had been killed right after its switch. */
  function linkBrokenRelease(): void {
    const broken = releaseFolder(site.home, '20000101T000000-broken');
    mkdirSync(join(broken, 'build/server'), { recursive: true });
    mkdirSync(join(broken, 'dist/assets'), { recursive: true });
    writeFileSync(join(broken, 'build/server/main.js'), 'process.exit(3);\n');
    switchTo(site.home, '20000101T000000-broken');
  }
  const logged = (event: string) => site.log.filter((line) => line.includes(`"${event}"`)).length;

  test('keeps the old server while the linked release does not start, and starts it again when it dies', async () => {
    const name = currentRelease(site.home)!;
    const [failures, starts] = [logged('release-failed'), logged('release-live')];
    linkBrokenRelease();
    await expect.poll(() => logged('release-failed'), slow).toBe(failures + 1);
    expect((await site.live()).release).toBe(name);
    for (const pid of site.servers()) process.kill(pid, 'SIGKILL');
    await expect.poll(() => logged('release-live'), slow).toBe(starts + 1);
    expect((await site.live()).release).toBe(name);
    // The next deploy continues from what is served, and a rollback from there leads to it.
    expect((await site.deploy([])).status).toBe(0);
    expect((await site.live()).release).not.toBe(name);
    expect((await site.deploy(['--rollback'])).status).toBe(0);
    expect((await site.live()).release).toBe(name);
  });

  test('activates any release of the list, and refuses one that is not there', async () => {
    const [before, rolledBack] = [(await site.live()).release!, listReleases(site.home).at(-1)!.name];
    const forward = await site.deploy(['--activate', rolledBack]);
    expect(forward.status, forward.said).toBe(0);
    expect((await site.live()).release).toBe(rolledBack);
    const { said } = await site.deploy(['--list']);
    expect(said).toMatch(new RegExp(`^\\* ${rolledBack}  live \\d`, 'm'));
    expect(said).toMatch(new RegExp(`^  ${before}  was live \\d`, 'm'));
    const unknown = await site.deploy(['--activate', 'nothing']);
    expect([unknown.status, unknown.said]).toEqual([1, expect.stringContaining('There is no release nothing')]);
  });

  test('waits for another deploy to the same folder, and says which', async () => {
    const held = await lock(site.home, 'this test');
    const told = Promise.withResolvers<void>();
    const rollback = site.deploy(['--rollback'], {}, root, (said) => said.includes('Waiting') && told.resolve());
    await told.promise;
    held[Symbol.dispose]();
    const { status, said } = await rollback;
    expect(said).toContain(`Waiting for this test (process ${process.pid})`);
    expect(status, said).toBe(0);
  });

  test('is not stopped by what earlier versions or a full disk left behind', async () => {
    for (const file of ['deploy.lock', 'last-deploy.json']) writeFileSync(join(site.home, file), '');
    for (const { name } of listReleases(site.home))
      for (const file of ['old-assets.json', 'history', 'release.json'])
        writeFileSync(join(releaseFolder(site.home, name), file), '');
    mkdirSync(releaseFolder(site.home, '19990101T000000-left.unfinished'));
    const { status, said } = await site.deploy([]);
    expect(status, said).toBe(0);
    expect((await site.deploy(['--list'])).status).toBe(0);
    expect(readdirSync(join(site.home, 'releases')).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
    expect((await site.deploy(['--rollback'])).status).toBe(0);
  });

  test.runIf(process.getuid?.() === 0)(
    'refuses root in a folder of another user, before it writes anything',
    async () => {
      const before = readdirSync(join(site.home, 'releases'));
      chownSync(site.home, 12_345, 12_345);
      for (const args of [[], ['--rollback'], ['--pull'], ['--activate', before[0]!]]) {
        const { status, said } = await site.deploy(args);
        expect([status, said]).toEqual([1, expect.stringMatching(/belongs to 12345.*\nsu -s \/bin\/sh 12345 -c/)]);
      }
      chownSync(site.home, 0, 0);
      expect(readdirSync(join(site.home, 'releases'))).toEqual(before);
    },
  );

  test('ends everything with 0 on SIGTERM to the supervisor', async () => {
    expect(await site.stop()).toBe(0);
    await expect(site.live()).rejects.toThrow();
  });

  test('says what to do if there is no release', async () => {
    const empty = createHome();
    const usage = await empty.deploy(['--help']);
    expect(usage.status).toBe(0);
    expect(usage.said).toContain('npm run deploy -- --to DIR');
    const { status, said } = await empty.deploy(['--rollback']);
    expect([status, said]).toEqual([1, expect.stringContaining('There is no earlier release')]);
    empty.remove();
  });

  test.runIf(process.getuid?.() === 0)('leaves a full disk as it was, and rolls back on it', async () => {
    const small = createHome();
    mkdirSync(small.home);
    const mount = (...args: string[]) => execFileSync('mount', [...args, '-t', 'tmpfs', 'tmpfs', small.home]);
    mount('-o', 'size=1g');
    try {
      const names = [];
      for (const _ of [1, 2]) {
        const { status, said } = await small.deploy([]);
        expect(status, said).toBe(0);
        names.push(currentRelease(small.home)!);
      }
      const used = () => {
        const { blocks, bavail, bsize } = statfsSync(small.home);
        return (blocks - bavail) * bsize;
      };
      const before = used();
      mount('-o', `remount,size=${before + 20 * 1024 ** 2}`);
      const refused = await small.deploy([]);
      expect([refused.status, refused.said]).toEqual([1, expect.stringMatching(/has \d+ MB left; a release needs/)]);
      await expect(makeRelease(small.home, { name: 'z', commit: null })).rejects.toThrow('ENOSPC');
      // A record of the refused deploy takes some kilobytes.
      expect(used() - before).toBeLessThan(2 ** 16);
      mount('-o', `remount,size=${used()}`);
      const back = await small.deploy(['--rollback']);
      expect(back.status, back.said).toBe(0);
      expect(currentRelease(small.home)).toBe(names[0]);
      expect((await small.deploy(['--list'])).status).toBe(0);
    } finally {
      execFileSync('umount', [small.home]);
      small.remove();
    }
  });
});
