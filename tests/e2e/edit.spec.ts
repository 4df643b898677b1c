import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as base, type FrameLocator, type Locator, type Page, type Route, test } from '@playwright/test';
import sharp from 'sharp';
import { about } from '../../app/content/about.ts';
import { debris } from '../../app/content/figures/rubble.ts';
import { pageNames } from '../../app/content/shared/pages.ts';
import { editWords } from '../../tools/edit/words.ts';
import { launchPlan } from '../../tools/office/all-facts.ts';
import { root } from '../../tools/paths.ts';
import { type EditorProgram, scratchCopy, startEditorIn } from '../edit/scratch-copy.ts';

/**
 * Milliseconds. Each change renders a page from its sources, a change of structure runs the type check, and the
 * machine may be busy.
 */
const timeoutMs = 150_000;
const expect = base.configure({ timeout: timeoutMs });

const { en: words } = Object.fromEntries([
  ['en', Object.fromEntries(Object.entries(editWords).map(([key, text]) => [key, text.en]))],
]) as { en: Record<keyof typeof editWords, string> };

/** Types after a chosen file was stored and before the screen shows it. */
const typeAsTheFileArrives = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, typed) => {
    const { json } = Response.prototype;
    Response.prototype.json = async function (this: Response) {
      const answer = await json.call(this);
      if (!this.url.endsWith('/keepFile')) return answer;
      Response.prototype.json = json;
      const type = () => {
        input.focus();
        document.execCommand('insertText', false, typed);
      };
      // React renders a response in a task of its own; until then every step here belongs to this one.
      const soon = (steps: number): void => queueMicrotask(steps === 0 ? type : () => soon(steps - 1));
      soon(30);
      return answer;
    };
  }, text);

