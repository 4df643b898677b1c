/** Every text that people read, by the file it stands in; and the ones of a page: what it shows, describes, and says only in some cases. */

import type { EditorText } from '../office/languages.ts';
import { type Entry, entries } from '../source/literals.ts';
import { isSingle, type Places, type TextPlace } from './content-plugin.ts';
import type { Site } from './live-site.ts';
import { unmark } from './marks.ts';
import { placeName } from './place-names.ts';
import { Refusal } from './refusal.ts';
import type { Workspace } from './workspace.ts';

/** Words for programs: what visitors may type into the search, what the checks look for, labels of the editor itself. */
const notRead =
  /^app\/content\/(banned-terms|launch|shared\/(font-letters|search-aliases|search-language|known-queries))\.ts$/;

/** What stands around every page, some of it only once somebody opens it. */
const around = /^app\/content\/(footer|shared\/(shell|offline-words|search-words))\.ts$/;

export interface ShownText extends TextPlace {
  ar: string;
  en: string;
  code: readonly string[];
  /** The one language of a text that stands once. */
  single: 'ar' | 'de' | null;
}

export interface TextGroup {
  file: string;
  name: EditorText;
  texts: ShownText[];
}

const isRead = (entry: Entry): entry is Extract<Entry, { kind: 'pair' | 'string' }> =>
  entry.kind === 'pair' || isSingle(entry);

function shown(file: string, entry: Entry): ShownText | undefined {
  const place = { file, path: entry.path };
  if (entry.kind === 'pair')
    return { ...place, ar: entry.ar.text, en: entry.en.text, code: entry.ar.code, single: null };
  if (entry.kind !== 'string') return undefined;
  const { text, code } = entry.value;
  return { ...place, ar: text, en: text, code, single: entry.path.endsWith('|de') ? 'de' : 'ar' };
}

export class Texts {
  private readonly workspace: Workspace;
  private readonly places: Places;
  private readonly parsed = new Map<string, { code: string; all: readonly Entry[] }>();
  constructor(workspace: Workspace, places: Places) {
    this.workspace = workspace;
    this.places = places;
  }

  /** @throws Refusal where the file has no text there (any more) */
  at({ file, path }: TextPlace): ShownText {
    const entry = this.entriesOf(file).find((one) => one.path === path);
    const text = entry && shown(file, entry);
    if (!text) throw new Refusal('noPlace', { file });
    return text;
  }

  /** Parsed once as long as a file stays the same. */
  private entriesOf(file: string): readonly Entry[] {
    const { code } = this.workspace.read(file);
    const known = this.parsed.get(file);
    if (known?.code === code) return known.all;
    const all = entries(code);
    this.parsed.set(file, { code, all });
    return all;
  }

  /** The files that hold texts, in the order of the content. */
  files(): { file: string; name: EditorText }[] {
    return this.workspace
      .contentFiles()
      .filter((file) => !notRead.test(file) && this.entriesOf(file).some(isRead))
      .map((file) => ({ file, name: placeName(this.workspace, file) }));
  }

  group(file: string): TextGroup {
    const all = this.entriesOf(file).filter(isRead);
    return {
      file,
      name: placeName(this.workspace, file),
      texts: all.flatMap((entry) => shown(file, entry) ?? []),
    };
  }

  find(words: string): ShownText[] {
    const asked = words.trim().toLowerCase();
    if (asked.length < 2) return [];
    return this.files()
      .flatMap(({ file }) => this.group(file).texts)
      .filter(({ file, ar, en }) => `${ar} ${en} ${file}`.toLowerCase().includes(asked))
      .slice(0, 60);
  }

  /**
   * The files behind a page: those whose texts it shows, those of its drawings, and the mails of its forms. A text that the page
   * says only in some cases (a refusal, an answer) stands in the same file as the ones it always says.
   */
  async filesOf(site: Site, path: string): Promise<{ file: string; name: EditorText }[]> {
    const pages = await Promise.all((['ar', 'en'] as const).map((language) => site.render(path, language)));
    const html = pages.join('');
    const order = this.files();
    const found = new Set(unmark(html).numbers.flatMap((number) => this.places.at(number)?.file ?? []));
    for (const [, name] of html.matchAll(/\/drawings\/([\w-]+)\./g)) found.add(`app/content/drawings/${name}.ts`);
    if (/<form[^>]+method="post"/i.test(html)) found.add('app/content/mail-words.ts');
    if (/href="\/guides\//.test(html))
      for (const { file } of order) if (file.startsWith('app/content/guides/')) found.add(file);
    // The page's own file first, then what it shares with others.
    const own = new RegExp(`/${path === '/' ? 'home' : path.slice(1)}\\.ts$`);
    const rank = ({ file }: { file: string }) => {
      if (own.test(file)) return -1;
      return /^app\/content\/(shared|register|units|footer|media|office)\b/.test(file)
        ? 2
        : file.includes('/drawings/')
          ? 1
          : 0;
    };
    return order.filter(({ file }) => found.has(file) || around.test(file)).sort((a, b) => rank(a) - rank(b));
  }
}
