/** Unsaved input of all forms, on disk: typed text and chosen files survive a crash of the editor or the browser. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from './file-change.ts';
import { Refusal } from './refusal.ts';
import { hashOf } from './workspace.ts';

/** The unsaved fields of a form. */
export type Draft = Record<string, unknown> & { file?: KeptFile };

/** A photo or film chosen in a form: its bytes are kept beside the drafts until the form is saved or discarded. */
export interface KeptFile {
  key: string;
  name: string;
  bytes: number;
}

type Drafts = Record<string, Draft>;

export class DraftStore {
  private readonly path: string;
  private readonly files: string;
  private drafts: Drafts;
  constructor(folder: string) {
    this.path = join(folder, 'edit-drafts.json');
    this.files = join(folder, 'edit-files');
    this.drafts = this.read();
    this.sweep();
  }

  private read(): Drafts {
    if (!existsSync(this.path)) return {};
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as Drafts;
    } catch {
      // Drafts are written atomically, so this damage came from outside.
      return {};
    }
  }

  all = (): Drafts => this.drafts;

  /** @param fields of the form of a place; `undefined` once it is saved or discarded */
  keep(place: string, fields: Draft | undefined): void {
    const { [place]: was, ...others } = this.drafts;
    const drafts = fields ? { ...others, [place]: fields } : others;
    writeFile(this.path, JSON.stringify(drafts));
    this.drafts = drafts;
    // Not while the form is open: its next file may be uploading.
    if (was?.file && !fields) this.sweep();
  }

  /** Adds a chosen file to the draft of its form. @throws Refusal if the disk is full */
  keepFile(place: string, name: string, bytes: Buffer): KeptFile {
    const file = { key: hashOf(bytes), name, bytes: bytes.length };
    writeFile(join(this.files, file.key), bytes);
    this.keep(place, { ...this.drafts[place], file });
    return file;
  }

  /** The bytes of a chosen file. @throws Refusal if another window has saved or discarded it */
  file(key: string): Buffer {
    const path = join(this.files, key);
    if (!/^\w+$/.test(key) || !existsSync(path)) throw new Refusal('fileGone');
    return readFileSync(path);
  }

  /** Deletes the files that no draft refers to. */
  private sweep(): void {
    if (!existsSync(this.files)) return;
    const held = new Set(Object.values(this.drafts).map(({ file }) => file?.key));
    for (const name of readdirSync(this.files)) if (!held.has(name)) rmSync(join(this.files, name), { force: true });
  }
}
