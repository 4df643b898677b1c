import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { about } from '../../app/content/about.ts';
import { debris } from '../../app/content/figures.ts';
import { films } from '../../app/content/films.ts';
import { unmark } from '../../tools/edit/marks.ts';
import { openProgram, type Program } from './program.ts';
import { scratchCopy } from './scratch-copy.ts';

let copy = '';
let program: Program;
beforeAll(async () => {
  if (process.env.EDIT_TRIAL !== 'whole') return;
  copy = scratchCopy();
  program = await openProgram(copy);
});
afterAll(async () => {
  await program?.kill();
  if (copy) rmSync(copy, { recursive: true, force: true });
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).trim();
const touched = () => git('diff', '--name-only').split('\n').filter(Boolean);
/** A page as people read it, without marks and tags. */
const read = async (path: string, language: 'ar' | 'en') =>
  unmark(await program.page(`${path}?lang=${language}`)).text.replace(/<!-- -->/g, '');
const photo = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
const alt = { ar: 'صورة من التجربة', en: 'A photo of the trial' };

interface Step {
  does: string;
  change: () => Promise<unknown>;
  /** The files that differ afterwards and did not before. */
  files: string[];
  shows: readonly (readonly [path: string, language: 'ar' | 'en', words: string])[];
}

const field = (id: string, value: object) => () => program.call('saveField', { id: `app/content/${id}`, value });
const office = 'app/content/office.ts';
const both = (path: string, ar: string, en: string) => [[path, 'ar', ar], [path, 'en', en]] as const; // biome-ignore format: a pair
const seenFilm = { url: '', kind: 'file', hidden: false };
const [firstFilm, secondFilm] = Object.keys(films);
const everywhere = ['/', '/crisis', '/solutions', '/projects/recycling'];

const steps: Step[] = [
  {
    does: 'a sentence in both languages',
    change: () =>
      program.call('saveText', {
        file: 'app/content/about.ts',
        path: 'about|title',
        ar: 'جملة من التجربة',
        en: 'A sentence of the trial',
        seen: about.title,
      }),
    files: ['app/content/about.ts'],
    shows: both('/about', 'جملة من التجربة', 'A sentence of the trial'),
  },
  {
    does: 'a figure that stands on four pages and more',
    change: () =>
      program.call('saveFigure', {
        id: 'debris.totalTonnes',
        typed: ['143٬500٬000'],
        why: { ar: 'حصر جديد', en: 'A new survey' },
        seen: [debris.totalTonnes],
      }),
    files: ['app/content/figure-changes.ts', 'app/content/figures.ts'],
    shows: everywhere.flatMap((path) => both(path, '143.5', '143.5')),
  },
  {
    does: 'the phone number',
    change: field('office.ts#office|phone', { value: '+49 30 5550 1234' }),
    files: [office],
    shows: both('/contact', '+49 30 5550 1234', '+49 30 5550 1234'),
  },
  {
    does: 'the imprint',
    change: async () => {
      await field('office.ts#office|address|street', { value: 'Trial Street 7' })();
      return field('office.ts#office|legal|representative', { ar: 'اسم للتجربة', en: 'A Name of the Trial' })();
    },
    files: [],
    shows: [...both('/terms', 'اسم للتجربة', 'A Name of the Trial'), ['/terms', 'en', 'Trial Street 7']],
  },
  {
    does: 'a portrait with its name',
    change: async () => {
      await field('office.ts#office|people|managing|name', { ar: 'مهندس التجربة', en: 'Trial Engineer' })();
      return program.send('fieldPhoto', await photo(), { id: `${office}#office|people|managing|portrait`, ...alt });
    },
    files: [],
    shows: [...both('/', 'مهندس التجربة', 'Trial Engineer'), ...both('/', `alt="${alt.ar}"`, `alt="${alt.en}"`)],
  },
  {
    does: 'a project’s role and client',
    change: async () => {
      await field('projects/sports-hall.ts#project|reference|role', { ar: 'دور للتجربة', en: 'Role of the trial' })();
      return field('projects/sports-hall.ts#project|reference|client', {
        ar: 'عميل للتجربة',
        en: 'Client of the trial',
      })();
    },
    files: ['app/content/projects/sports-hall.ts'],
    shows: [
      ...both('/projects/sports-hall', 'دور للتجربة', 'Role of the trial'),
      ...both('/projects/sports-hall', 'عميل للتجربة', 'Client of the trial'),
    ],
  },
  {
    does: 'a gallery drawing into a photo',
    change: async () => {
      const [place] = await program.call<object[]>('picture', { drawing: 'sports-hall-roof' });
      return program.send('photo', await photo(), { ...place, ...alt });
    },
    files: [],
    shows: both('/projects/sports-hall', `alt="${alt.ar}"`, `alt="${alt.en}"`),
  },
  {
    does: 'a film’s address, and another film hidden',
    change: async () => {
      const film = { name: firstFilm, ...seenFilm, url: 'https://films.example/trial.mp4', seen: seenFilm };
      await program.call('saveFilm', film);
      return program.call('saveFilm', { name: secondFilm, ...seenFilm, hidden: true, seen: seenFilm });
    },
    files: ['app/content/films.ts'],
    shows: [],
  },
  {
    does: 'a project from another',
    change: async () => {
      const project = { from: 'dairy-building', name: 'trial-bridge', ar: 'جسر التجربة', en: 'Bridge of the trial' };
      await program.call('newProject', project);
      return program.call('hideProject', { name: 'trial-bridge', hidden: false });
    },
    files: ['app/content/shared/project-list.ts'],
    shows: both('/projects', 'جسر التجربة', 'Bridge of the trial'),
  },
];

/**
 * Some twenty changes, each checked, then seen on thirty pages: half a minute of work. `npm test` has the short form
 * (`edit.spec.ts`, `program.test.ts`); the whole one runs with `EDIT_TRIAL=whole npx vitest run tests/edit/trial.test.ts`.
 */
test.runIf(process.env.EDIT_TRIAL === 'whole')(
  'the office changes everything that it may, sees it in both languages, publishes it and takes it back (ED-1)',
  async () => {
    const before = git('rev-parse', 'HEAD^{tree}');
    for (const { does, change, files } of steps) {
      const others = touched();
      const answer = (await change()) as { word?: string } | null;
      expect(answer?.word, does).toBeUndefined();
      expect(
        touched().filter((file) => !others.includes(file)),
        does,
      ).toEqual(files);
    }
    for (const { does, shows } of steps)
      for (const [path, language, words] of shows)
        expect((await read(path, language)).includes(words), `${does}: ${path} in ${language}`).toBe(true);
    // A drawing comes back as it was.
    const [place] = await program.call<object[]>('picture', { drawing: 'sports-hall-roof' });
    await program.call('showDrawing', place);
    const published = await program.call<object>('publish');
    expect(published).toMatchObject({ done: { sentence: expect.stringMatching(/^The office changed /) } });
    expect(git('status', '--porcelain', 'app', 'public')).toBe('');
    expect(git('rev-parse', 'HEAD^{tree}')).not.toBe(before);
    await program.call('undo');
    expect(git('rev-parse', 'HEAD^{tree}')).toBe(before);
  },
  300_000,
);
