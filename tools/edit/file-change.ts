/** Replaces one or several files, and restores them if their check fails. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { writeAtomically } from '../write-atomically.ts';
import { Refusal } from './refusal.ts';

/** Writes a file so that a crash or a full disk leaves the old one. @throws Refusal if it can't be written */
export function writeFile(path: string, content: string | Buffer): void {
  try {
    writeAtomically(path, content);
  } catch (error) {
    throw new Refusal((error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'diskFull' : 'notWritten', { file: path });
  }
}

/** A change of files that can be reverted while the editor runs; afterwards Git has every published version. */
export class FileChange {
  private readonly after: ReadonlyMap<string, string>;
  private readonly before: ReadonlyMap<string, Buffer | undefined>;

  /** @param after new text by path */
  constructor(after: ReadonlyMap<string, string>) {
    this.after = after;
    this.before = new Map([...after.keys()].map((path) => [path, existsSync(path) ? readFileSync(path) : undefined]));
  }

  /** @throws Refusal; every file is then as it was */
  apply(): void {
    try {
      for (const [path, text] of this.after) writeFile(path, text);
    } catch (error) {
      this.revert();
      throw error;
    }
  }

  /** Restores the old files, except one that was edited by hand since. */
  revert(): void {
    for (const [path, bytes] of this.before) {
      if (!existsSync(path) || !readFileSync(path).equals(Buffer.from(this.after.get(path)!))) continue;
      if (bytes) writeFile(path, bytes);
      else rmSync(path);
    }
  }
}
