/** Replaces one or several files atomically. */
import { closeSync, copyFileSync, existsSync, linkSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
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

/**
 * A change of files that can be reverted. The new and the old text of each are on disk before the first file is replaced, so that neither
 * a full disk nor a power cut leaves half a change.
 */
export class FileChange {
  private readonly paths: readonly string[];
  /**
   * @param after new text by path; without it, the object continues a change that was prepared before and never ended
   * @throws Refusal if the disk is full or refuses to write; all files are then unchanged
   */
  constructor(paths: readonly string[], after?: ReadonlyMap<string, string>) {
    this.paths = paths;
    try {
      for (const [path, text] of after ?? []) {
        if (existsSync(path)) writeFile(oldOf(path), readFileSync(path));
        writeFile(newOf(path), text);
      }
    } catch (error) {
      this.end();
      throw error;
    }
  }

  apply(): void {
    // A copy, so that a later edit of the file does not change the text that `revert` compares it with.
    for (const path of this.paths) exchange(newOf(path), path, copyFileSync);
  }

  /** Restores the old files, except one that was edited by hand since. */
  revert(): void {
    for (const path of this.paths) {
      if (!existsSync(path) || !existsSync(newOf(path)) || !sameBytes(path, newOf(path))) continue;
      if (existsSync(oldOf(path))) exchange(oldOf(path), path, linkOrCopy);
      else rmSync(path);
    }
  }

  /** Ends the change: from here on it is never reverted, even if its temporary files are still there. */
  end(): void {
    const [first] = this.paths;
    if (first) markEnded(first);
    for (const path of this.paths)
      for (const beside of [newOf(path), oldOf(path)])
        for (const rest of [beside, between(beside)]) rmSync(rest, { force: true });
    if (first) rmSync(endedOf(first), { force: true });
  }
}

const endedOf = (path: string): string => `${path}.ended.tmp`;

/** Whether a change was interrupted while it ended: its temporary files can be deleted. */
export const isEnded = (path: string): boolean => existsSync(endedOf(path));

function markEnded(path: string): void {
  try {
    closeSync(openSync(endedOf(path), 'w'));
  } catch {
    // The disk does not even take an empty file; end the change all the same.
  }
}

const newOf = (path: string): string => `${path}.new.tmp`;
const oldOf = (path: string): string => `${path}.old.tmp`;

const sameBytes = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));

const between = (path: string): string => `${path}.tmp`;

/** Replaces a file with a copy of another in one step. */
function exchange(from: string, to: string, copy: (from: string, to: string) => void): void {
  rmSync(between(from), { force: true });
  copy(from, between(from));
  renameSync(between(from), to);
}

/** A link needs no space on a full disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The file system has no links.
    copyFileSync(from, to);
  }
}
