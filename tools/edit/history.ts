/** The git history that publications are recorded in. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { simpleGit } from 'simple-git';
import { office } from '../../app/content/office.ts';
import { Refusal } from './refusal.ts';

const identity = [`user.name=${office.name.en}`, `user.email=${office.email}`];

/** While another program locks the repository: how often to retry, and after how many milliseconds. */
const [retries, retryMs] = [8, 250];

/** Milliseconds without an answer of the server. */
const [fetchMs, pushMs] = [20_000, 120_000];

/** A publication, or the commit that reverts one. */
export interface Publication {
  hash: string;
  subject: string;
  /** ISO 8601. */
  date: string;
  /** It is neither reverted nor a revert. */
  stands: boolean;
}

export class History {
  private readonly git;
  private readonly fetching;
  private readonly root: string;
  constructor(root: string) {
    this.root = root;
    // Without a prompt, a missing password is an error that the panel shows.
    process.env.GIT_TERMINAL_PROMPT = '0';
    // `git status` must not lock the index while a publication needs it. The messages that are matched below are English.
    process.env.GIT_OPTIONAL_LOCKS = '0';
    process.env.LC_ALL = 'C';
    const gitWith = (block: number) =>
      simpleGit({
        baseDir: root,
        config: identity,
        timeout: { block },
        // simple-git does not pass these on by default.
        allowEnvironment: ['GIT_TERMINAL_PROMPT', 'GIT_OPTIONAL_LOCKS'],
      });
    this.git = gitWith(pushMs);
    this.fetching = gitWith(fetchMs);
  }

  /** The file in a commit, byte for byte. */
  version(file: string, commit: string): Buffer | undefined {
    try {
      return this.plumbing(['show', `${commit}:${file}`]);
    } catch {
      return undefined;
    }
  }

  committed = (file: string): string | undefined => this.version(file, 'HEAD')?.toString();

  /** @returns its output @throws Error */
  private plumbing(args: readonly string[], input?: Buffer, index?: string): Buffer {
    return execFileSync('git', [...identity.flatMap((setting) => ['-c', setting]), ...args], {
      cwd: this.root,
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 200_000_000,
      env: { ...process.env, ...(index && { GIT_INDEX_FILE: index }) },
    });
  }

  /** Restores the committed version of a file, byte for byte. @throws Refusal */
  async restore(file: string): Promise<void> {
    await this.write(['checkout', 'HEAD', '--', file]);
  }

