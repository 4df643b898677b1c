import { expect as base, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { editWords } from '../../tools/edit/words.ts';
import { launchPlan } from '../../tools/office/all-facts.ts';
import type { LaunchFact } from '../../tools/office/fact.ts';
import type { EditorText } from '../../tools/office/languages.ts';

/**
 * Milliseconds. Each change renders a page from its sources, a change of structure runs the type check, and the
 * machine may be busy.
 */
export const expect = base.configure({ timeout: 150_000 });

const languages = ['ar', 'en'] as const;

/** Where a fact of the office is. */
type FactPlace = Pick<LaunchFact, 'file' | 'object'>;

/** The editor on screen: two pages, the panel, and what can be clicked. */
export class Screen {
  readonly page: Page;
  private readonly language: 'ar' | 'en';
  constructor(page: Page, language: 'ar' | 'en') {
    this.page = page;
    this.language = language;
  }

  w = (word: keyof typeof editWords): string => editWords[word][this.language];

  async open(url: string): Promise<void> {
    await this.page.addInitScript((language) => localStorage.setItem('edit-language', language), this.language);
    await this.page.goto(url);
    await this.goTo('/');
  }

  shown = (language: 'ar' | 'en'): FrameLocator => this.page.frameLocator(`iframe[title=${language}]`);

  /** Waits until both previews have loaded: until then, clicks on them are blocked. */
  async ready(): Promise<void> {
    for (const language of languages) {
      await expect(this.page.locator(`iframe[title=${language}]`)).not.toHaveAttribute('aria-busy');
      await expect(this.shown(language).locator('html')).toHaveAttribute('data-edit', 'ready');
    }
  }

  /** Chooses a page at the top and waits until both languages are shown. */
  async goTo(path: string): Promise<void> {
    await this.page
      .getByRole('combobox', { name: this.w('page') })
      .first()
      .selectOption(path);
    for (const language of languages) {
      const there = () => this.page.frames().some((frame) => frame.url().endsWith(`${path}?lang=${language}`));
      await expect.poll(there, `${path} in ${language}`).toBe(true);
    }
    await this.ready();
  }

  /** Clicks an element of the page in the panel's language. @param corner clicks beside the figures in it */
  click = (what: string, corner = false): Promise<void> =>
    this.shown(this.language)
      .locator(what)
      .filter({ visible: true })
      .last()
      .click({ timeout: 150_000, ...(corner ? { position: { x: 2, y: 2 } } : {}) });

  tab = (word: keyof typeof editWords): Promise<void> =>
    this.page
      .locator('nav')
      .getByRole('button', { name: this.w(word) })
      .click();

  news = (): Locator => this.page.locator('.news p');

  /** Presses a button and waits for the server's response. */
  async press(button: Locator, call: string): Promise<void> {
    const answer = this.page.waitForResponse((response) => response.url().endsWith(`/edit/api/${call}`), {
      timeout: 300_000,
    });
    await button.click({ timeout: 150_000 });
    const response = await answer;
    expect(response.status(), `${call}: ${await response.text()}`).toBe(200);
  }

  button = (within: Locator, word: keyof typeof editWords): Locator =>
    within.getByRole('button', { name: this.w(word), exact: true }).first();

  /** The form of a text that was clicked or opened in a list. */
  async saveText(form: Locator, texts: EditorText): Promise<void> {
    await form.getByRole('textbox', { name: this.w('arabic') }).fill(texts.ar);
    await form.getByRole('textbox', { name: this.w('english') }).fill(texts.en);
    await this.press(this.button(form, 'save'), 'saveText');
  }

  /** The field of a fact of the office, unfolded. */
  async fact({ file, object }: FactPlace, key: string): Promise<Locator> {
    await this.tab('office');
    const fact = launchPlan().find((one) => one.file === file && one.object === object && one.key === key)!;
    const field = this.page
      .locator('fieldset')
      .filter({ has: this.page.locator('legend', { hasText: fact.label[this.language] }) });
    const subject = this.page
      .locator('.office-form details')
      .filter({
        has: this.page.locator('summary', { hasText: fact.of?.[this.language] ?? this.w('ofOffice') }),
        // The subject may occur in several chapters.
        hasText: fact.label[this.language],
      })
      .first();
    if ((await subject.getAttribute('open')) === null) await subject.locator('summary').first().click();
    return subject.locator(field).first();
  }

  async fillFact(object: FactPlace, key: string, value: string | EditorText): Promise<void> {
    const field = await this.fact(object, key);
    if (typeof value === 'string') await field.getByRole('textbox').fill(value);
    else {
      await field.getByLabel(this.w('arabic')).fill(value.ar);
      await field.getByLabel(this.w('english')).fill(value.en);
    }
    await this.press(this.button(field, 'save'), 'saveField');
  }

  /** Chooses a photo and describes it. */
  async putPhoto(form: Locator, photo: Buffer, alt: EditorText, call: 'photo' | 'fieldPhoto'): Promise<void> {
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo };
    await form.locator('input[type=file]').setInputFiles(file);
    await expect(form.locator('bdi')).toContainText(file.name);
    await form.getByLabel(this.w('altArabic')).fill(alt.ar);
    await form.getByLabel(this.w('altEnglish')).fill(alt.en);
    await this.press(this.button(form, 'save'), call);
  }

  /** Starts a project in the list; it is empty and hidden, and its page is open. */
  async startProject(name: string, title: EditorText): Promise<Locator> {
    await this.tab('projects');
    const form = this.page.locator('details', { hasText: this.w('newProject') }).first();
    await form.locator('summary').click();
    await form.getByLabel(this.w('newName')).fill(name);
    await form.getByLabel(this.w('newTitleArabic')).fill(title.ar);
    await form.getByLabel(this.w('newTitleEnglish')).fill(title.en);
    await this.press(this.button(form, 'create'), 'newProject');
    const made = this.page.locator('.projects > li').filter({ hasText: title[this.language] });
    await this.button(made, 'show').click();
    await expect(this.news()).toContainText(this.w('stillUnwritten').split('{n}')[0]!);
    await this.page.locator('.news button').click();
    return made;
  }

  /** Both languages show the picture. */
  async pictures(path: string, alt: EditorText): Promise<void> {
    await this.goTo(path);
    for (const language of languages)
      await expect(this.shown(language).getByAltText(alt[language]).first(), `${path} in ${language}`).toBeAttached();
  }
}
