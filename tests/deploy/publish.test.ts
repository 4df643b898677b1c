import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { about } from '../../app/content/about.ts';
import { root } from '../../tools/paths.ts';
import { openProgram, type Program } from '../edit/program.ts';
import { ask } from '../safety/raw-request.ts';
import { createHome } from './deploy-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'publish-'));
const remote = join(folder, 'remote.git');
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/** A clone of the repository between both sides; it borrows the packages. */
function cloneOf(name: string, branch: string): string {
  const clone = join(folder, name);
  git(folder, 'clone', '--quiet', '--branch', branch, remote, clone);
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  writeFileSync(join(clone, '.git/info/exclude'), 'node_modules\n');
  return clone;
}

/** What the workflow and the hook of a bare repository do once a push has passed its tests. */
const passTests = () => git(remote, 'update-ref', 'refs/heads/live', 'refs/heads/main');

/** The editor pushes to a repository; the server's clone polls it and deploys (ED-1, RL-1). */
describe('publishing from the editor to a running server', () => {
  const site = createHome();
  let source: string;
  let office: string;
  let editor: Program;
  beforeAll(async () => {
    git(folder, 'clone', '--quiet', '--bare', root, remote);
    git(remote, 'update-ref', 'refs/heads/main', 'HEAD');
    git(remote, 'symbolic-ref', 'HEAD', 'refs/heads/main');
    passTests();
    source = cloneOf('source', 'live');
    office = cloneOf('office', 'main');
    // The same sources are built already.
    for (const built of ['dist', 'build/server']) cpSync(join(root, built), join(source, built), { recursive: true });
    const { status, said } = await site.deploy([], {}, source);
    expect(status, said).toBe(0);
    await site.start();
    // Where the editor finds the public site.
    vi.stubEnv('SITE_URL', `http://127.0.0.1:${site.port()}`);
    editor = await openProgram(office);
    vi.unstubAllEnvs();
  });
  afterAll(async () => {
    await editor?.kill();
    await site.stop();
    site.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Whether /about shows this text now. */
  const shows = async (text: string) => (await ask({ port: site.port() }, '/about?lang=en')).body.includes(text);
  /** As the timer does. */
  const look = () => site.deploy(['--pull'], {}, source);
  const publish = async (en: string, seen: { ar: string; en: string }) => {
    const saved = { ...seen, en };
    const place = { file: 'app/content/about.ts', path: 'about|title' };
    expect(await editor.call('saveText', { ...place, ...saved, seen })).toEqual(saved);
    expect(await editor.call('publish')).toMatchObject({ pushed: true });
    return saved;
  };
  const seenFirst = { ar: about.title.ar, en: about.title.en };

  test('does nothing without a push', async () => {
    const before = await site.live();
    const { status, said } = await look();
    expect([status, said]).toEqual([0, '']);
    expect(await site.live()).toEqual(before);
  });

  test('puts a published text live with the first poll after it has passed the tests, and the site states since when', async () => {
    const before = await site.live();
    await publish('Who works here, as published', seenFirst);
    // Pushed, but not tested yet.
    expect(await look()).toMatchObject({ status: 0, said: '' });
    expect(await site.live()).toEqual(before);
    passTests();
    const { status, said } = await look();
    expect(status, said).toBe(0);
    const live = await site.live();
    expect(live.commit).toBe(git(office, 'rev-parse', 'HEAD'));
    expect(Date.parse(live.liveSince)).toBeGreaterThan(Date.parse(before.liveSince));
    expect(await shows('Who works here, as published')).toBe(true);
    expect((await look()).said).toBe('');
  });

  test('stays rolled back until the next push', async () => {
    expect((await site.deploy(['--rollback'], {}, source)).status).toBe(0);
    expect(await shows('Who works here, as published')).toBe(false);
    expect((await look()).said).toBe('');
    expect(await shows('Who works here, as published')).toBe(false);
  });

  test('changes nothing on a push that can not be built, does not rebuild it, and deploys the next one', async () => {
    const before = await site.live();
    writeFileSync(join(office, 'app/content/about.ts'), 'export const about = ;\n');
    git(office, '-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-am', 'Break the build');
    git(office, 'push', '--quiet');
    passTests();
    const failed = await look();
    expect(failed.status).toBe(1);
    expect(failed.said).toContain('what is live stays live');
    expect((await site.deploy(['--list'])).said).toMatch(/ failed .*: Build failed .* app\/content\/about\.ts:1:/);
    expect(await site.live()).toEqual(before);
    expect(await look()).toMatchObject({ status: 0, said: '' });
    git(office, '-c', 'user.name=A', '-c', 'user.email=a@example.org', 'revert', '--no-edit', 'HEAD');
    git(office, 'push', '--quiet');
    passTests();
    const mended = await look();
    expect(mended.status, mended.said).toBe(0);
    expect(await shows('Who works here, as published')).toBe(true);
  });
});
