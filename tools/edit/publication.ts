/** Publishes the office's changes as a commit and pushes it, and takes the last publication back. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { askLive } from '../deploy/live-release.ts';
import { differences } from '../source/differences.ts';
import { entryAt } from '../source/literals.ts';
import { type Change, describeChange, type FoundChange } from './change-words.ts';
import { findChanges, withoutChange } from './changes.ts';
import { problemRefusal } from './content-problems.ts';
import { History, type Publication as Recorded } from './history.ts';
import type { Site } from './live-site.ts';
import { type Choice, merge, type Overlap } from './merge.ts';
import { makeDocumentFiles, makeGuideFiles, statementFiles, statementIsOld } from './printed-files.ts';
import { shownUnwritten } from './projects.ts';
import { Refusal } from './refusal.ts';
import { commitToDisk } from './save.ts';
import type { Workspace } from './workspace.ts';

/** The folders with the office's changes; nothing else is published from here. */
const published = ['app/content', 'public/photos', 'public/films', 'public/guides', 'public/documents'];
/** Files that belong to the text that shows them. */
const shownByTexts = /^public\/(photos|films)\//;
const trailer = 'Published-with: npm run edit';

/** The steps of a publication, in their order. */
export type Step = 'fetch' | 'guideFiles' | 'documents' | 'check' | 'pages' | 'push';

/** How often a publication is put on top of what others push in the same moment. */
const attempts = 3;
/** How many publications the panel lists. */
const listedPublications = 8;

/** A text that the office and others have changed: `before` is theirs, `after` the office's. */
export interface Question extends Change {
  /** Their version no longer has the place. */
  gone: boolean;
}

export interface Published extends Pick<Recorded, 'subject' | 'date'> {
  /** Where it is; `here` on this computer only. */
  state: 'here' | 'onItsWay' | 'live' | 'failed' | 'unknown';
  /** Why it failed on the server. */
  why?: 'disk' | 'start' | 'build';
}

