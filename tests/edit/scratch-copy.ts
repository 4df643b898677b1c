import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../tools/paths.ts';

/** A copy of the project in a folder of its own, with a history of one commit, for tests to change. */
export function scratchCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'edit-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const files = listed.split('\n').filter((name) => name && !/^(docs|deploy)\//.test(name));
  for (const folder of new Set(files.map(dirname))) mkdirSync(join(copy, folder), { recursive: true });
  for (const file of files) copyFileSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  git('init', '--quiet');
  // Short-lived, so neither compressed nor synced to disk.
  git('-c', 'core.looseCompression=0', '-c', 'core.fsync=none', 'add', '--all', '--', '.', ':!node_modules');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'The site as it was');
  return copy;
}

/** A developer's clone with a remote beside it; it borrows the packages. */
export function cleanClone(): string {
  const copy = mkdtempSync(join(tmpdir(), 'edit-'));
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  git('clone', '--quiet', '--bare', root, `${copy}.git`);
  git('clone', '--quiet', `${copy}.git`, copy);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // .gitignore matches the folder; a link to it would be an untracked file.
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  return copy;
}

/** A second clone of a remote, from which an engineer pushes. */
export function engineerBeside(remote: string, folder: string) {
  execFileSync('git', ['clone', '--quiet', remote, folder]);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  return {
    folder,
    git,
    /** Changes files on top of what was pushed, new ones from an empty text, and pushes them. */
    push(changes: Record<string, (text: string) => string>): void {
      git('pull', '--quiet', '--rebase');
      for (const [file, change] of Object.entries(changes)) {
        const path = join(folder, file);
        writeFileSync(path, change(existsSync(path) ? readFileSync(path, 'utf8') : ''));
      }
      git('add', '--all');
      const author = ['-c', 'user.name=Engineer', '-c', 'user.email=e@example.com'];
      git(...author, 'commit', '--quiet', '-m', 'Work of an engineer');
      git('push', '--quiet');
    },
  };
}

export interface EditorProgram {
  url: string;
  /** Ends at once, like a power cut. */
  kill: () => Promise<void>;
}

/**
 * `npm run edit` in a copy, without opening a browser.
 * @param more variables of its environment
 */
export function startEditorIn(copy: string, more: Record<string, string> = {}): Promise<EditorProgram> {
  const child = spawn(process.execPath, ['tools/edit/main.ts'], {
    cwd: copy,
    env: {
      ...process.env,
      EDIT_OPEN: 'no',
      EDIT_PORT: '0',
      NODE_ENV: 'development',
      NODE_NO_WARNINGS: '1',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The editor ended')));
    let said = '';
    child.stdout.on('data', (piece) => {
      said += String(piece);
      const url = /http:\/\/127\.0\.0\.1:\d+\/edit\?key=[\w-]+/.exec(said)?.[0];
      if (url) {
        resolve({
          url,
          kill: async () => {
            child.kill('SIGKILL');
            await ended;
          },
        });
      }
    });
  });
}
