import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import sharp from 'sharp';
import { figureChanges } from '../../app/content/figure-changes.ts';
import { debris } from '../../app/content/figures/rubble.ts';
import { films, homeFilms } from '../../app/content/films.ts';
import { cleanClone, type EditorProgram, startEditorIn } from './scratch-copy.ts';
import { expect, Screen } from './screen.ts';

const photo = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
const alt = { ar: 'صورة من التجربة', en: 'A photo of the trial' };
const same = (words: string) => ({ ar: words, en: words });
const firstFilm = films[homeFilms[0]];
const secondFilm = films[homeFilms[1]];
const project = 'sports-hall';

/** Lines added and removed per file. A new entry only adds lines, except at its place in a list. */
type Diff = Record<string, [added: number | 'more' | 'new', removed: number]>;

interface Step {
  does: string;
  change: (screen: Screen) => Promise<void>;
  diff: Diff | 'as before the step before';
  seen: (screen: Screen) => Promise<void>;
}

const office = 'app/content/office.ts';
const reference = { file: `app/content/projects/${project}.ts`, object: 'project|reference' };
const of = (object: string) => ({ file: office, object });

const steps: Step[] = [
  {
    does: 'a sentence in both languages',
    change: async (screen) => {
      await screen.goTo('/about');
      await screen.click('h1');
      const form = screen.page.locator('.text-form').first();
      await screen.saveText(form, { ar: 'جملة من التجربة', en: 'A sentence of the trial' });
    },
    diff: { 'app/content/about.ts': [1, 1] },
    seen: (screen) => screen.reads('/about', { ar: 'جملة من التجربة', en: 'A sentence of the trial' }),
  },
  {
    does: 'a figure that stands on four pages and more',
    change: async (screen) => {
      await screen.goTo('/');
      await screen.click('[data-figure="debris.totalTonnes"]');
      const form = screen.page.locator('.sheet form').first();
      await form
        .getByRole('textbox', { name: screen.w('value') })
        .fill(String(debris.totalTonnes.value / 1_000_000 + 1));
      await screen.page.getByLabel(`${screen.w('why')} (${screen.w('arabic')})`).fill('حصر جديد');
      await screen.page.getByLabel(`${screen.w('why')} (${screen.w('english')})`).fill('A new survey');
      await screen.press(screen.button(form, 'save'), 'saveFigure');
    },
    // The list is on one line while it is empty.
    diff: {
      'app/content/figures/rubble.ts': [1, 1],
      'app/content/figure-changes.ts': ['more', figureChanges.length === 0 ? 1 : 0],
    },
    seen: async (screen) => {
      const now = same(String((debris.totalTonnes.value + 1_000_000) / 1_000_000));
      for (const path of ['/', '/crisis', '/solutions', '/projects/recycling']) await screen.reads(path, now);
    },
  },
  {
    does: 'the phone number',
    change: (screen) => screen.fillFact(of('office'), 'phone', '+49 30 5550 1234'),
    diff: { [office]: [1, 1] },
    // In the international format.
    seen: (screen) => screen.reads('/contact', same('+49 30 55501234')),
  },
  {
    does: 'the imprint',
    change: async (screen) => {
      await screen.fillFact(of('office|address'), 'street', 'Trial Street 7');
      await screen.fillFact(of('office|legal'), 'representative', { ar: 'اسم للتجربة', en: 'A Name of the Trial' });
    },
    diff: { [office]: [2, 2] },
    seen: async (screen) => {
      await screen.reads('/terms', { ar: 'اسم للتجربة', en: 'A Name of the Trial' });
      await screen.reads('/terms', same('Trial Street 7'));
    },
  },
  {
    does: 'a portrait with its name',
    change: async (screen) => {
      await screen.fillFact(of('office|people|managing'), 'name', { ar: 'مهندس التجربة', en: 'Trial Engineer' });
      const field = await screen.fact(of('office|people|managing'), 'portrait');
      await screen.putPhoto(field, await photo(), alt, 'fieldPhoto');
    },
    diff: { [office]: ['more', 1], 'public/photos': ['new', 0] },
    seen: async (screen) => {
      await screen.reads('/', { ar: 'مهندس التجربة', en: 'Trial Engineer' });
      await screen.pictures('/', alt);
    },
  },
  {
    does: 'a project’s role and client',
    change: async (screen) => {
      await screen.fillFact(reference, 'role', { ar: 'دور للتجربة', en: 'Role of the trial' });
      await screen.fillFact(reference, 'client', { ar: 'جهة للتجربة', en: 'Client of the trial' });
    },
    diff: { [`app/content/projects/${project}.ts`]: ['more', 1] },
    seen: async (screen) => {
      await screen.reads(`/projects/${project}`, { ar: 'دور للتجربة', en: 'Role of the trial' });
      await screen.reads(`/projects/${project}`, { ar: 'جهة للتجربة', en: 'Client of the trial' });
    },
  },
  {
    does: 'a gallery drawing into a photo',
    change: async (screen) => {
      await screen.goTo(`/projects/${project}`);
      await screen.click('img[src*="/drawings/sports-hall-plan"]');
      await screen.putPhoto(screen.page.locator('fieldset').first(), await photo(), alt, 'photo');
    },
    diff: { [`app/content/projects/${project}.ts`]: ['more', 0] },
    seen: (screen) => screen.pictures(`/projects/${project}`, alt),
  },
  {
    does: 'the photo into the drawing again',
    change: async (screen) => {
      const form = screen.page.locator('fieldset').first();
      await screen.press(screen.button(form, 'backToDrawing'), 'showDrawing');
    },
    diff: 'as before the step before',
    seen: async (screen) => {
      for (const language of ['ar', 'en'] as const) {
        const page = screen.shown(language);
        await expect(page.getByAltText(alt[language])).toHaveCount(0);
        await expect(page.locator('img[src*="/drawings/sports-hall-plan"]').first()).toBeAttached();
      }
    },
  },
  {
    does: 'a film’s address',
    change: async (screen) => {
      await screen.tab('films');
      const form = screen.page.locator('fieldset').filter({ hasText: firstFilm.title.en });
      await form.getByRole('textbox').fill('https://films.example/trial.mp4');
      await screen.press(screen.button(form, 'save'), 'saveFilm');
    },
    diff: { 'app/content/films.ts': [1, 0] },
    seen: (screen) => screen.reads('/', same('films.example')),
  },
  {
    does: 'another film hidden',
    change: async (screen) => {
      await screen.tab('films');
      const form = screen.page.locator('fieldset').filter({ hasText: secondFilm.title.en });
      await screen.press(screen.button(form, 'hide'), 'saveFilm');
    },
    diff: { 'app/content/films.ts': [1, 0] },
    seen: async (screen) => {
      await screen.goTo('/');
      for (const language of ['ar', 'en'] as const) {
        const page = screen.shown(language).locator('.film-lead');
        await expect(page).not.toContainText(secondFilm.title[language]);
        await expect(page).toContainText(firstFilm.title[language]);
      }
    },
  },
  {
    does: 'a new project',
    change: async (screen) => {
      await screen.startProject('trial-bridge', { ar: 'جسر التجربة', en: 'Bridge of the trial' });
    },
    diff: { 'app/content/projects/trial-bridge.ts': ['new', 0], 'app/content/shared/project-list.ts': ['more', 0] },
    seen: (screen) => screen.reads('/projects/trial-bridge', { ar: 'جسر التجربة', en: 'Bridge of the trial' }),
  },
];

