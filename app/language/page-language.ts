import type { Language } from '../content/text.ts';
import { parseLanguage, preferenceCookie, preferenceName } from './preference.ts';

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
  let language = stated ?? page;
  try {
    language = languageToShow(page, stated, parseLanguage(localStorage.getItem(preferenceName)), back);
    localStorage.setItem(preferenceName, language);
  } catch {
    // Storage is forbidden or full.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = preferenceCookie(language, url.protocol === 'https:');
  const reloads = language !== (stated ?? page);
  if (reloads) {
    url.searchParams.set('lang', language);
    location.replace(url);
  }
  return reloads;
}

/** Pixels below the top of the window; the section above this line is being read. */
const readingLine = 160;

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
  for (const part of hreflang && scrollY > readingLine ? document.querySelectorAll('main [id]') : []) {
    const { top, height } = part.getBoundingClientRect();
    if (height > 0 && top < readingLine) url.hash = part.id;
  }
  link.href = url.href;
}
