/** What is being typed and not saved yet, on disk at every pause: nothing is lost when the program or the browser dies. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './file-change.ts';

/** What stands in a form, by its fields. */
export type Draft = Record<string, unknown>;

type Drafts = Record<string, Draft>;

export class DraftStore {
  private readonly path: string;
  private drafts: Drafts;
  constructor(folder: string) {
    this.path = join(folder, 'edit-drafts.json');
    this.drafts = this.read();
  }

  private read(): Drafts {
    if (!existsSync(this.path)) return {};
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as Drafts;
    } catch {
      // A half-written file can't come from here (it is written whole); whatever it is, typing must go on.
      return {};
    }
  }

  all = (): Drafts => this.drafts;

  /** @param fields what stands in the form of a place; `undefined` once it is saved or discarded */
  keep(place: string, fields: Draft | undefined): void {
    const { [place]: _, ...others } = this.drafts;
    const drafts = fields ? { ...others, [place]: fields } : others;
    writeWhole(this.path, JSON.stringify(drafts));
    this.drafts = drafts;
  }
}
