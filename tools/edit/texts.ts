/** The texts of the content: by file, by their words, and those behind a page, with the ones it shows only in some cases. */
import { type EditorText, editorLanguages } from '../office/languages.ts';
import { type Entry, literalsOf, type TextPlace } from '../source/literals.ts';
import { type ChipWords, chipWords } from './chips.ts';
import { isSingle, type Places, singleLanguage } from './content-plugin.ts';
import { type LimitOf, limits } from './limits.ts';
import type { Site } from './live-site.ts';
import { unmark } from './marks.ts';
import { placeName } from './place-names.ts';
import { Refusal } from './refusal.ts';
import type { Workspace } from './workspace.ts';

/** Files whose strings no page shows: search aliases, patterns of the checks. */
const notRead =
  /^app\/content\/(banned-terms|launch|shared\/(font-letters|search-aliases|search-language|known-queries))\.ts$/;

/** Texts around every page, some of them only after a click. */
const around = /^app\/content\/(footer|shared\/(shell|search-words))\.ts$/;

export interface ShownText extends TextPlace {
  ar: string;
  en: string;
  /** Characters that its place has room for. */
  limit: number;
  /** What each chip shows. */
  chips: ChipWords;
  /** The language of a text that exists in one language only. */
  single: 'ar' | 'en' | 'de' | null;
}

export interface NamedFile {
  file: string;
  name: EditorText;
}

const isRead = (entry: Entry): boolean => entry.kind === 'pair' || isSingle(entry);

/** A text without the words of its chips. */
export function shownText(file: string, entry: Entry): ShownText | undefined {
  const { ar, en } = literalsOf(entry);
  return (
    ar &&
    en && {
      file,
      path: entry.path,
      ar: ar.text,
      en: en.text,
      limit: 0,
      chips: {},
      single: singleLanguage(entry) ?? null,
    }
  );
}

export class Texts {
  private readonly workspace: Workspace;
  private readonly places: Places;
  private readonly site: Pick<Site, 'content' | 'shown'>;
  constructor(workspace: Workspace, places: Places, site: Pick<Site, 'content' | 'shown'>) {
    this.workspace = workspace;
    this.places = places;
    this.site = site;
  }

  /** @throws Refusal if the file has no such text (any more) */
  async at({ file, path }: TextPlace, limitOf: LimitOf = limits(this.workspace)): Promise<ShownText> {
    const entry = this.workspace.entryAt(file, path);
    const text = entry && shownText(file, entry);
    if (!text) throw new Refusal('noPlace', { file });
    text.limit = limitOf(text, text);
    if (!/\{/.test(text.ar)) return text;
    const [ar, en] = await Promise.all(editorLanguages.map((language) => this.site.shown(text, language)));
    return { ...text, chips: chipWords((await this.site.content(file)) as never, entry, { ar: ar!, en: en! }) };
  }

  private readonly readable = (file: string) => this.workspace.entries(file).filter(isRead);

  /** The files with texts. */
  files(): NamedFile[] {
    return this.workspace
      .contentFiles()
      .filter((file) => !notRead.test(file) && this.readable(file).length > 0)
      .map((file) => ({ file, name: placeName(this.workspace, file) }));
  }

  async group(file: string): Promise<NamedFile & { texts: ShownText[] }> {
    const limitOf = limits(this.workspace);
    return {
      file,
      name: placeName(this.workspace, file),
      texts: await Promise.all(this.readable(file).map(({ path }) => this.at({ file, path }, limitOf))),
    };
  }

  async find(words: string): Promise<ShownText[]> {
    const asked = words.trim().toLowerCase();
    if (asked.length < 2) return [];
    const found = this.files()
      .flatMap(({ file }) => this.readable(file).flatMap((entry) => shownText(file, entry) ?? []))
      .filter(({ file, ar, en }) => `${ar} ${en} ${file}`.toLowerCase().includes(asked));
    const limitOf = limits(this.workspace);
    return Promise.all(found.slice(0, 60).map((place) => this.at(place, limitOf)));
  }

  /**
   * The files behind a page: those whose texts it shows, its drawings, and the mails of its forms. Texts that appear only in some cases
   * (a refusal, an answer) are in the same files.
   */
  async filesOf(site: Site, path: string): Promise<NamedFile[]> {
    const pages = await Promise.all(editorLanguages.map((language) => site.render(path, language)));
    const html = pages.join('');
    const order = this.files();
    const found = new Set(unmark(html).numbers.flatMap((number) => this.places.at(number)?.file ?? []));
    for (const [, name] of html.matchAll(/\/drawings\/([\w-]+)/g)) found.add(`app/content/drawings/${name}.ts`);
    if (/<form[^>]+method="post"/i.test(html)) found.add('app/content/mail-words.ts');
    if (/href="\/guides\//.test(html))
      for (const { file } of order) if (file.startsWith('app/content/guides/')) found.add(file);
    // The page's own file first, shared files last.
    const own = new RegExp(`/${path === '/' ? 'home' : path.slice(1)}\\.ts$`);
    const last = [/\/drawings\//, /^app\/content\/(shared|register|units|footer|media|office)\b/];
    const rank = ({ file }: NamedFile) => (own.test(file) ? -1 : last.findIndex((pattern) => pattern.test(file)) + 1);
    return order.filter(({ file }) => found.has(file) || around.test(file)).sort((a, b) => rank(a) - rank(b));
  }
}