  /** The changed files; `fresh` ones are untracked. @throws Refusal if there is no git or no repository */
  async status(folders: readonly string[]): Promise<{ file: string; fresh: boolean }[]> {
    const status = await this.git
      .raw(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...folders])
      .catch((error: Error) => {
        throw new Refusal(/ENOENT/.test(error.message) ? 'gitMissing' : 'noHistory');
      });
    return status
      .split('\0')
      .filter((line) => line && !line.endsWith('.tmp'))
      .map((line) => ({ file: line.slice(3), fresh: line.startsWith('??') }));
  }

  /** The subject of the newest commit. */
  last = async (): Promise<string> => (await this.git.log({ maxCount: 1 })).latest!.message;

  /** Fetches what others have pushed. @returns false if the server can't be reached */
  async fetch(): Promise<boolean> {
    const remote = await this.remote();
    return (
      !remote ||
      this.fetching.raw(['fetch', '--quiet', remote]).then(
        () => true,
        () => false,
      )
    );
  }

  /** The last fetched commit of the server, if it has commits that are not here, and the last one that both have. */
  async incoming(): Promise<{ theirs: string; base: string; count: number } | undefined> {
    const remote = await this.remote();
    const branch = (await this.git.raw(['branch', '--show-current']).catch(() => '')).trim();
    const theirs = await this.git.revparse(['--verify', '--quiet', `refs/remotes/${remote}/${branch}`]).catch(() => '');
    if (!theirs) return undefined;
    const count = Number(await this.git.raw(['rev-list', '--count', `HEAD..${theirs}`]));
    const base = await this.git.raw(['merge-base', 'HEAD', theirs]).catch(() => '');
    return count > 0 && base ? { theirs: theirs.trim(), base: base.trim(), count } : undefined;
  }

  /** The files that differ between two commits. */
  async changedFiles(from: string, to: string): Promise<string[]> {
    const names = await this.git.raw(['diff', '--name-only', '--no-renames', '-z', from, to]);
    return names.split('\0').filter(Boolean);
  }

  /**
   * Moves to a commit of the server and leaves these files as changes on top of it. Each step is a commit, so that a crash loses nothing.
   * @param files their content; `undefined` for a deleted one. @param unsaved the files that are not committed. @throws Refusal
   */
  async moveTo(
    theirs: string,
    files: ReadonlyMap<string, Buffer | undefined>,
    unsaved: readonly string[],
  ): Promise<void> {
    const head = await this.head();
    if (unsaved.length > 0) await this.commit('Kept while changes of others are fetched', unsaved);
    const index = join(tmpdir(), `office-index-${process.pid}`);
    const here = (args: readonly string[], input?: Buffer) => this.plumbing(args, input, index).toString().trim();
    try {
      here(['read-tree', theirs]);
      for (const [file, content] of files)
        if (!content) here(['update-index', '--force-remove', '--', file]);
        else {
          const blob = here(['hash-object', '-w', '--stdin', '--path', file], content);
          here(['update-index', '--add', '--cacheinfo', `100644,${blob},${file}`]);
        }
      const merged = here([
        'commit-tree',
        here(['write-tree']),
        '-p',
        theirs,
        '-m',
        'The office’s changes on top of others’',
      ]);
      await this.git.raw(['reset', '--quiet', '--keep', merged]);
    } catch {
      await this.write(['reset', '--quiet', head]);
      throw new Refusal('pushBehind');
    } finally {
      rmSync(index, { force: true });
    }
    await this.write(['reset', '--quiet', theirs]);
  }

  /** The hash of the newest commit. */
  head = async (): Promise<string> => (await this.git.revparse(['HEAD'])).trim();

  /** Commits these files only: what is staged besides stays staged. @throws Refusal */
  async commit(message: string, files: readonly string[]): Promise<void> {
    await this.write(['add', '--all', '--', ...files]);
    await this.write(['commit', '--no-verify', '-m', message, '--only', '--', ...files]);
  }

  /** Reverts a commit with a new one, or leaves everything as it is. @throws Refusal if others have changed the same since */
  async revert(hash: string): Promise<void> {
    try {
      await this.write(['revert', '--no-edit', hash]);
    } catch (error) {
      const stopped = await this.git.raw(['revert', '--abort']).then(
        () => true,
        () => false,
      );
      throw stopped ? new Refusal('undoOverlaps') : error;
    }
  }

  /** Runs a command, again if another program (an engineer's editor) locks the repository for a moment. @throws Refusal */
  private async write(command: string[]): Promise<void> {
    for (let left = retries; ; left--)
      try {
        await this.git.raw(command);
        return;
      } catch (error) {
        const held = /\.lock\b/.test((error as Error).message);
        if (!held) throw new Refusal('gitFailed', { detail: firstLine(error) });
        if (left === 0) throw new Refusal('gitHeld');
        await setTimeout(retryMs);
      }
  }

  /** Publications and their reverts, newest first. Commits made without the editor are not among them. */
  async publications(trailer: string): Promise<Publication[]> {
    const reverted = new Set<string>();
    const found: Publication[] = [];
    for (const { hash, message, body, date } of (await this.git.log({ maxCount: 200 })).all) {
      const target = /This reverts commit ([0-9a-f]{40})/.exec(body)?.[1];
      if (target) reverted.add(target);
      if (target || body.includes(trailer))
        found.push({ hash, subject: message, date, stands: !target && !reverted.has(hash) });
    }
    return found;
  }

  /** Whether a commit is another one or comes after it. */
  holds(commit: string, older: string): boolean {
    try {
      this.plumbing(['merge-base', '--is-ancestor', older, commit]);
      return true;
    } catch {
      return false;
    }
  }

  private async remote(): Promise<string | undefined> {
    return (await this.git.getRemotes())[0]?.name;
  }

  /** The commits that were not pushed. */
  async unsentCommits(): Promise<string[]> {
    const remote = await this.remote();
    if (!remote) return [];
    const hashes = await this.git.raw(['rev-list', 'HEAD', '--not', `--remotes=${remote}`]).catch(() => '');
    return hashes.split('\n').filter(Boolean);
  }

  /**
   * Pushes, if there is a remote. @param starts called before the push
   * @returns `behind` if others have pushed meanwhile. @throws Refusal; the commit stays
   */
  async push(starts: () => void): Promise<'pushed' | 'behind' | 'here'> {
    const remote = await this.remote();
    if (!remote) return 'here';
    starts();
    try {
      await this.git.raw(['push', '--set-upstream', remote, 'HEAD']);
      return 'pushed';
    } catch (error) {
      const { message } = error as Error;
      if (/non-fast-forward|fetch first/.test(message)) return 'behind';
      throw new Refusal(/hook declined|protected branch|pre-receive/.test(message) ? 'pushRefused' : 'pushFailed', {
        detail: firstLine(error),
      });
    }
  }
}

const firstLine = (error: unknown): string => (error as Error).message.trim().split('\n')[0] ?? '';
