/** What was changed since the last publication, in words; publishing it as a commit, and taking that back. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleGit } from 'simple-git';
import { office } from '../../app/content/office.ts';
import { Refusal } from './refusal.ts';
import { changePair, type Entry, entries, entryAt } from './source.ts';
import { type Workspace, writeWhole } from './workspace.ts';

/** Where the office's changes end up; nothing else is ever published from here. */
const published = ['app/content', 'public/photos', 'public/films'];
const trailer = 'Published-with: npm run edit';

export interface Change {
  file: string;
  path: string;
  kind: 'changed' | 'added' | 'removed' | 'file';
  before?: string;
  after?: string;
}

const textOf = (entry: Entry | undefined): string | undefined =>
  entry === undefined
    ? undefined
    : entry.kind === 'pair'
      ? `${entry.ar.text}\n${entry.en.text}`
      : entry.kind === 'string'
        ? entry.value.text
        : entry.kind === 'number'
          ? String(entry.value)
          : entry.ends.map((end) => end.value).join(' – ');

export class Publication {
  private readonly git;
  private readonly workspace: Workspace;
  constructor(workspace: Workspace) {
    this.workspace = workspace;
    this.git = simpleGit({
      baseDir: workspace.root,
      config: [`user.name=${office.name.en}`, `user.email=${office.email}`],
    });
  }

  private async committed(file: string): Promise<string | undefined> {
    return this.git.show([`HEAD:${file}`]).catch(() => undefined);
  }

  private async changedFiles(): Promise<string[]> {
    const status = await this.git.raw(['status', '--porcelain', '-z', '--untracked-files=all', '--', ...published]);
    return status
      .split('\0')
      .filter(Boolean)
      .map((line) => line.slice(3));
  }

  /** Every literal that differs from the published one. */
  async list(): Promise<Change[]> {
    const changes: Change[] = [];
    for (const file of await this.changedFiles()) {
      const before = await this.committed(file);
      const path = join(this.workspace.root, file);
      if (!file.endsWith('.ts') || before === undefined || !existsSync(path)) {
        changes.push({ file, path: '', kind: 'file' });
        continue;
      }
      const was = new Map(entries(before).map((entry) => [entry.path, textOf(entry)]));
      const is = new Map(entries(readFileSync(path, 'utf8')).map((entry) => [entry.path, textOf(entry)]));
      for (const [place, text] of is) {
        if (!was.has(place)) changes.push({ file, path: place, kind: 'added', after: text });
        else if (was.get(place) !== text)
          changes.push({ file, path: place, kind: 'changed', before: was.get(place), after: text });
      }
      for (const [place, text] of was)
        if (!is.has(place)) changes.push({ file, path: place, kind: 'removed', before: text });
      if (!changes.some((change) => change.file === file)) changes.push({ file, path: '', kind: 'file' });
    }
    return changes;
  }

  /** Puts one text, or with an empty place the whole file, back to what is published. */
  async putBack(file: string, path: string): Promise<void> {
    const before = await this.committed(file);
    const where = join(this.workspace.root, file);
    const entry = before === undefined ? undefined : entryAt(before, path);
    if (entry?.kind === 'pair') {
      const { code, hash } = this.workspace.read(file);
      this.workspace.write(file, changePair(code, path, { ar: entry.ar.text, en: entry.en.text }), hash);
      if (this.workspace.read(file).code.replace(/\s/g, '') === before!.replace(/\s/g, '')) writeWhole(where, before!);
    } else if (before !== undefined) writeWhole(where, before);
    else await this.git.raw(['clean', '-f', '--', file]);
  }

  /** The sentence that the history keeps. */
  static sentence(changes: readonly Change[]): string {
    const pages = [
      ...new Set(changes.map(({ file }) => file.replace(/^app\/content\/|^public\/|\.ts$/g, '').replaceAll('/', ' '))),
    ];
    const what =
      changes.length === 1 && changes[0]!.path
        ? `${changes[0]!.path.split('|').slice(1).join(' ') || pages[0]} of ${pages[0]}`
        : `${changes.length} entries of ${pages.slice(0, 4).join(', ')}${pages.length > 4 ? ' and others' : ''}`;
    return `The office changed ${what}`;
  }

  /**
   * Checks, then commits, then sends the commit to where the project comes from, if it comes from anywhere.
   * @throws Refusal with the check's or git's own words
   */
  async publish(told: (line: string) => void): Promise<{ sentence: string; pushed: boolean }> {
    const changes = await this.list();
    if (changes.length === 0) throw new Refusal('nothing');
    const failure = await this.check(told);
    if (failure) throw new Refusal('checkFailed', { detail: failure });
    const sentence = Publication.sentence(changes);
    try {
      await this.git.raw([
        'add',
        '--all',
        '--',
        ...published.filter((folder) => existsSync(join(this.workspace.root, folder))),
      ]);
      await this.git.raw(['commit', '--no-verify', '-m', `${sentence}\n\n${trailer}`]);
    } catch (error) {
      throw new Refusal('gitFailed', { detail: firstLine(error) });
    }
    return { sentence, pushed: await this.push(told) };
  }

  /** Takes the last publication back with a commit of its own, so that every file is as it was before. */
  async undo(told: (line: string) => void): Promise<{ sentence: string; pushed: boolean }> {
    if ((await this.changedFiles()).length > 0) throw new Refusal('saveFirst');
    const { latest } = await this.git.log({ maxCount: 1 });
    if (!latest?.body.includes(trailer)) throw new Refusal('nothingToUndo');
    try {
      await this.git.raw(['revert', '--no-edit', latest.hash]);
    } catch (error) {
      await this.git.raw(['revert', '--abort']).catch(() => '');
      throw new Refusal('gitFailed', { detail: firstLine(error) });
    }
    return { sentence: latest.message, pushed: await this.push(told) };
  }

  private async push(told: (line: string) => void): Promise<boolean> {
    if ((await this.git.getRemotes()).length === 0) return false;
    told('push');
    try {
      await this.git.raw(['push']);
      return true;
    } catch (error) {
      throw new Refusal('pushFailed', { detail: firstLine(error) });
    }
  }

  /** The project's own check, as `npm run check` runs it. @returns what it complained of */
  private check(told: (line: string) => void): Promise<string | undefined> {
    told('check');
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [join(this.workspace.root, process.env.EDIT_CHECK ?? 'tools/check.ts')], {
        cwd: this.workspace.root,
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)));
      child.on('error', (error) => resolve(error.message));
      child.on('exit', (code) => resolve(code === 0 ? undefined : said.trim().slice(0, 600)));
    });
  }
}

const firstLine = (error: unknown): string => (error as Error).message.trim().split('\n')[0] ?? '';
