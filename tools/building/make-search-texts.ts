import { tradeLanguage } from '../../app/content/glossary/term.ts';
import { terms } from '../../app/content/glossary/term-list.ts';
import { type PagePath, pageName } from '../../app/content/shared/pages.ts';
import { dangerPlace, searchAliases } from '../../app/content/shared/search-aliases.ts';
import type { Language } from '../../app/content/text.ts';
import { gap } from '../../app/language/format.ts';
import { otherLanguages } from '../../app/language/scripts.ts';
import type { RegisterRow } from '../../app/register/rows.ts';
import { wordsOf } from '../../app/search/normalise.ts';
import type { SearchRow, SearchTexts } from '../../app/search/search-texts.ts';
import { attribute, type Element, elements, textOf } from './page-tree.ts';

/**
 * What is not searchable text: drawings, form controls, buttons, links within the page, rows that are indexed one by
 * one.
 */
const machinery = new Set(['svg', 'form', 'nav', 'button', 'progress', 'script', 'template']);
const isText = (element: Element): boolean =>
  !machinery.has(element.tagName) &&
  // File sizes change with every build.
  attribute(element, 'data-computed') === undefined &&
  // Scale marks and arrows; the words beside them say the same.
  attribute(element, 'aria-hidden') !== 'true' &&
  attribute(element, 'itemprop') !== 'hasDefinedTerm' &&
  !['register', 'register-key', 'plan-fold'].some((name) => hasClass(element, name)) &&
  // What only screen readers read out; a heading is a name all the same.
  (!hasClass(element, 'sr-only') || isHeading(element));

const hasClass = (element: Element, name: string) => attribute(element, 'class')?.split(' ').includes(name) ?? false;
const isHeading = ({ tagName }: Element) => /^h[123]$/.test(tagName);

/** Pages whose tables hold a calculator's values and examples; the values are rows of the register too. */
const calculators: readonly string[] = ['/planner', '/environmental'];

/** Pages that repeat others; found by their names only. */
const gathering: readonly string[] = ['/references', '/capability'];

/** Collects the texts of a language, page by page. */
export function createSearchTexts(language: Language, rows: readonly RegisterRow[]) {
  const texts: SearchTexts = {
    language,
    pages: [],
    passages: [],
    rows: [...terms.map((term) => termRow(term, language)), ...rows.map((row) => figureRow(row, language))],
  };
  return {
    texts,
    /** @param all the elements of the built page */
    add(path: PagePath, all: readonly Element[]): void {
      const main = all.find(({ tagName }) => tagName === 'main');
      const heading = all.find(({ tagName }) => tagName === 'h1');
      if (!main || !heading) throw new Error(`${path} has no main part or no heading`);
      const description = all.find((element) => attribute(element, 'name') === 'description')!;
      const page = texts.pages.push({
        path,
        title: textOf(heading).trim(),
        about: attribute(description, 'content')!,
        also: [pageName(path)[language], searchAliases[path]?.[language] ?? ''].join(' ').trim(),
      });
      if (gathering.includes(path)) return;
      const enter = calculators.includes(path)
        ? (element: Element) => isText(element) && element.tagName !== 'table'
        : isText;
      for (const passage of passagesOf(main, enter)) {
        const place = `${path}#${passage.anchor}` as keyof typeof searchAliases;
        const also = passage.anchor ? searchAliases[place]?.[language] : undefined;
        texts.passages.push({
          page: page - 1,
          ...passage,
          ...(also && { also }),
          ...(place === dangerPlace && { danger: true }),
        });
      }
    },
  };
}

type Passage = Omit<SearchTexts['passages'][number], 'page'>;

/** Single spaces and separators, and none before or after a stop or at the ends. */
const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?،؛؟)])/g, '')
    .replace(/(?: ·)+ ?/g, ' · ')
    .replace(/(?<=[.!?؟:؛…]) · /g, ' ')
    .replace(/^[ ·]+|[ ·]+$/g, '');

/** These run on in their line. A link does in a text only. */
const inline = new Set(['span', 'b', 'strong', 'small', 'bdi', 'em', 'time', 'sub', 'sup', 'br', 'wbr', 'svg', 'img']);
const runsOn = (element: Element, parent: Element): boolean =>
  (inline.has(element.tagName) && !hasClass(element, 'block')) ||
  (element.tagName === 'a' && parent.childNodes.some((child) => 'value' in child && child.value.trim() !== ''));

/** The main part, cut at its headings and at asides with an id, each piece with the nearest link target. */
function passagesOf(main: Element, enter: (element: Element) => boolean): Passage[] {
  const passages: Passage[] = [{ anchor: '', heading: '', text: '' }];
  /** Of asides. */
  const names = new Set<Element>();
  const read = (element: Element, anchor: string): void => {
    for (const child of element.childNodes) {
      const last = passages.at(-1)!;
      if ('value' in child) last.text += child.value;
      else if ('tagName' in child && enter(child) && !names.has(child)) {
        const place = attribute(child, 'id') ?? anchor;
        if (isHeading(child)) passages.push({ anchor: place, heading: textOf(child, isText).trim(), text: '' });
        else if (child.tagName === 'aside' && place !== anchor) {
          const name = elements(child).find(({ tagName }) => tagName === 'strong');
          if (name) names.add(name);
          passages.push({ anchor: place, heading: name ? textOf(name).trim() : '', text: '' });
          read(child, place);
          passages.push({ anchor, heading: '', text: '' });
        } else {
          const gap = runsOn(child, element) ? ' ' : ' · ';
          last.text += gap;
          read(child, place);
          passages.at(-1)!.text += gap;
        }
      }
    }
  };
  read(main, '');
  return passages
    .map((passage) => ({ ...passage, text: tidy(passage.text) }))
    .filter(({ heading, text }) => heading || text);
}

const figureRow = ({ id, shown, counts, place, publisher }: RegisterRow, language: Language): SearchRow => ({
  href: `/figures#${id}`,
  // Keeps number and unit together for the search.
  name: shown[language].replaceAll(gap, ' '),
  text: [counts, ...(place.id === 'none' ? [] : [place.name]), ...(publisher.id === 'office' ? [] : [publisher.name])]
    .map((text) => text[language])
    .join(' · '),
});

function termRow({ id, name, trade, meaning, also }: (typeof terms)[number], language: Language): SearchRow {
  const tradeIn = (one: Language) => (one === tradeLanguage && trade ? [{ text: trade, language: one }] : []);
  const names: SearchRow['names'] = [
    ...tradeIn(language),
    ...otherLanguages(language).flatMap((other) => [{ text: name[other], language: other }, ...tradeIn(other)]),
    { text: name.de, language: 'de' },
  ];
  // Leaves out what the names already say.
  const said = new Set([name[language], ...names.map(({ text }) => text)].flatMap(wordsOf));
  const further = also?.filter((other) => !wordsOf(other).every((word) => said.has(word))) ?? [];
  return {
    href: `/glossary#${id}`,
    name: name[language],
    names,
    text: meaning[language],
    ...(further.length > 0 && { also: further }),
  };
}
