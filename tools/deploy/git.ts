import { spawnSync } from 'node:child_process';
import { root } from '../paths.ts';

/** @throws Error with git's message */
function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (error) throw new Error(`git can't be run: ${error.message}`);
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

/** The commit of this folder, with a `+` if files have changed since; null outside git. */
export function commitHere(): string | null {
  try {
    const commit = git('rev-parse', 'HEAD');
    return git('status', '--porcelain', '--untracked-files=no') ? `${commit}+` : commit;
  } catch {
    return null;
  }
}

/** Updates this clone to its upstream branch. @throws Error if it has commits or changes of its own */
export function pull(): void {
  git('fetch', '--quiet');
  git('merge', '--quiet', '--ff-only', '@{upstream}');
}