interface Update {
  /** How many came. */
  commits: number;
  /** Whether the editor itself has changed. */
  restart: boolean;
  /** How many things have to be chosen first. */
  questions: number;
}

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
  private readonly site: Pick<Site, 'failingPage' | 'refresh'> | undefined;
  /** What the office has to choose before its changes can be put on top of others'. */
  questions: Question[] = [];
  constructor(workspace: Workspace, site?: Pick<Site, 'failingPage' | 'refresh'>) {
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
      files.map(({ file }) => ({ file, before: this.history.committed(file) })),
    );
  }

  /** The last publications, and where each is. */
  async published(): Promise<Published[]> {
    const all = (await this.history.publications(trailer)).slice(0, listedPublications);
    const address = process.env.SITE_URL?.replace(/\/$/, '');
    const live = address && all.length > 0 ? await askLive(address) : undefined;
    const unsent = await this.history.unsentCommits();
    return all.map(({ hash, subject, date }) => {
      const commit = { subject, date };
      if (unsent.includes(hash)) return { ...commit, state: 'here' };
      if (!live?.commit) return { ...commit, state: 'unknown' };
      if (this.history.holds(live.commit, hash)) return { ...commit, state: 'live' };
      const { failed } = live;
      if (failed?.commit && this.history.holds(failed.commit, hash))
        return { ...commit, state: 'failed', why: failed.why };
      return { ...commit, state: 'onItsWay' };
    });
  }

  /** Fetches what others have pushed; without the network the office goes on with what is here. */
  fetch = (): Promise<boolean> => this.history.fetch();

  /**
   * Puts the office's changes on top of what was fetched. Where both have changed the same, nothing is done until it is chosen.
   * @throws Refusal
   */
  async update(choices: Readonly<Record<string, Choice>> = {}): Promise<Update> {
    const incoming = await this.history.incoming().catch(() => undefined);
    this.questions = [];
    if (!incoming) return { commits: 0, restart: false, questions: 0 };
    const { base, theirs, count } = incoming;
    const ours = await this.history.changedFiles(base, 'HEAD');
    // An engineer's commits on this computer are the engineer's to bring together.
    if (!ours.every((file) => published.some((folder) => file.startsWith(`${folder}/`))))
      throw new Refusal('pushBehind');
    const unsaved = await this.touched();
    const files = new Map<string, Buffer | undefined>();
    const overlaps: Overlap[] = [];
    for (const file of new Set([...ours, ...unsaved])) {
      const path = join(this.workspace.root, file);
      const versions = {
        base: this.history.version(file, base),
        mine: existsSync(path) ? readFileSync(path) : undefined,
        theirs: this.history.version(file, theirs),
      };
      const merged = merge({ file, ...versions }, choices);
      overlaps.push(...merged.overlaps);
      files.set(file, merged.content);
    }
    this.questions = overlaps.map(({ id, file, path, gone = false }) => {
      const before = this.history.version(file, theirs)?.toString();
      return { id, gone, ...describeChange(this.workspace, id, [{ file, path, before }]) };
    });
    if (overlaps.length > 0) return { commits: 0, restart: false, questions: overlaps.length };
    const came = await this.history.changedFiles(base, theirs);
    await this.history.moveTo(theirs, files, unsaved);
    this.site?.refresh();
    const restart = came.some((file) => /^(tools\/|package-lock\.json$)/.test(file));
    return { commits: count, restart, questions: 0 };
  }

  unsent = async (): Promise<number> => (await this.history.unsentCommits()).length;

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

  /** Fetches and brings together. @throws Refusal if something has to be chosen first */
  private async updateNow(): Promise<void> {
    // Without a history or git, the sentence that says so.
    await this.touched();
    await this.fetch();
    await this.update();
    if (this.questions.length > 0) throw new Refusal('overlaps', { n: this.questions.length });
  }

  /**
   * Fetches, makes the PDF files, checks, commits, then pushes if there is a remote. Without changes, it pushes what was not pushed before.
   * @throws Refusal with the message of the check or of git
   */
  async publish(): Promise<Outcome> {
    for (let left = attempts; ; left--) {
      this.step = 'fetch';
      await this.updateNow();
      const sentence = await this.record();
      const sent = await this.history.push(() => {
        this.step = 'push';
      });
      if (sent !== 'behind')
        return { sentence, pushed: sent === 'pushed', statementOld: statementIsOld(this.workspace) };
      if (left === 1) throw new Refusal('pushBusy');
    }
  }

  /** Makes, checks and commits. @returns the subject of the commit, or of the last one if only that is to be pushed */
  private async record(): Promise<string> {
    await this.sweep();
    const waits = statementIsOld(this.workspace);
    let changes = await this.list();
    if (waits || (await this.touched()).some((file) => statementFiles.test(file))) {
      this.step = 'documents';
      const made = makeDocumentFiles(this.workspace);
      if (!made && changes.length === 0 && (await this.unsent()) === 0) throw new Refusal('statementOld');
      // Otherwise the commit subject names what the office has changed, not the files made from it.
      if (changes.length === 0) changes = await this.list();
    }
    if (changes.length === 0) {
      if ((await this.unsent()) === 0) throw new Refusal('nothing');
      return this.history.last();
    }
    if ((await this.touched()).some((file) => /guide|community/.test(file))) {
      this.step = 'guideFiles';
      makeGuideFiles(this.workspace);
    }
    const unwritten = shownUnwritten(this.workspace);
    if (unwritten > 0) throw new Refusal('stillUnwritten', { n: unwritten });
    this.step = 'check';
    const [problem] = await this.check();
    if (problem) throw problemRefusal(this.workspace, problem, 'notPublished');
    this.step = 'pages';
    const failing = await this.site?.failingPage();
    if (failing) throw new Refusal('pageFailed', failing);
    const sentence = sentenceOf(changes);
    await this.history.commit(`${sentence}\n\n${trailer}`, await this.touched());
    return sentence;
  }

  /** Reverts the last publication that was not reverted yet, with a new commit. @throws Refusal */
  async undo(): Promise<Outcome> {
    this.step = 'fetch';
    await this.updateNow();
    if ((await this.list()).length > 0) throw new Refusal('saveFirst');
    const last = (await this.history.publications(trailer)).find(({ stands }) => stands);
    if (!last) throw new Refusal('nothingToUndo');
    await this.history.revert(last.hash);
    this.site?.refresh();
    const sent = await this.history.push(() => {
      this.step = 'push';
    });
    if (sent === 'behind') throw new Refusal('pushBusy');
    return { sentence: last.subject, pushed: sent === 'pushed', statementOld: statementIsOld(this.workspace) };
  }

  /** The problems of the content. Lint, types and packages are for the server's tests: they never stop the office. */
  private check(): Promise<string[]> {
    const program = join(this.workspace.root, 'tools/edit/content-check.ts');
    const env = { ...process.env, NODE_NO_WARNINGS: '1' };
    return new Promise((resolve) => {
      execFile(process.execPath, [program], { cwd: this.workspace.root, env }, (error, said) =>
        resolve(error ? [error.message.trim().split('\n').at(-1)!] : JSON.parse(said)),
      );
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
