/** Publishes the office's changes as a commit and pushes it, and takes the last publication back. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { askLive } from '../deploy/live-release.ts';
import { differences } from '../source/differences.ts';
import { entryAt } from '../source/literals.ts';
import type { Change, FoundChange } from './change-words.ts';
import { findChanges, withoutChange } from './changes.ts';
import { makeGuideFiles } from './guides.ts';
import { History } from './history.ts';
import type { Site } from './live-site.ts';
import { shownUnwritten } from './projects.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import { makeDocumentFiles, statementFiles, statementIsOld } from './statement-files.ts';
import type { Workspace } from './workspace.ts';

/** The folders with the office's changes; nothing else is published from here. */
const published = ['app/content', 'public/photos', 'public/films', 'public/guides', 'public/documents'];
/** Files that belong to the text that shows them. */
const shownByTexts = /^public\/(photos|films)\//;
const trailer = 'Published-with: npm run edit';

/** The steps of a publication, in their order. */
export type Step = 'guideFiles' | 'documents' | 'check' | 'pages' | 'push';

export interface Outcome {
  sentence: string;
  pushed: boolean;
  /** The page is published, but its PDF could not be made here. */
  statementOld: boolean;
}

export class Publication {
  /** The current step. */
  step: Step | undefined;
  private readonly history;
  private readonly workspace: Workspace;
  private readonly site: Pick<Site, 'failingPage'> | undefined;
  constructor(workspace: Workspace, site?: Pick<Site, 'failingPage'>) {
    this.workspace = workspace;
    this.site = site;
    this.history = new History(workspace.root);
  }

  /** Every unpublished change. */
  async list(): Promise<Change[]> {
    return (await this.found()).map(({ places: _, ...change }) => change);
  }

  private async found(): Promise<FoundChange[]> {
    const files = (await this.history.status(published)).filter(
      ({ file, fresh }) => !(fresh && shownByTexts.test(file)),
    );
    return findChanges(
      this.workspace,
      await Promise.all(files.map(async ({ file }) => ({ file, before: await this.history.committed(file) }))),
    );
  }

  /** What the public site serves, and since when (ISO 8601); undefined if its address (`SITE_URL`) is not set or does not answer. */
  async live(): Promise<{ since: string; isLast: boolean } | undefined> {
    const address = process.env.SITE_URL?.replace(/\/$/, '');
    const live = address && (await askLive(address));
    return live ? { since: live.liveSince, isLast: live.commit === (await this.history.head()) } : undefined;
  }

  unsent = (): Promise<number> => this.history.unsent();

  /** Takes one change back completely. @throws Refusal if it is gone, or if the check fails without it */
  async putBack(id: string): Promise<void> {
    const change = (await this.found()).find((one) => one.id === id);
    if (!change) throw new Refusal('changeGone');
    const { places } = change;
    const structure = places.some(({ path, before }) => path !== '' && entryAt(before ?? '', path) === undefined);
    const files = withoutChange(this.workspace, change);
    if (files.size > 0) await commitToDisk(this.workspace, files, structure && !places.some(({ path }) => path === ''));
    for (const { file, path, before } of places) {
      // If only the formatting differs now, restore the committed bytes.
      const same = path !== '' && before && differences(before, this.workspace.read(file), () => false).length === 0;
      if (path === '' && before === undefined) rmSync(join(this.workspace.root, file), { force: true });
      else if (path === '' || same) await this.history.restore(file);
    }
    await this.sweep();
  }

  /** Deletes new photos and films that no text shows. */
  private async sweep(): Promise<void> {
    const loose = (await this.history.status(published)).filter(({ file, fresh }) => fresh && shownByTexts.test(file));
    if (loose.length === 0) return;
    const texts = this.workspace.contentFiles().map((file) => this.workspace.read(file));
    for (const { file } of loose)
      if (!texts.some((text) => text.includes(file.slice('public'.length)))) rmSync(join(this.workspace.root, file));
  }

  /** The files that differ from the last commit. */
  private touched = async (): Promise<string[]> => (await this.history.status(published)).map(({ file }) => file);

  /**
   * Makes the PDF files, checks, commits, then pushes if there is a remote. Without changes, it pushes what was not pushed before.
   * @throws Refusal with the message of the check or of git
   */
  async publish(): Promise<Outcome> {
    this.step = undefined;
    await this.sweep();
    const waits = statementIsOld(this.workspace);
    let changes = await this.list();
    if (waits || (await this.touched()).some((file) => statementFiles.test(file))) {
      this.step = 'documents';
      const made = makeDocumentFiles(this.workspace);
      if (!made && changes.length === 0 && (await this.history.unsent()) === 0) throw new Refusal('statementOld');
      // Otherwise the commit subject names what the office has changed, not the files made from it.
      if (changes.length === 0) changes = await this.list();
    }
    if (changes.length === 0) {
      if ((await this.history.unsent()) === 0) throw new Refusal('nothing');
      return this.outcome(await this.history.last());
    }
    if ((await this.touched()).some((file) => /guide|community/.test(file))) {
      this.step = 'guideFiles';
      makeGuideFiles(this.workspace);
    }
    const unwritten = shownUnwritten(this.workspace);
    if (unwritten > 0) throw new Refusal('stillUnwritten', { n: unwritten });
    this.step = 'check';
    const failure = await this.check();
    if (failure) throw new Refusal('publishCheckFailed', { detail: failure });
    this.step = 'pages';
    const failing = await this.site?.failingPage();
    if (failing) throw new Refusal('pageFailed', failing);
    const sentence = sentenceOf(changes);
    await this.history.commit(`${sentence}\n\n${trailer}`, await this.touched());
    return this.outcome(sentence);
  }

  /** Reverts the last publication that was not reverted yet, with a new commit. @throws Refusal */
  async undo(): Promise<Outcome> {
    this.step = undefined;
    if ((await this.list()).length > 0) throw new Refusal('saveFirst');
    const last = await this.history.lastPublication(trailer);
    if (!last) throw new Refusal('nothingToUndo');
    await this.history.revert(last.hash);
    return this.outcome(last.message);
  }

  private async outcome(sentence: string): Promise<Outcome> {
    return {
      sentence,
      pushed: await this.history.push(() => {
        this.step = 'push';
      }),
      statementOld: statementIsOld(this.workspace),
    };
  }

  /** Runs `npm run check`. @returns its output if it fails */
  private check(): Promise<string | undefined> {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [join(this.workspace.root, process.env.EDIT_CHECK ?? 'tools/check.ts')], {
        cwd: this.workspace.root,
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += String(piece)));
      child.on('error', (error) => resolve(error.message));
      child.on('close', (code) => resolve(code === 0 ? undefined : said.trim().slice(0, 600)));
    });
  }
}

/** The commit subject, for example “The office changed About (2 places), Crisis”. */
function sentenceOf(changes: readonly Change[]): string {
  const counts = new Map<string, number>();
  for (const { name } of changes) counts.set(name.en, (counts.get(name.en) ?? 0) + 1);
  const parts = [...counts].map(([name, n]) => (n === 1 ? name : `${name} (${n} places)`));
  return `The office changed ${parts.slice(0, 4).join(', ')}${parts.length > 4 ? ' and more' : ''}`;
}
