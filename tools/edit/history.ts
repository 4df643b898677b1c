/** The history that publications are recorded in, by git. */
import { setTimeout } from 'node:timers/promises';
import { simpleGit } from 'simple-git';
import { office } from '../../app/content/office.ts';
import { Refusal } from './refusal.ts';

/** How often, and after how many milliseconds, a history that another program holds is asked for again. */
const [patience, pause] = [8, 250];

export class History {
  private readonly git;
  constructor(root: string) {
    // No terminal asks for a password: the push fails, and the panel says so.
    process.env.GIT_TERMINAL_PROMPT = '0';
    // Reading must not lock what publishing needs at the same time. Git's messages are classified below.
    process.env.GIT_OPTIONAL_LOCKS = '0';
    process.env.LC_ALL = 'C';
    this.git = simpleGit({
      baseDir: root,
      config: [`user.name=${office.name.en}`, `user.email=${office.email}`],
      timeout: { block: 120_000 },
      // Without this it keeps them from git.
      allowEnvironment: ['GIT_TERMINAL_PROMPT', 'GIT_OPTIONAL_LOCKS'],
    });
  }

  committed(file: string): Promise<string | undefined> {
    return this.git.show([`HEAD:${file}`]).catch(() => undefined);
  }

  /** Makes a file what is published, byte for byte. @throws Refusal */
  async putBack(file: string): Promise<void> {
    await this.write(['checkout', 'HEAD', '--', file]);
  }

  /** @throws Refusal if git or the history is missing */
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

  /** The sentence of the newest entry. */
  last = async (): Promise<string> => (await this.git.log({ maxCount: 1 })).latest!.message;

  /** The name that git gave to the newest entry. */
  head = async (): Promise<string> => (await this.git.revparse(['HEAD'])).trim();

  /** Commits these files only; other staged changes stay staged. @throws Refusal */
  async commit(message: string, files: readonly string[]): Promise<void> {
    await this.write(['add', '--all', '--', ...files]);
    await this.write(['commit', '--no-verify', '-m', message, '--only', '--', ...files]);
  }

  /** Takes an entry back with one of its own, or leaves everything as it is. @throws Refusal */
  async revert(hash: string): Promise<void> {
    try {
      await this.write(['revert', '--no-edit', hash]);
    } catch (error) {
      await this.git.raw(['revert', '--abort']).catch(() => '');
      throw error;
    }
  }

  /** Another program may hold the history for a moment, a programmer's window for example. @throws Refusal */
  private async write(command: string[]): Promise<void> {
    for (let left = patience; ; left--)
      try {
        await this.git.raw(command);
        return;
      } catch (error) {
        const held = /\.lock\b/.test((error as Error).message);
        if (!held) throw new Refusal('gitFailed', { detail: firstLine(error) });
        if (left === 0) throw new Refusal('gitHeld');
        await setTimeout(pause);
      }
  }

  /** The newest publication that was not reverted; the search ends at another author's commit. */
  async lastPublication(trailer: string): Promise<{ hash: string; message: string } | undefined> {
    const takenBack = new Set<string>();
    for (const { hash, message, body } of (await this.git.log({ maxCount: 200 })).all) {
      const reverted = /This reverts commit ([0-9a-f]{40})/.exec(body)?.[1];
      if (reverted) takenBack.add(reverted);
      else if (!body.includes(trailer)) return undefined;
      else if (!takenBack.has(hash)) return { hash, message };
    }
    return undefined;
  }

  private async remote(): Promise<string | undefined> {
    return (await this.git.getRemotes())[0]?.name;
  }

  /** How many publications did not reach the place they are sent to. */
  async unsent(): Promise<number> {
    const remote = await this.remote();
    if (!remote) return 0;
    const count = await this.git.raw(['rev-list', '--count', 'HEAD', '--not', `--remotes=${remote}`]).catch(() => '0');
    return Number(count);
  }

  /** Sends to where the project comes from, if it comes from anywhere. @throws Refusal; the commit stays */
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
