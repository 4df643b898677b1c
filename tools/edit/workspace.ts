/** The content files on disk: read, and written whole or not at all. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.ts';
import { entries } from './source.ts';

export interface Source {
  code: string;
  /** Of the code; a change is only written over the version it was made for. */
  hash: string;
}

export const hashOf = (code: string | Buffer): string => createHash('sha256').update(code).digest('hex').slice(0, 16);

/** Writes a file so that a crash or a full disk leaves the old one. @throws Refusal where it can't be written */
export function writeWhole(path: string, content: string | Buffer): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(beside, 'w');
    try {
      const bytes = Buffer.from(content);
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new Refusal((error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'diskFull' : 'notWritten', { file: path });
  }
}

export class Workspace {
  readonly root: string;
  constructor(root: string) {
    this.root = root;
  }

  /** Every file of the content, its tests left out, as paths from the root with slashes. */
  contentFiles(): string[] {
    return globSync('app/content/**/*.ts', { cwd: this.root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.endsWith('.test.ts'))
      .sort();
  }

  /** When each file was last written, by whomever. */
  times(): Map<string, number> {
    return new Map(this.contentFiles().map((file) => [file, statSync(join(this.root, file)).mtimeMs]));
  }

  /** @throws Refusal for anything that is no file of the content */
  read(file: string): Source {
    if (!/^app\/content\/[\w/-]+\.ts$/.test(file)) throw new Refusal('noPlace', { file });
    const code = readFileSync(join(this.root, file), 'utf8');
    return { code, hash: hashOf(code) };
  }

  /**
   * Puts a changed file in the place of the one it was made from, in the project's own format.
   * @throws Refusal where the file was changed meanwhile, or would no longer be TypeScript
   */
  write(file: string, code: string, madeFrom: string): void {
    if (this.read(file).hash !== madeFrom) throw new Refusal('changedMeanwhile', { file });
    const formatted = this.format(file, code);
    try {
      entries(formatted);
    } catch {
      throw new Refusal('wouldBreak', { file });
    }
    writeWhole(join(this.root, file), formatted);
  }

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
