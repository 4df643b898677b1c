/** The git history that publications are recorded in. */
import { setTimeout } from 'node:timers/promises';
import { simpleGit } from 'simple-git';
import { office } from '../../app/content/office.ts';
import { Refusal } from './refusal.ts';

/** While another program locks the repository: how often to retry, and after how many milliseconds. */
const [retries, retryMs] = [8, 250];

export class History {
  private readonly git;
  constructor(root: string) {
    // Without a prompt, a missing password is an error that the panel shows.
    process.env.GIT_TERMINAL_PROMPT = '0';
    // `git status` must not lock the index while a publication needs it. The messages that are matched below are English.
    process.env.GIT_OPTIONAL_LOCKS = '0';
    process.env.LC_ALL = 'C';
    this.git = simpleGit({
      baseDir: root,
      config: [`user.name=${office.name.en}`, `user.email=${office.email}`],
      timeout: { block: 120_000 },
      // simple-git does not pass these on by default.
      allowEnvironment: ['GIT_TERMINAL_PROMPT', 'GIT_OPTIONAL_LOCKS'],
    });
  }

  committed(file: string): Promise<string | undefined> {
    return this.git.show([`HEAD:${file}`]).catch(() => undefined);
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

  /** The hash of the newest commit. */
  head = async (): Promise<string> => (await this.git.revparse(['HEAD'])).trim();

  /** Commits these files only: what is staged besides stays staged. @throws Refusal */
  async commit(message: string, files: readonly string[]): Promise<void> {
    await this.write(['add', '--all', '--', ...files]);
    await this.write(['commit', '--no-verify', '-m', message, '--only', '--', ...files]);
  }

  /** Reverts a commit with a new one, or leaves everything as it is. @throws Refusal */
  async revert(hash: string): Promise<void> {
    try {
      await this.write(['revert', '--no-edit', hash]);
    } catch (error) {
      await this.git.raw(['revert', '--abort']).catch(() => '');
      throw error;
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

  /** The newest publication that was not reverted; a commit made without the editor ends the search. */
  async lastPublication(trailer: string): Promise<{ hash: string; message: string } | undefined> {
    const reverted = new Set<string>();
    for (const { hash, message, body } of (await this.git.log({ maxCount: 200 })).all) {
      const target = /This reverts commit ([0-9a-f]{40})/.exec(body)?.[1];
      if (target) reverted.add(target);
      else if (!body.includes(trailer)) return undefined;
      else if (!reverted.has(hash)) return { hash, message };
    }
    return undefined;
  }

  private async remote(): Promise<string | undefined> {
    return (await this.git.getRemotes())[0]?.name;
  }

  /** The number of commits that were not pushed. */
  async unsent(): Promise<number> {
    const remote = await this.remote();
    if (!remote) return 0;
    const count = await this.git.raw(['rev-list', '--count', 'HEAD', '--not', `--remotes=${remote}`]).catch(() => '0');
    return Number(count);
  }

  /** Pushes, if there is a remote. @param starts called before the push. @throws Refusal; the commit stays */
  async push(starts: () => void): Promise<boolean> {
    const remote = await this.remote();
    if (!remote) return false;
    starts();
    try {
      await this.git.raw(['push', '--set-upstream', remote, 'HEAD']);
      return true;
    } catch (error) {
      const behind = /non-fast-forward|fetch first|rejected/.test((error as Error).message);
      throw new Refusal(behind ? 'pushBehind' : 'pushFailed', { detail: firstLine(error) });
    }
  }
}

const firstLine = (error: unknown): string => (error as Error).message.trim().split('\n')[0] ?? '';
