import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { root } from '../../tools/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'gate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

let count = 0;
let remote: string;
let work: string;
const head = (repository: string, name: string) => {
  try {
    return git(repository, 'rev-parse', '--verify', '--quiet', name);
  } catch {
    return undefined;
  }
};

/** A small project whose tests pass or fail. */
beforeEach(() => {
  count += 1;
  remote = join(folder, `${count}.git`);
  work = join(folder, `${count}`);
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(folder, 'clone', '--quiet', remote, work);
  git(work, 'checkout', '--quiet', '-b', 'main');
  writeFileSync(join(work, 'package.json'), '{ "scripts": { "test": "node test.mjs" } }\n');
});

function commit(passes: boolean): string {
  writeFileSync(join(work, 'test.mjs'), `process.exit(${passes ? 0 : 1}); // ${count}\n`);
  appendFileSync(join(work, 'text'), 'changed\n');
  git(work, 'add', '.');
  git(work, 'commit', '--quiet', '-m', 'Change');
  return head(work, 'HEAD')!;
}

test('the hook of a bare repository moves `live` to a commit that passes, and not to one that fails', async () => {
  copyFileSync(join(root, 'deploy/post-receive'), join(remote, 'hooks/post-receive'));
  const log = () => (existsSync(join(remote, 'ci.log')) ? readFileSync(join(remote, 'ci.log'), 'utf8') : '');
  const push = async (passes: boolean) => {
    const pushed = commit(passes);
    git(work, 'push', '--quiet', 'origin', 'main');
    await expect.poll(log, { timeout: 60_000 }).toContain(`${pushed} ${passes ? 'live' : 'refused'}`);
    return pushed;
  };
  const first = await push(true);
  expect(head(remote, 'live')).toBe(first);
  await push(false);
  expect(head(remote, 'live')).toBe(first);
  expect(head(remote, 'live')).toBe(head(remote, 'main~1'));
  expect(await push(true)).toBe(head(remote, 'live'));
  // Other branches are not tested.
  git(work, 'push', '--quiet', 'origin', 'main:draft');
  expect(log().match(/ (live|refused)$/gm)).toHaveLength(3);
});

test('the workflow moves `live` forward only, after all tests', () => {
  const workflow = readFileSync(join(root, '.github/workflows/test.yml'), 'utf8');
  const job = workflow.slice(workflow.indexOf('\n  live:'));
  expect(job).toContain('needs: test');
  const command = /- run: (.*refs\/heads\/live.*)/.exec(job)![1]!;
  const move = (name: string) => {
    const clone = join(folder, `ci-${count}-${name}`);
    mkdirSync(clone);
    git(folder, 'clone', '--quiet', remote, clone);
    git(clone, 'checkout', '--quiet', '--detach', name);
    execFileSync('sh', ['-euc', command], { cwd: clone, stdio: 'ignore' });
  };
  const [older, newer] = [commit(true), commit(true)];
  git(work, 'push', '--quiet', 'origin', 'main');
  move(newer);
  expect(head(remote, 'live')).toBe(newer);
  // A slower run of an older push ends later.
  move(older);
  expect(head(remote, 'live')).toBe(newer);
});
