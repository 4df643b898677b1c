/** The content files on disk: reads them, and writes each change completely or not at all. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, entries } from '../source/literals.ts';
import { FileChange } from './file-change.ts';
import { Refusal } from './refusal.ts';

export const hashOf = (code: string | Buffer): string => createHash('sha256').update(code).digest('hex').slice(0, 16);

export class Workspace {
  readonly root: string;
  private readonly parsed = new Map<string, { code: string; entries: readonly Entry[] }>();
  constructor(root: string) {
    this.root = root;
  }

  /** Every file of the content except tests, as paths from the root with slashes. */
  contentFiles(): string[] {
    return globSync('app/content/**/*.ts', { cwd: this.root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.endsWith('.test.ts'))
      .sort();
  }

  /** When each file was last modified. */
  times(): Map<string, number> {
    const data = globSync('app/content/**/*.json', { cwd: this.root });
    return new Map([...this.contentFiles(), ...data].map((file) => [file, statSync(join(this.root, file)).mtimeMs]));
  }

  /** @returns the code of a content file. @throws Refusal for any other file */
  read = (file: string): string => {
    if (!/^app\/content\/[\w/-]+\.ts$/.test(file)) throw new Refusal('noPlace', { file });
    return readFileSync(join(this.root, file), 'utf8');
  };

  /** The literals of a content file, parsed once per version of the file. */
  entries(file: string): readonly Entry[] {
    const code = this.read(file);
    const known = this.parsed.get(file);
    if (known?.code === code) return known.entries;
    const all = entries(code);
    this.parsed.set(file, { code, entries: all });
    return all;
  }

  entryAt = (file: string, path: string): Entry | undefined => this.entries(file).find((entry) => entry.path === path);

  /** @throws Refusal if new code does not parse */
  prepare(changes: ReadonlyMap<string, string>): FileChange {
    return new FileChange(
      new Map([...changes].map(([file, code]) => [join(this.root, file), this.format(file, code)])),
    );
  }

  /** @throws Refusal if the code does not parse */
  private format(file: string, code: string): string {
    const program = join(this.root, 'node_modules/.bin/biome');
    const { status, stdout } = spawnSync(process.execPath, [program, 'format', `--stdin-file-path=${file}`], {
      cwd: this.root,
      input: code,
      encoding: 'utf8',
      maxBuffer: 16_000_000,
    });
    if (status !== 0 || !stdout) throw new Refusal('wouldBreak', { file });
    return stdout;
  }
}