/**
 * ED-1 in full: each change of the office in a real browser, on a copy of a clean clone. The short form is
 * `edit.spec.ts`.
 */
test.describe('the office changes everything that it may', () => {
  test.describe.configure({ mode: 'serial' });
  let copy: string;
  let editor: EditorProgram;
  let screen: Screen;
  let before: Map<string, string>;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).trim();
  /** Every file of the site as it is, published or not. */
  const files = () =>
    new Map(
      git('ls-files', '-co', '--exclude-standard')
        .split('\n')
        .map((file) => [
          file,
          createHash('sha256')
            .update(readFileSync(join(copy, file)))
            .digest('hex'),
        ]),
    );
  /** The state of the working folder, for comparison. */
  const tree = () => {
    const env = { ...process.env, GIT_INDEX_FILE: join(copy, '.git/trial-index') };
    execFileSync('git', ['add', '--all'], { cwd: copy, env });
    return execFileSync('git', ['write-tree'], { cwd: copy, env, encoding: 'utf8' }).trim();
  };
  const trees: string[] = [];

  /** What the last step changed, in the format of the expectation. */
  const differences = (wanted: Diff): Diff => {
    const args = ['diff-tree', '-r', '--no-renames', '--numstat', trees.at(-2)!, trees.at(-1)!];
    const lines = git(...args)
      .split('\n')
      .filter(Boolean);
    return Object.fromEntries(
      lines.map((line) => {
        const [added, removed, file = ''] = line.split('\t');
        const place = Object.keys(wanted).find((one) => file.startsWith(one)) ?? file;
        if (git('ls-files', file) === '') return [place, ['new', 0]];
        const more = wanted[place]?.[0] === 'more' && Number(added) >= Number(removed);
        return [place, [more ? 'more' : Number(added), Number(removed)]];
      }),
    );
  };

  test.beforeAll(async ({ browser }) => {
    copy = cleanClone();
    before = files();
    trees.push(tree());
    editor = await startEditorIn(copy);
    screen = new Screen(await browser.newPage(), 'en');
    await screen.open(editor.url);
  });
  test.afterAll(async () => {
    await editor?.kill();
    await screen?.page.close();
    for (const folder of [copy, `${copy}.git`]) rmSync(folder, { recursive: true, force: true });
  });

  for (const { does, change, diff, seen } of steps)
    test(`${does}: shown in both languages, and nothing else changes`, async () => {
      await change(screen);
      await seen(screen);
      trees.push(tree());
      if (diff === 'as before the step before') expect(trees.at(-1)).toBe(trees.at(-3));
      else expect(differences(diff)).toEqual(diff);
    });

  test('passes npm run check with all of it', async () => {
    await promisify(execFile)(process.execPath, ['tools/check.ts'], { cwd: copy });
  });

  test('publishes and pushes everything, and undo restores every file byte for byte', async () => {
    const head = git('rev-parse', 'HEAD');
    await screen.tab('changes');
    await screen.button(screen.page.locator('.sheet'), 'publish').click();
    await expect(screen.news()).toContainText('The office changed', { timeout: 180_000 });
    await expect(screen.news()).toHaveRole('status');
    expect(git('rev-parse', 'HEAD~')).toBe(head);
    expect(git('rev-parse', 'origin/HEAD', '@{upstream}').split('\n').at(-1)).toBe(git('rev-parse', 'HEAD'));
    expect(git('status', '--porcelain')).toBe('');
    await screen.button(screen.page.locator('.sheet'), 'undo').click();
    await expect(screen.news()).toContainText(screen.w('undone').replace('{sentence}', ''), { timeout: 180_000 });
    expect(files()).toEqual(before);
  });
});
