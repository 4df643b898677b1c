import type { Language } from '../content/text.ts';
import { parseLanguage, preferenceCookie, preferenceName } from '../language/preference.ts';

/**
 * LA-2: the language that a page load ends in. The address wins over the stored choice, except on history navigation,
 * where the newest choice does.
 * @param page the language of the document
 * @param back whether the visitor came by Back or Forward
 */
export function languageToShow(
  page: Language,
  stated: Language | undefined,
  stored: Language | undefined,
  back: boolean,
): Language {
  return (back || !stated ? stored : undefined) ?? stated ?? page;
}

/**
 * LA-5: stores the language in `localStorage` and the cookie, and reloads the page if it is in another one. The reload
 * states the language in the address, so a page load reloads at most once.
 * @returns whether the page reloads
 */
export function settleLanguage(page: Language, back: boolean): boolean {
  const url = new URL(location.href);
  const stated = parseLanguage(url.searchParams.get('lang'));
  let shown = stated ?? page;
  try {
    shown = languageToShow(page, stated, parseLanguage(localStorage.getItem(preferenceName)), back);
    localStorage.setItem(preferenceName, shown);
  } catch {
    // Storage is forbidden or full.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = preferenceCookie(shown, url.protocol === 'https:');
  const reloads = shown !== (stated ?? page);
  if (reloads) {
    url.searchParams.set('lang', shown);
    location.replace(url);
  }
  return reloads;
}

/** Pixels below the top of the window; the section above this line is being read. */
const readingLine = 160;

/** What a place is found by: the same elements, in the same order, stand on the page in every language. */
const landmarks = 'main :is([id], h2, h3, h4, tr, dt, li, p)';
const placeKey = 'place';

/** NaN for a hidden one. */
const topOf = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 ? top : Number.NaN;
};

/** The tops of a landmark and of the next one below it. */
function topsFrom(all: Element[], index: number): [number, number] {
  const top = topOf(all[index]!);
  const next = all.slice(index + 1).find((element) => topOf(element) > top);
  return [top, next ? topOf(next) : top];
}

/** The last landmark above the reading line, and the share of the way to the next one. */
function place(): [number, number] {
  const all = [...document.querySelectorAll(landmarks)];
  const index = all.findLastIndex((element) => topOf(element) < readingLine);
  const [top, next] = topsFrom(all, index);
  return [index, (readingLine - top) / Math.max(1, next - top)];
}

/** Scrolls to the place where the toggle was pressed, and focuses the toggle if it was pressed by keyboard. */
export function returnToPlace(): void {
  try {
    const [path, focused, index, share] = JSON.parse(sessionStorage.getItem(placeKey) ?? '[]');
    sessionStorage.removeItem(placeKey);
    if (path !== location.pathname) return;
    if (focused) document.querySelector<HTMLElement>('header [hreflang]')!.focus();
    const [top, next] = topsFrom([...document.querySelectorAll(landmarks)], index);
    if (top) scrollTo({ top: scrollY + top + share * (next - top) - readingLine, behavior: 'instant' });
  } catch {
    // Storage is forbidden, or the page was at its top.
  }
}

/**
 * Completes a link when it is pressed: the language toggle leads to this page in the other language, at the section
 * being read. Without cookies every link of the site states the language.
 */
export function completeLink(link: HTMLAnchorElement, page: Language): void {
  // Only the toggle has it.
  const { hreflang } = link;
  if (!hreflang && (navigator.cookieEnabled || link.host !== location.host)) return;
  const url = new URL(hreflang ? location.href : link.href);
  url.searchParams.set('lang', hreflang || page);
  if (hreflang) {
    const read = scrollY > readingLine;
    for (const part of read ? document.querySelectorAll('main [id]') : [])
      if (topOf(part) < readingLine) url.hash = part.id;
    try {
      const focused = link.matches(':focus-visible');
      sessionStorage.setItem(placeKey, JSON.stringify([url.pathname, focused, ...(read ? place() : [])]));
    } catch {
      // Storage is forbidden: the page opens at the section.
    }
  }
  link.href = url.href;
}
