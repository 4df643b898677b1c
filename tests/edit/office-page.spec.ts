import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import sharp from 'sharp';
import { about } from '../../app/content/about.ts';
import { languageWords } from '../../tools/edit/words.ts';
import { launchWords } from '../../tools/office/words.ts';
import { root } from '../../tools/paths.ts';
import { cleanClone, type EditorProgram, engineerBeside, startEditorIn } from './scratch-copy.ts';
import { expect, Screen } from './screen.ts';

/** Folder for the screenshots of the steps; `OFFICE_PICTURES=docs` renews the page's own pictures. */
const folder = join(root, 'test-results/office-page');

const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8a8f7a' } })
    .jpeg()
    .toBuffer();

/**
 * Follows `docs/office.md` from the first step to the last in the panel's language, with a screenshot of each (ED-1).
 */
for (const language of ['en', 'ar'] as const)
  test(`the steps of the office’s page work as written (${language})`, async ({ browser }) => {
    const copy = cleanClone();
    const engineer = engineerBeside(`${copy}.git`, `${copy}-engineer`);
    const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' }).trim();
    let editor: EditorProgram = await startEditorIn(copy);
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    const screen = new Screen(page, language);
    const { w } = screen;
    const top = page.locator('header');
    const sheet = page.locator('.sheet');
    const picture = async (name: string) => {
      const made = await page.screenshot({ type: 'jpeg', quality: 82, path: join(folder, `${language}-${name}.jpg`) });
      if (process.env.OFFICE_PICTURES && /^(editor|changes)$/.test(name))
        await sharp(made).toFile(join(root, 'docs', `office-${name}${language === 'en' ? '' : '-ar'}.jpg`));
    };
    try {
      await test.step('1 start', async () => {
        await screen.open(editor.url);
        await picture('1-start');
      });

      await test.step('2 find your way', async () => {
        await screen.goTo('/about');
        await screen.button(top, 'desktop').click();
        await picture('2-desktop');
        await screen.button(top, 'phone').click();
        await screen.button(top, 'browse').click();
        await screen.shown(language).locator('a[href^="/terms"]').last().click();
        await expect(page.getByRole('combobox', { name: w('page') }).first()).toHaveValue('/terms');
        await screen.button(top, 'change').click();
        await screen.button(top, 'otherLanguage').click();
        await picture('2-other-language');
        await page.locator('header .toggle').click();
      });

      await test.step('3 change a text', async () => {
        await screen.goTo('/about');
        await screen.click('h1');
        const form = page.locator('.text-form').first();
        await expect(form.getByRole('textbox', { name: w(languageWords[language]) })).toBeFocused();
        await picture('editor');
        await form.getByRole('textbox', { name: w('arabic') }).fill('');
        await expect(form.getByRole('alert')).toContainText(w('emptyLanguage'));
        await expect(screen.button(form, 'save')).toBeDisabled();
        await picture('3-empty');
        await screen.saveText(form, { ar: 'مكتب واحد في بلدين', en: about.title.en });
        await expect(screen.shown('ar').locator('h1')).toHaveText('مكتب واحد في بلدين');
        // A text with figures, which are shown as chips.
        await screen.goTo('/crisis');
        await screen.click('p:has([data-figure])', true);
        await expect(sheet.locator('.chip').first()).toBeVisible();
        await picture('3-chips');
        // A click restores a removed figure.
        const broken = page
          .locator('.text-form')
          .filter({ has: page.locator('.chip') })
          .first();
        await broken.getByRole('textbox', { name: w('english') }).fill('Nothing');
        await expect(broken.getByRole('alert').first()).toBeVisible();
        await expect(screen.button(broken, 'save')).toBeDisabled();
        const backs = broken.locator('.chip-back');
        for (let left = await backs.count(); left > 0; left--) await backs.first().click();
        await expect(screen.button(broken, 'save')).toBeEnabled();
        await screen.button(broken, 'cancel').click();
        // A drawing's own texts, and a form's mails.
        await screen.goTo('/projects/sports-hall');
        await screen.click('img[src*="/drawings/"]');
        await expect(sheet).toContainText(w('inDrawing'));
        await picture('3-drawing');
        await screen.goTo('/contact');
        await screen.click('form[method="post"] label');
        await expect(sheet).toContainText(w('inMails'));
        await picture('3-mails');
        await expect(sheet).toContainText(w('allTexts'));
        await screen.tab('texts');
        await page.getByRole('searchbox').fill(language === 'en' ? 'search' : 'البحث');
        await screen.button(sheet, 'search').click();
        await expect(sheet.locator('.texts > li').first()).toBeVisible();
        await picture('3-texts');
      });

      await test.step('4 change a figure', async () => {
        await screen.goTo('/');
        await screen.click('[data-figure="debris.totalTonnes"]');
        await expect(page.locator('.pages li').first()).toBeVisible();
        const form = sheet.locator('form').first();
        await form.getByRole('textbox', { name: w('value') }).fill('١٤٣');
        await page.getByLabel(`${w('why')} (${w('arabic')})`).fill('حصر جديد');
        await page.getByLabel(`${w('why')} (${w('english')})`).fill('A new survey');
        await picture('4-figure');
        await screen.press(screen.button(form, 'save'), 'saveFigure');
      });

      await test.step('5 a photo in the place of a drawing', async () => {
        await screen.goTo('/projects/sports-hall');
        await screen.click('img[src*="/drawings/sports-hall-plan"]');
        const alt = { ar: 'صورة القاعة', en: 'A photo of the hall' };
        await screen.putPhoto(sheet.locator('fieldset').first(), await photo(), alt, 'photo');
        await screen.pictures('/projects/sports-hall', alt);
        await expect(sheet.locator('fieldset bdi').first()).toHaveText(w('noFile'));
        await picture('5-photo');
        await screen.press(screen.button(sheet, 'backToDrawing'), 'showDrawing');
      });

      await test.step('6 films, office data, projects', async () => {
        await screen.tab('films');
        await expect(sheet.locator('fieldset').first()).toBeVisible();
        await picture('6-films');
        const office = { file: 'app/content/office.ts', object: 'office' };
        await screen.fillFact(office, 'phone', '+49 30 5550 1234');
        await picture('6-office');
        const person = { ...office, object: 'office|people|managing' };
        const alt = { ar: 'المدير في مكتبه', en: 'The director in the office' };
        await screen.putPhoto(await screen.fact(person, 'portrait'), await photo(), alt, 'fieldPhoto');
        await screen.pictures('/', alt);
        await screen.tab('office');
        const [plan] = await Promise.all([page.waitForEvent('popup'), page.getByText(w('printPlan')).click()]);
        await expect(plan.locator('h1').first()).toHaveText(launchWords.title[language]);
        await plan.screenshot({ path: join(folder, `${language}-6-list.jpg`), type: 'jpeg' });
        await plan.close();
        await screen.startProject('footbridge', { ar: 'جسر المشاة', en: 'Footbridge' });
        await expect(screen.shown(language).locator('h1')).toContainText(
          { ar: 'جسر المشاة', en: 'Footbridge' }[language],
        );
        await picture('6-projects');
      });

      await test.step('7 publish', async () => {
        await screen.goTo('/about');
        await screen.tab('changes');
        await expect(page.locator('.changes > li').first()).toBeVisible();
        await picture('changes');
        // What the editor writes passes the engineers' checks too.
        if (language === 'en') await promisify(execFile)(process.execPath, ['tools/check.ts'], { cwd: copy });
        await screen.press(screen.button(page.locator('.changes > li').last(), 'takeBack'), 'putBack');
        // An engineer pushes meanwhile: another file, and the same text.
        engineer.push({ 'app/content/about.ts': (code) => code.replace(about.title.en, 'By an engineer') });
        await screen.button(sheet, 'publish').click();
        await expect(sheet.locator('.questions')).toContainText('By an engineer', { timeout: 180_000 });
        await picture('7-questions');
        await screen.button(sheet.locator('.questions'), 'keepMine').click();
        await screen.press(screen.button(sheet.locator('.questions'), 'bringTogether'), 'update');
        await expect(sheet.locator('.questions')).toHaveCount(0);
        await expect(screen.news()).not.toContainText(w('overlaps').split('{n}')[0]!);
        engineer.push({ 'README.md': (text) => `${text}\n` });
        await screen.button(sheet, 'publish').click();
        await expect(screen.news()).toContainText('The office changed', { timeout: 180_000 });
        await expect(screen.news()).toHaveRole('status');
        await expect(sheet.locator('.history > li').first()).toContainText(w('stateUnknown'));
        await picture('7-published');
        expect(git('rev-parse', '@{upstream}')).toBe(git('rev-parse', 'HEAD'));
        await screen.button(sheet, 'undo').click();
        await expect(screen.news()).toContainText(w('undone').replace('{sentence}', ''), { timeout: 180_000 });
        await picture('7-taken-back');
        expect(git('diff', '--stat', 'HEAD~2', 'HEAD')).toBe('');
      });

      await test.step('8 stop', async () => {
        await screen.tab('page');
        await screen.click('h1');
        const english = page
          .locator('.text-form')
          .first()
          .getByRole('textbox', { name: w('english') });
        const kept = page.waitForResponse((response) => response.url().endsWith('/edit/api/draft'));
        await english.fill('Typed, not saved');
        await kept;
        await editor.kill();
        editor = await startEditorIn(copy);
        await screen.open(editor.url);
        await screen.tab('changes');
        await expect(sheet).toContainText('Typed, not saved');
        await picture('8-still-there');
      });
    } finally {
      await editor.kill();
      await page.close();
      for (const one of [copy, `${copy}.git`, engineer.folder]) rmSync(one, { recursive: true, force: true });
    }
  });