/** The office changes its own site (ED-1): one visit to the editor, on a copy of the project. */
test.describe('the editor', () => {
  test.describe.configure({ mode: 'serial', timeout: 480_000 });
  let copy: string;
  let editor: EditorProgram;
  let page: Page;
  /** Console messages of the panel and the pages; a refused call is not an error. */
  const complaints: string[] = [];
  const shown = (language: 'ar' | 'en'): FrameLocator => page.frameLocator(`iframe[title=${language}]`);
  /** Waits until a preview shows the page and handles clicks. */
  const arrived = async (language: 'ar' | 'en') => {
    await expect.poll(() => page.frames().some((frame) => frame.url().endsWith(`${at}?lang=${language}`))).toBe(true);
    await expect(page.locator(`iframe[title=${language}]`)).not.toHaveAttribute('aria-busy');
    await expect(shown(language).locator('html')).toHaveAttribute('data-edit', 'ready');
  };
  const open = async (what: string) => {
    await arrived('en');
    await shown('en').locator(what).filter({ visible: true }).last().click();
  };
  /**
   * Waits until the form has taken the focus, as a person who types does; otherwise it would take the focus away
   * again.
   */
  const openHeading = async () => {
    await open('h1');
    // The input of the language that was clicked.
    await expect(field('English')).toBeFocused();
  };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
  const content = (file: string) => readFileSync(join(copy, 'app/content', file), 'utf8');
  const field = (language: 'Arabic' | 'English') =>
    page.locator('.text-form').first().getByRole('textbox', { name: language });
  const save = () => page.locator('.text-form').first().getByRole('button', { name: words.save }).click();
  const news = () => page.locator('.news p');
  const tab = (name: keyof typeof editWords) => page.locator('nav').getByRole('button', { name: words[name] }).click();
  /** Delays the next call of this name. @returns a function that lets it continue */
  const holdNext = async (name: string) => {
    const released = Promise.withResolvers<void>();
    const holding = async (route: Route) => {
      await released.promise;
      await route.continue();
    };
    await page.route(`**/edit/api/${name}`, holding, { times: 1 });
    return released.resolve;
  };
  let at = '/';
  const goTo = async (path: string) => {
    at = path;
    await page.getByRole('combobox', { name: words.page }).first().selectOption(path);
  };

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(600_000);
    copy = scratchCopy();
    editor = await startEditorIn(copy);
    page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    // A failed action is named instead of running into the test's timeout.
    page.setDefaultTimeout(timeoutMs);
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text());
    });
    await page.addInitScript(() => localStorage.setItem('edit-language', 'en'));
    await page.goto(editor.url);
    await goTo('/about');
    await expect(shown('en').locator('h1')).toBeVisible();
  });
  test.afterAll(async () => {
    await editor?.kill();
    await page?.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test('opens a text in both languages on a click, shows the saved text on both pages, and changes one line', async () => {
    await openHeading();
    await expect(field('English')).toHaveText(about.title.en);
    await field('English').fill('We change this sentence.');
    await field('Arabic').fill('نغيّر هذه الجملة.');
    await save();
    await expect(news()).toHaveText(words.saved);
    await expect(shown('en').locator('h1')).toHaveText('We change this sentence.');
    await expect(shown('ar').locator('h1')).toHaveText('نغيّر هذه الجملة.');
    expect(git('diff', '--numstat').trim()).toBe('1\t1\tapp/content/about.ts');
  });

  test('hides success messages by itself and never covers the panel', async () => {
    await expect(page.locator('.news')).toBeHidden();
    const panel = page.locator('aside');
    await page.locator('.news').evaluate((news) => news.removeAttribute('hidden'));
    const [news, aside] = [await page.locator('.news').boundingBox(), await panel.boundingBox()];
    expect(news!.x + news!.width).toBeLessThanOrEqual(aside!.x);
    await page.locator('.news').evaluate((one) => one.setAttribute('hidden', ''));
  });

  test('scrolls both languages together and moves nothing clickable', async () => {
    const frameOf = (language: string) => page.frames().find((frame) => frame.url().endsWith(`?lang=${language}`))!;
    const top = (language: string) =>
      frameOf(language).evaluate(() => document.querySelectorAll('main section')[2]!.getBoundingClientRect().top);
    for (const [one, other] of [
      ['ar', 'en'],
      ['en', 'ar'],
    ] as const) {
      await frameOf(one).evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(() => frameOf(other).evaluate(() => scrollY)).toBe(0);
      await frameOf(one).evaluate(() => {
        document.querySelectorAll('main section')[2]!.scrollIntoView({ behavior: 'instant' });
      });
      await expect.poll(async () => Math.abs((await top(other)) - (await top(one)))).toBeLessThan(3);
    }
    await goTo('/');
    await arrived('en');
    await expect(shown('en').locator('.banner li').first()).toBeVisible();
    // Scroll-driven animations move with the reader only.
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length;
    // The page's fade-in ends.
    await expect.poll(() => frameOf('en').evaluate(moving)).toBe(0);
    await goTo('/about');
  });

  test('shows the values of figures in chips, not their names, and uses the browser’s language', async () => {
    await goTo('/projects/sports-hall');
    await arrived('ar');
    const lead = shown('ar').locator('main p:has([data-figure])').filter({ visible: true }).last();
    await lead.click({ position: { x: 2, y: 2 } });
    await expect(page.locator('.chip').first()).toBeVisible();
    for (const chip of await page.locator('.text[lang=ar] .chip').allTextContents()) expect(chip).toMatch(/\d/);
    await goTo('/about');
    const arabic = await page.context().browser()!.newPage({ locale: 'ar-SY' });
    await arabic.goto(editor.url);
    await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(arabic.locator('nav')).toContainText(editWords.changes.ar);
    await arabic.close();
  });

  test('reaches a text by Tab, opens it by Enter, and returns to it by Escape', async () => {
    const heading = shown('en').locator('h1');
    await expect(heading).toHaveAttribute('tabindex', '0');
    // From the stop before it, as when tabbing through the page.
    await heading.evaluate((h1) => {
      const stops = [...document.querySelectorAll<HTMLElement>('a[href],button,summary,[tabindex="0"]')];
      const shownBefore = stops.filter(
        (stop) => h1.compareDocumentPosition(stop) === Node.DOCUMENT_POSITION_PRECEDING && stop.checkVisibility(),
      );
      shownBefore.at(-1)!.focus();
    });
    await page.keyboard.press('Tab');
    await expect(heading).toBeFocused();
    expect(await heading.evaluate((h1) => [h1.matches(':focus-visible'), getComputedStyle(h1).outlineStyle])).toEqual([
      true,
      'solid',
    ]);
    await page.keyboard.press('Enter');
    await expect(field('English')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Changed by keyboard.');
    await page.keyboard.press('Tab');
    await expect(page.locator('.text-form').first().getByRole('button', { name: words.save })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Changed by keyboard.');
    await page.keyboard.press('Escape');
    await expect(page.locator('.text-form')).toHaveCount(0);
    await expect(heading).toBeFocused();
    // Back to the first text.
    await page.keyboard.press('Enter');
    await expect(field('English')).toBeFocused();
    await field('English').fill('We change this sentence.');
    await save();
    await expect(heading).toHaveText('We change this sentence.');
    await expect(shown('ar').locator('html')).toHaveAttribute('data-edit', 'ready');
  });

  test('can’t save an empty language and says what to do', async () => {
    await openHeading();
    await field('Arabic').fill('');
    await expect(page.getByRole('alert').first()).toContainText(words.emptyLanguage);
    await expect(page.locator('.text-form').first().getByRole('button', { name: words.save })).toBeDisabled();
    await page.locator('.text-form').first().getByRole('button', { name: words.cancel }).click();
  });

  test('restores unsaved input after the program was killed', async () => {
    await field('English').fill('Typed, not saved');
    await expect
      .poll(() => {
        try {
          return readFileSync(join(copy, 'data/edit-drafts.json'), 'utf8');
        } catch {
          return '';
        }
      })
      .toContain('Typed, not saved');
    await tab('films');
    await page.locator('fieldset').first().getByRole('textbox').fill('https://typed.example/');
    await expect.poll(() => readFileSync(join(copy, 'data/edit-drafts.json'), 'utf8')).toContain('typed.example');
    const film = {
      name: 'line.mp4',
      mimeType: 'video/mp4',
      buffer: readFileSync(join(root, 'public/media/haul-cycle.mp4')),
    };
    await page.locator('fieldset').nth(1).locator('input[type=file]').setInputFiles(film);
    await expect(page.locator('fieldset').nth(1)).toContainText(film.name);
    await editor.kill();
    editor = await startEditorIn(copy);
    // The panel retries while the program is starting.
    await page.route('**/edit/api/start', (route) => route.abort(), { times: 1 });
    await page.goto(editor.url);
    await goTo('/about');
    await tab('films');
    await expect(page.locator('fieldset').first().getByRole('textbox')).toHaveValue('https://typed.example/');
    await page.locator('fieldset').first().getByRole('button', { name: words.cancel }).click();
    // A chosen file too, ready to be saved.
    const chosen = page.locator('fieldset').nth(1);
    await expect(chosen).toContainText(film.name);
    await chosen.getByRole('button', { name: words.saveFile }).click();
    await expect(news()).toHaveText(words.saved);
    const [, file] = /url: '(\/films\/\w+\.mp4)'/.exec(content('films.ts'))!;
    expect(statSync(join(copy, 'public', file!)).size).toBeGreaterThan(film.buffer.length * 0.9);
    git('checkout', '--', 'app/content/films.ts');
    // Unsaved input is listed and links to its form.
    await tab('changes');
    const openers = page.getByRole('button', { name: words.openIt });
    await expect(openers).toHaveCount(1);
    await openers.click();
    await expect(field('English')).toHaveText('Typed, not saved');
    await page.locator('.text-form').first().getByRole('button', { name: words.cancel }).click();
  });

  test('lists texts that no click reaches among the page’s texts', async () => {
    const name = pageNames['/about'];
    const list = page.locator('details.file').filter({ has: page.getByText(name.en, { exact: true }) });
    await list.first().locator('summary').first().click();
    await list.first().getByText(about.meta.description.en).click();
    const form = list.locator('.text-form');
    await form.getByRole('textbox', { name: words.english }).fill('What search engines show.');
    await form.getByRole('button', { name: words.save }).click();
    await expect(news()).toHaveText(words.saved);
    expect(git('diff', '--numstat').trim()).toBe('2\t2\tapp/content/about.ts');
  });

  test('finds texts by their words in every file', async () => {
    await tab('texts');
    await page.getByRole('searchbox', { name: words.find }).fill('concrete');
    await page.getByRole('button', { name: words.search }).click();
    const found = page.locator('.texts > li');
    await expect.poll(() => found.count()).toBeGreaterThan(10);
    await tab('page');
  });

  test('does not overwrite a file changed by hand', async () => {
    await openHeading();
    await field('English').fill('Mine');
    const file = join(copy, 'app/content/about.ts');
    writeFileSync(file, content('about.ts').replace('We change this sentence.', 'Changed by hand'));
    await save();
    const alert = page.locator('.text-form').first().getByRole('alert');
    await expect(alert).toContainText(words.changedMeanwhile.split('{')[0]!);
    expect(content('about.ts')).toContain('Changed by hand');
    expect(content('about.ts')).not.toContain('Mine');
    // The input stays beside the file's text; discarding it leaves the file's text.
    await expect(page.locator('.text-form').first().locator('.meanwhile')).toContainText('Changed by hand');
    await expect(field('English')).toHaveText('Mine');
    await page.locator('.text-form').first().getByRole('button', { name: words.cancel }).click();
    await expect(field('English')).toHaveText('Changed by hand');
    git('checkout', '--', 'app/content/about.ts');
  });

  test('changes a figure once and names the pages that show it', async () => {
    await goTo('/');
    await expect(shown('en').locator('h1')).toContainText('rubble');
    await expect(page.locator('iframe[title=en]')).toHaveAttribute('src', '/?lang=en');
    await open('[data-figure="debris.totalTonnes"]');
    const pages = page.locator('.pages li');
    await expect(pages.first()).toBeVisible();
    expect(await pages.count()).toBeGreaterThanOrEqual(4);
    const value = page.getByRole('textbox', { name: words.value });
    // Of this form; its button has another name while it saves.
    const saveValue = page.locator('form').filter({ has: value }).getByRole('button', { name: words.save });
    await expect(value).toHaveValue(String(debris.totalTonnes.value / 1_000_000));
    await value.fill('١٤٣');
    await saveValue.click();
    // At the required field, which has the focus.
    const why = page.getByLabel(`${words.why} (${words.arabic})`);
    await expect(why).toBeFocused();
    await expect(why).toHaveAttribute('aria-invalid', 'true');
    await expect(why).toHaveAccessibleDescription(words.whyMissing);
    await why.fill('حصر جديد');
    await page.getByLabel(`${words.why} (${words.english})`).fill('A new survey');
    await saveValue.click();
    await expect(news()).toHaveText(words.saved);
    expect(git('diff', '--unified=0', 'app/content/figures/rubble.ts')).toContain('value: 143_000_000,');
    // What is typed during a save is saved next, over the previous save.
    const release = await holdNext('saveFigure');
    await value.fill('144,000,000');
    await page.getByLabel(`${words.why} (${words.english})`).fill('Another survey');
    await page.getByLabel(`${words.why} (${words.arabic})`).fill('حصر آخر');
    await saveValue.click();
    await value.fill('145');
    release();
    const written = (number: string) =>
      expect
        .poll(() => git('diff', '--unified=0', 'app/content/figures/rubble.ts'), { timeout: timeoutMs })
        .toContain(`value: ${number},`);
    await written('144_000_000');
    await expect(value).toHaveValue('145');
    await saveValue.click();
    await written('145_000_000');
    // Ten times as much, or nothing, is not saved unseen.
    await value.fill('1450.5');
    await page.getByLabel(`${words.why} (${words.arabic})`).fill('حصر ثالث');
    await page.getByLabel(`${words.why} (${words.english})`).fill('A third survey');
    await saveValue.click();
    await expect(page.locator('.sheet form').first().getByRole('alert')).toContainText(
      words.muchChanged.split('{before}')[0]!,
    );
    await written('145_000_000');
    await page.getByRole('button', { name: words.yesSave }).click();
    await written('1_450_500_000');
    git('checkout', '--', 'app/content');
  });

  test('opens the drawing of a card, which the link of the card covers', async () => {
    await goTo('/projects/construction');
    await arrived('en');
    const drawing = shown('en').locator('main img[src*="/drawings/sports-hall-section"]').filter({ visible: true });
    await drawing.first().click({ force: true });
    const form = page.locator('.opened fieldset').first();
    await expect(form).toContainText(words.photoInstead);
    // It shows the drawing, names its page, and closes with that page: a photo chosen now must not land there.
    await expect(form.locator('img')).toHaveAttribute('src', '/drawings/sports-hall-section.en.svg');
    await expect(form.locator('legend')).toHaveText(pageNames['/projects/construction'].en);
    await goTo('/projects/sports-hall');
    await expect(page.locator('.opened')).toHaveCount(0);
  });

  test('replaces a gallery drawing by a photo without its camera’s metadata, and restores the drawing', async () => {
    await goTo('/projects/sports-hall');
    await open('img[src*="/drawings/sports-hall-plan"]');
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#888' } })
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const form = page.locator('fieldset').first();
    const choose = async (name: string, buffer: Buffer) => {
      await form.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await form.getByLabel(words.altArabic).fill('صورة للتجربة');
      await form.getByLabel(words.altEnglish).fill('A photo for the trial');
      await form.getByRole('button', { name: words.save }).click();
    };
    // A form left during its upload has the file when it is opened again.
    const release = await holdNext('keepFile');
    await form.locator('input[type=file]').setInputFiles({ name: 'left.jpg', mimeType: 'image/jpeg', buffer: photo });
    await tab('films');
    await expect(form.locator('input[type=url], [inputmode=url]')).toBeVisible();
    const kept = page.waitForResponse('**/edit/api/keepFile');
    release();
    await kept;
    await open('img[src*="/drawings/sports-hall-plan"]');
    await expect(form.locator('bdi')).toContainText('left.jpg');
    await form.getByRole('button', { name: words.cancel }).click();

    const noPhoto = Buffer.from('this is no photo');
    await typeAsTheFileArrives(form.getByLabel(words.altArabic), 'وصلت');
    await form.locator('input[type=file]').setInputFiles({ name: 'not.jpg', mimeType: 'image/jpeg', buffer: noPhoto });
    await expect(form.getByLabel(words.altArabic)).toHaveValue('وصلت');
    await expect(form.getByRole('button', { name: words.save })).toBeEnabled();
    await choose('not.jpg', noPhoto);
    await expect(form.getByRole('alert')).toHaveText(words.noPhoto);
    await choose('trial.jpg', photo);
    await expect(news()).toHaveText(words.saved);
    const src = /src: '(\/photos\/\w+\.webp)'/.exec(content('projects/sports-hall.ts'))![1]!;
    const stored = await sharp(join(copy, 'public', src)).metadata();
    expect([stored.exif, stored.width, stored.height]).toEqual([undefined, 800, 1600]);
    await expect(shown('ar').locator(`img[src="${src}"]`)).toHaveAttribute('alt', 'صورة للتجربة');
    const width = () => form.locator(`img[src="${src}"]`).evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, 'the photo loads').toBe(800);
    // A saved text is no draft any more.
    await expect(form.locator('bdi')).toHaveText(words.noFile);
    await page.locator('fieldset').first().getByRole('button', { name: words.backToDrawing }).click();
    await expect.poll(() => git('diff', '--numstat').trim()).toBe('');
  });

  test('gives a film an address or hides it, and refuses an invalid address with a sentence', async () => {
    await tab('films');
    const film = page.locator('fieldset').first();
    await film.getByRole('textbox').fill('no address');
    await film.getByRole('button', { name: words.save, exact: true }).first().click();
    await expect(film.getByRole('alert')).toContainText('no address');
    await expect(film.getByRole('textbox')).toBeFocused();
    // A film site's page is not a film file: the panel asks, and stores it as a page to embed.
    await film.getByRole('textbox').fill('https://www.youtube.com/watch?v=trial');
    await film.getByRole('button', { name: words.save, exact: true }).first().click();
    await expect(film.getByRole('alert')).toContainText('youtube.com/watch');
    await film.getByRole('combobox', { name: words.filmKind }).selectOption('page');
    await film.getByRole('button', { name: words.save, exact: true }).first().click();
    await expect(film.getByRole('textbox')).toHaveValue('https://www.youtube-nocookie.com/embed/trial');
    await expect(film.getByRole('alert')).toHaveCount(0);
    await film.getByRole('combobox', { name: words.filmKind }).selectOption('');
    // What is typed during a save is not saved, and stays.
    const typed = Promise.withResolvers<void>();
    await page.route('**/edit/api/saveFilm', (route) => typed.promise.then(() => route.continue()), { times: 1 });
    await film.getByRole('textbox').fill('https://films.example/line.mp4');
    await film.getByRole('button', { name: words.save, exact: true }).first().click();
    await film.getByRole('textbox').fill('https://films.example/later.mp4');
    typed.resolve();
    await expect(news()).toHaveText(words.saved);
    await expect(film.getByRole('textbox')).toHaveValue('https://films.example/later.mp4');
    await film.getByRole('button', { name: words.cancel }).click();
    await expect(film.getByRole('textbox')).toHaveValue('https://films.example/line.mp4');
    expect(content('films.ts')).toContain("address: { url: 'https://films.example/line.mp4', kind: 'file' }");
  });

  test('fills in a fact of the office, shows it on the page, and removes it again', async () => {
    // Saved before the requested page has loaded.
    const saved = Promise.withResolvers<void>();
    const late = (route: Route) => saved.promise.then(() => route.continue());
    await page.route('**/terms?lang=*', late, { times: 2 });
    await goTo('/terms');
    await tab('office');
    // The office’s own under contact, then under law.
    const subject = page.locator('.office-form details').nth(1);
    await subject.locator('summary').click();
    const names = await subject.locator('legend').allTextContents();
    const law = launchPlan().filter(({ group, of }) => group === 'law' && !of);
    expect(names.map((name) => name.replace(/ \(.*$/, ''))).toEqual(
      law.map(({ label }) => label.en.replace(/ \(.*$/, '')),
    );
    const form = subject.locator('fieldset').nth(law.findIndex(({ key }) => key === 'representative'));
    await expect(form).toContainText(words.without);
    await form.getByLabel(words.arabic).fill('اسم للتجربة');
    await form.getByLabel(words.english).fill('A name for the trial');
    await form.getByRole('button', { name: words.save }).click();
    await expect(news()).toHaveText(words.saved);
    saved.resolve();
    await expect(shown('en').locator('#imprint')).toContainText('A name for the trial');
    await expect(shown('ar').locator('#imprint')).toContainText('اسم للتجربة');
    await expect(form).not.toContainText(words.without);
    // What another window saved is not overwritten unseen, also after this one was reloaded.
    await form.getByLabel(words.english).fill('A name of this window');
    await expect.poll(() => readFileSync(join(copy, 'data/edit-drafts.json'), 'utf8')).toContain('of this window');
    const file = join(copy, 'app/content/office.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('A name for the trial', 'A name of another window'));
    await page.reload();
    await goTo('/terms');
    await tab('office');
    // Opened already, because it holds a draft.
    await expect(form.getByLabel(words.english)).toBeVisible();
    await expect(form.getByLabel(words.english)).toHaveValue('A name of this window');
    await expect(form.locator('.meanwhile')).toContainText('A name of another window');
    await expect(form.getByRole('button', { name: words.save })).toBeDisabled();
    await form.getByRole('button', { name: words.keepMine }).click();
    await form.getByRole('button', { name: words.save }).click();
    await expect(news()).toHaveText(words.saved);
    expect(content('office.ts')).toContain('A name of this window');
    await form.getByRole('button', { name: words.takeAway }).click();
    await expect(form).toContainText(words.without);
    await expect(shown('en').locator('#imprint')).not.toContainText('A name of');
    expect(git('diff', '--numstat', 'app/content/office.ts').trim()).toBe('');
  });

  test('publishes as a commit with a readable subject and reverts every byte', async () => {
    const before = git('rev-parse', 'HEAD:app/content').trim();
    await tab('changes');
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(news()).toContainText('The office changed');
    expect(git('log', '-1', '--format=%s').trim()).toMatch(/^The office changed /);
    expect(git('rev-parse', 'HEAD:app/content').trim()).not.toBe(before);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(news()).toContainText(words.undone.replace('{sentence}', ''));
    expect(git('rev-parse', 'HEAD:app/content').trim()).toBe(before);
    expect(git('status', '--porcelain', 'app', 'public').trim()).toBe('');
  });

  test('logs no error during the whole visit', () => {
    expect(complaints).toEqual([]);
  });

  test('refuses access without a key, from another host and from another origin', async () => {
    const { origin } = new URL(editor.url);
    const ask = (headers: Record<string, string>, path = '/edit') =>
      fetch(origin + path, { headers, redirect: 'manual' });
    expect((await ask({})).status).toBe(403);
    expect((await ask({}, '/edit?key=wrong')).status).toBe(403);
    expect((await ask({ origin: 'https://evil.example' }, new URL(editor.url).search)).status).toBe(403);
    const other = await page.request.get(editor.url, { headers: { host: 'evil.example' } }).catch(() => null);
    expect(other?.status() ?? 403).toBe(403);
  });
});
