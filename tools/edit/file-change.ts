/** Files that are exchanged whole or not at all, one or several at once. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from './refusal.ts';

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

/**
 * A change of files that can be taken back: the new text and the old one of each are on disk before the first file is exchanged, so
 * that neither a full disk nor a power cut leaves a part of it.
 */
export class FileChange {
  private readonly paths: readonly string[];
  /**
   * @param after new text by path; without it, a change that was made ready before and never ended is taken up again
   * @throws Refusal where the disk is full or refuses; everything is then as it was
   */
  constructor(paths: readonly string[], after?: ReadonlyMap<string, string>) {
    this.paths = paths;
    try {
      for (const [path, text] of after ?? []) {
        if (existsSync(path)) writeWhole(oldOf(path), readFileSync(path));
        writeWhole(newOf(path), text);
      }
    } catch (error) {
      this.end();
      throw error;
    }
  }

  apply(): void {
    // A copy: who changes the file in its place must not change what it is compared with.
    for (const path of this.paths) exchange(newOf(path), path, copyFileSync);
  }

  /** Puts the old files back, except where a hand has changed one since. */
  revert(): void {
    for (const path of this.paths) {
      if (!existsSync(path) || !existsSync(newOf(path)) || !sameBytes(path, newOf(path))) continue;
      if (existsSync(oldOf(path))) exchange(oldOf(path), path, linkOrCopy);
      else rmSync(path);
    }
  }

  /** From here on nothing is taken back, whichever of the files beside are still there. */
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

/** Of a change that was cut off while it ended: what is beside its files means nothing any more. */
export const isEnded = (path: string): boolean => existsSync(endedOf(path));

function markEnded(path: string): void {
  try {
    closeSync(openSync(endedOf(path), 'w'));
  } catch {
    // A disk that takes no empty file either: it ends all the same.
  }
}

const newOf = (path: string): string => `${path}.new.tmp`;
const oldOf = (path: string): string => `${path}.old.tmp`;

const sameBytes = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));

const between = (path: string): string => `${path}.tmp`;

/** Puts a file in the place of another in one step, and keeps it where it was. */
function exchange(from: string, to: string, double: (from: string, to: string) => void): void {
  rmSync(between(from), { force: true });
  double(from, between(from));
  renameSync(between(from), to);
}

/** A link needs no room on a full disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // A file system without links.
    copyFileSync(from, to);
  }
}
