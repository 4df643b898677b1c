import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentRelease, listReleases, releaseFolder, switchTo } from '../../tools/deploy/releases.ts';
import { contactFields, jsonCall, jsonUrl } from '../faults/harness/forms.ts';
import { createHome } from './deploy-folder.ts';
import { startLoad } from './request-load.ts';

/** Generous, so that busy machines pass. */
const slow = { timeout: 60_000 };

describe('npm run deploy (RL-1)', () => {
  const site = createHome();
  beforeAll(async () => {
    const { status, said } = await site.deploy([]);
    expect(status, said).toBe(0);
    await site.start();
  });
  afterAll(async () => {
    await site.stop();
    site.remove();
  });

  test("runs without the project's folder", () => {
    expect(readdirSync(site.home).sort()).toEqual(
      ['current', 'last-deploy.json', 'node', 'node.version', 'releases'].sort(),
    );
    expect(readdirSync(join(site.home, 'current')).sort()).toEqual(
      ['build', 'deploy', 'dist', 'node_modules', 'package.json', 'release.json'].sort(),
    );
  });

  test('drops no request at 200 a second during a release and a rollback, and rolls back within 5 s', async () => {
    const first = (await site.live()).release;
    const load = startLoad(site.port(), 200);
    const deployed = await site.deploy([]);
    expect(deployed.status, deployed.said).toBe(0);
    const second = await site.live();
    expect(second.release).not.toBe(first);
    expect(second.release).toBe(currentRelease(site.home));
    const back = await site.deploy(['--rollback']);
    expect(back.status, back.said).toBe(0);
    expect(back.took).toBeLessThan(5);
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
    const releases = listReleases(site.home);
    const { status, said } = await site.deploy([], { TRUST_PROXY: 'perhaps' });
    expect(status).toBe(1);
    expect(said).toContain('TRUST_PROXY must be 1 or 0');
    expect(await site.live()).toEqual(before);
    expect(listReleases(site.home)).toEqual(releases);
  });

  test('keeps the old server if a new one does not start, and continues from there', async () => {
    const before = await site.live();
    const name = currentRelease(site.home)!;
    const broken = releaseFolder(site.home, '20000101T000000-broken');
    mkdirSync(join(broken, 'build/server'), { recursive: true });
    mkdirSync(join(broken, 'dist/assets'), { recursive: true });
    writeFileSync(join(broken, 'build/server/main.js'), 'process.exit(3);\n');
    switchTo(site.home, '20000101T000000-broken');
    await expect.poll(() => site.log.some((line) => line.includes('"release-failed"')), slow).toBe(true);
    expect(await site.live()).toEqual(before);
    switchTo(site.home, name);
    expect((await site.deploy([])).status).toBe(0);
    expect((await site.live()).release).not.toBe(name);
  });

  test('keeps the last three releases', async () => {
    for (const _ of [1, 2]) expect((await site.deploy([])).status).toBe(0);
    expect(listReleases(site.home)).toHaveLength(3);
    expect(listReleases(site.home).at(-1)).toBe(currentRelease(site.home));
    const { said } = await site.deploy(['--list']);
    expect(said.match(/^\* \S+/m)?.[0]).toBe(`* ${currentRelease(site.home)}`);
  });

  test('refuses a second deploy at the same time', async () => {
    writeFileSync(join(site.home, 'deploy.lock'), String(process.pid));
    const { status, said } = await site.deploy(['--rollback']);
    expect(status).toBe(1);
    expect(said).toContain('is running');
    // The lock of a dead process.
    writeFileSync(join(site.home, 'deploy.lock'), '999999999');
    expect((await site.deploy(['--rollback'])).status).toBe(0);
    expect(existsSync(join(site.home, 'deploy.lock'))).toBe(false);
  });

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
});
