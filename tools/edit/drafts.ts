/** What is being typed or was chosen and is not saved yet, on disk at every pause: nothing is lost when the program or the browser dies. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './file-change.ts';
import { Refusal } from './refusal.ts';
import { hashOf } from './workspace.ts';

/** The values of a form, by its fields. */
export type Draft = Record<string, unknown> & { file?: KeptFile };

/** A photo or film that was chosen for a form: its bytes stand beside the drafts until the form is saved or discarded. */
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
      // A half-written file can't come from here (it is written whole); whatever it is, it is kept aside, and typing goes on.
      for (const path of [this.path, this.files])
        if (existsSync(path)) renameSync(path, `${path}.damaged-${Date.now()}`);
      return {};
    }
  }

  all = (): Drafts => this.drafts;

  /** @param fields the form's values; `undefined` once saved or discarded */
  keep(place: string, fields: Draft | undefined): void {
    const { [place]: was, ...others } = this.drafts;
    const drafts = fields ? { ...others, [place]: fields } : others;
    writeWhole(this.path, JSON.stringify(drafts));
    this.drafts = drafts;
    // Not while the form is open: its next file may be uploading.
    if (was?.file && !fields) this.sweep();
  }

  /** Takes a chosen file into the draft of its form. @throws Refusal where the disk is full */
  keepFile(place: string, name: string, bytes: Buffer): KeptFile {
    const file = { key: hashOf(bytes), name, bytes: bytes.length };
    writeWhole(join(this.files, file.key), bytes);
    this.keep(place, { ...this.drafts[place], file });
    return file;
  }

  /** The bytes of a chosen file. @throws Refusal where another window has saved or discarded it */
  file(key: string): Buffer {
    const path = join(this.files, key);
    if (!/^\w+$/.test(key) || !existsSync(path)) throw new Refusal('fileGone');
    return readFileSync(path);
  }

  /** Takes away the files that no draft holds. */
  private sweep(): void {
    if (!existsSync(this.files)) return;
    const held = new Set(Object.values(this.drafts).map(({ file }) => file?.key));
    for (const name of readdirSync(this.files)) if (!held.has(name)) rmSync(join(this.files, name), { force: true });
  }
}
