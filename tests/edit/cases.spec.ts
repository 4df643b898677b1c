import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import sharp from 'sharp';
import { about } from '../../app/content/about.ts';
import { films, homeFilms } from '../../app/content/films.ts';
import { figures } from '../../app/content/projects/sports-hall.ts';
import { projectList } from '../../app/content/shared/project-list.ts';
import { cleanClone, type EditorProgram, startEditorIn } from './scratch-copy.ts';
import { expect, Screen } from './screen.ts';

const alt = { ar: 'صورة من التجربة', en: 'A photo of the trial' };
const spectators = '[data-figure="sportsHall.spectators"]';
/** The typed text, its reading, and the other reading offered. */
const spellings: readonly (readonly [typed: string, value: number, other?: number])[] = [
  ['850', 850],
  ['٨٦٠', 860],
  ['1 200', 1200],
  ['1,250,000', 1_250_000],
  ['1.260.000', 1_260_000],
  ['١٬٢٧٠٬٠٠٠', 1_270_000],
  ["1'300'000", 1_300_000],
  ['142,5', 142.5],
  ['١٤٣٫٥', 143.5],
  ['75.000', 75_000, 75],
  ['76,000', 76, 76_000],
];

/** ED-1: what went wrong when the office tried the editor, done as a person does it, in the panel's language. */
for (const language of ['en', 'ar'] as const)
  test.describe(`in ${language}`, () => {
    test.describe.configure({ mode: 'serial' });
    let copy: string;
    let editor: EditorProgram;
    let screen: Screen;
    const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).trim();
    const changed = () =>
      git('status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(2).trim());
    const waiting = () => screen.page.locator('ol.changes > li');
    /** Reverts the one change made since `before`. */
    const takeBack = async (before: number) => {
      await screen.tab('changes');
      await expect(waiting()).toHaveCount(before + 1);
      await screen.press(screen.button(waiting().last(), 'takeBack'), 'putBack');
      await expect(waiting()).toHaveCount(before);
    };
    const sheet = () => screen.page.locator('.sheet');
    const photo = () => sharp({ create: { width: 600, height: 800, channels: 3, background: '#777' } }).jpeg().toBuffer(); // biome-ignore format: one line

    test.beforeAll(async ({ browser }) => {
      copy = cleanClone();
      editor = await startEditorIn(copy, 'tools/check.ts');
      screen = new Screen(await browser.newPage(), language);
      await screen.open(editor.url);
    });
    test.afterAll(async () => {
      await editor?.kill();
      await screen?.page.close();
      for (const folder of [copy, `${copy}.git`]) rmSync(folder, { recursive: true, force: true });
    });

    for (const [path, file] of [
      ['/projects/sports-hall', 'app/content/projects/sports-hall.ts'],
      ['/projects/construction', 'app/content/construction.ts'],
      ['/about', 'app/content/office.ts'],
    ] as const)
      test(`puts a photo in place of every drawing of ${path}, there and nowhere else`, async () => {
        await screen.goTo(path);
        const drawings = screen.shown(language).locator('main img[src*="/drawings/"]').filter({ visible: true });
        const count = await drawings.count();
        expect(count).toBeGreaterThan(1);
        let photos = 0;
        for (let index = 0; index < count; index++) {
          await screen.tab('page');
          await screen.page.keyboard.press('Escape');
          await expect(sheet().locator('.opened')).toHaveCount(0);
          await screen.ready();
          const name = /\/drawings\/([\w-]+)/.exec((await drawings.nth(index).getAttribute('src'))!)![1];
          // By its position: the link of a card covers its drawing.
          await drawings.nth(index).click({ force: true });
          const form = sheet().locator('.opened fieldset').first();
          const note = sheet().getByText(screen.w('drawingStays'));
          await expect(form.or(note)).toBeVisible();
          if (await note.isVisible()) continue;
          const call = file.endsWith('office.ts') ? 'fieldPhoto' : 'photo';
          // The form shows the drawing that was clicked.
          if (call === 'photo')
            await expect(form.locator('img')).toHaveAttribute('src', `/drawings/${name}.${language}.svg`);
          await screen.putPhoto(form, await photo(), alt, call);
          photos += 1;
          await expect(screen.shown(language).getByAltText(alt[language]).first()).toBeAttached();
          expect(changed().filter((one) => !one.startsWith('public/photos/'))).toEqual([file]);
          await takeBack(0);
          expect(changed()).toEqual([]);
          await expect(drawings).toHaveCount(count);
        }
        expect(photos).toBeGreaterThan(0);
      });

    test('reads numbers as people write them and asks about one with two readings', async () => {
      await screen.goTo('/projects/sports-hall');
      await screen.click(spectators);
      const form = sheet().locator('form').first();
      const value = form.getByRole('textbox', { name: screen.w('value') });
      for (const [typed, number, other] of spellings) {
        await value.fill(typed);
        const readings = form.locator('.readings button');
        await expect(readings).toHaveCount(other === undefined ? 0 : 2);
        if (other !== undefined) {
          // Without a choice nothing is saved, and the field says why.
          await screen.button(form, 'save').click();
          await expect(value).toHaveAttribute('aria-invalid', 'true');
          await readings.filter({ hasText: new RegExp(`^${number.toLocaleString('en-GB')}$`) }).click();
        }
        await form.getByLabel(`${screen.w('why')} (${screen.w('arabic')})`).fill('عدّ جديد');
        await form.getByLabel(`${screen.w('why')} (${screen.w('english')})`).fill('Counted again');
        await screen.press(screen.button(form, 'save'), 'saveFigure');
        await expect(value).toHaveValue(String(number));
        await expect(form.getByRole('alert')).toHaveCount(0);
      }
      await screen.tab('changes');
      await expect(waiting()).toHaveCount(1);
      await expect(waiting()).toContainText(figures.spectators.counts[language]);
      await expect(waiting()).toContainText(language === 'en' ? 'Counted again' : 'عدّ جديد');
      await takeBack(0);
      expect(changed()).toEqual([]);
    });

    test('lists each kind of change on one line, reverts it whole, and publishes the others', async () => {
      await screen.goTo('/about');
      await screen.click('h1');
      await screen.saveText(sheet().locator('.text-form').first(), { ar: 'جملة تبقى', en: 'A sentence that stays' });
      const kinds: Record<string, () => Promise<void>> = {
        text: async () => {
          await screen.goTo('/crisis');
          await screen.click('h1');
          const form = sheet().locator('.text-form').first();
          await screen.saveText(form, { ar: 'عنوان من التجربة', en: 'A heading of the trial' });
        },
        film: async () => {
          await screen.tab('films');
          const form = screen.page.locator('fieldset').filter({ hasText: films[homeFilms[0]].title[language] });
          await form.getByRole('textbox').fill('https://films.example/trial.mp4');
          await screen.press(screen.button(form, 'save'), 'saveFilm');
        },
        'hidden film': async () => {
          await screen.tab('films');
          const form = screen.page.locator('fieldset').filter({ hasText: films[homeFilms[0]].title[language] });
          await screen.press(screen.button(form, 'hide'), 'saveFilm');
        },
        fact: () => screen.fillFact({ file: 'app/content/office.ts', object: 'office' }, 'phone', '0231 / 123456'),
        order: async () => {
          await screen.tab('projects');
          await screen.press(screen.button(screen.page.locator('.projects > li').first(), 'down'), 'moveProject');
        },
        'hidden project': async () => {
          await screen.tab('projects');
          await screen.press(screen.button(screen.page.locator('.projects > li').nth(1), 'hide'), 'hideProject');
        },
        'copied project': async () => {
          await screen.tab('projects');
          const name = projectList['sports-hall'].name[language];
          const from = screen.page.locator('.projects > li').filter({ hasText: name }).first();
          await screen.button(from, 'newFrom').click();
          await from.getByLabel(screen.w('newName')).fill('footbridge');
          await from.getByLabel(screen.w('newTitleArabic')).fill('جسر المشاة');
          await from.getByLabel(screen.w('newTitleEnglish')).fill('Footbridge');
          await screen.press(screen.button(from, 'create'), 'newProject');
          const made = screen.page.locator('.projects > li').last();
          // Hidden while it is the other project's, but open for preview.
          await screen.button(made, 'show').click();
          await expect(screen.news()).toContainText(screen.w('stillCopied').split('{n}')[0]!);
          await screen.button(made, 'lookAt').click();
          await expect(screen.shown(language).locator('h1')).toContainText(
            { ar: 'جسر المشاة', en: 'Footbridge' }[language],
          );
        },
      };
      for (const [kind, change] of Object.entries(kinds))
        await test.step(kind, async () => {
          await change();
          await takeBack(1);
          expect(changed()).toEqual(['app/content/about.ts']);
        });
      expect(git('diff', '--unified=0')).toContain('A sentence that stays');
      await screen.button(sheet(), 'publish').click();
      await expect(screen.news()).toContainText('The office changed', { timeout: 900_000 });
      expect(git('log', '-1', '--format=%s')).toContain('About');
      expect(git('show', 'HEAD:app/content/about.ts')).not.toContain(about.title.en);
    });
  });
