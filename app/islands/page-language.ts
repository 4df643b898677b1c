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
 * @param only whether this page is stored offline in one language, so that a reload can't change it
 * @returns whether the page reloads
 */
export function settleLanguage(page: Language, back: boolean, only: boolean): boolean {
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
  const reloads = shown !== (stated ?? page) && !only;
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

const topOf = (element: Element | undefined): number | undefined => element?.getBoundingClientRect().top;

/** Keeps the last landmark above the reading line, and the share of the way to the next one. */
function keepPlace(path: string): void {
  let before = -1;
  let after: Element | undefined;
  const all = [...document.querySelectorAll(landmarks)];
  for (const [index, element] of all.entries()) {
    const { top, height } = element.getBoundingClientRect();
    if (height === 0) continue;
    if (top >= readingLine) {
      after = element;
      break;
    }
    before = index;
  }
  const top = topOf(all[before]);
  if (top === undefined) return;
  const share = (readingLine - top) / Math.max(1, (topOf(after) ?? readingLine) - top);
  try {
    sessionStorage.setItem(placeKey, JSON.stringify([path, before, share]));
  } catch {
    // Storage is forbidden: the page opens at the section.
  }
}

/** Scrolls to the place where the toggle was pressed. */
export function returnToPlace(): void {
  try {
    const [path, index, share] = JSON.parse(sessionStorage.getItem(placeKey) ?? '[]');
    sessionStorage.removeItem(placeKey);
    if (path !== location.pathname) return;
    const all = [...document.querySelectorAll(landmarks)];
    const top = topOf(all[index]);
    // 0 for a hidden one.
    if (!top) return;
    const next = all.slice(index + 1).find((element) => element.getBoundingClientRect().top > top);
    scrollTo({ top: scrollY + top + share * ((topOf(next) ?? top) - top) - readingLine, behavior: 'instant' });
  } catch {
    // Storage is forbidden or holds an invalid value.
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
  if (hreflang && scrollY > readingLine) {
    keepPlace(url.pathname);
    for (const part of document.querySelectorAll('main [id]')) {
      const { top, height } = part.getBoundingClientRect();
      if (height > 0 && top < readingLine) url.hash = part.id;
    }
  }
  link.href = url.href;
}
