import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isPagePath } from '../content/shared/pages.ts';
import { notFound, routes } from '../routes.ts';
import { layOutTopFirst } from './from-top.ts';
import { knownPath, knownQuery } from './known-path.ts';
import { startUp } from './start-up.ts';

const loaded = new Map<string, ComponentType>();

/** The page of a path if its code is here already. */
export const loadedPage = (path: string): ComponentType | undefined => loaded.get(isPagePath(path) ? path : '*');

/** Fetches the code of a path's page; a second call costs nothing. */
export async function preloadPage(path: string): Promise<ComponentType> {
  const key = isPagePath(path) ? path : '*';
  const { Page } = await (isPagePath(path) ? routes[path] : notFound).load();
  loaded.set(key, Page);
  return Page;
}

/** The query of this address that the page knows: the same on the server, in the prerendered file and in the browser. */
export function useKnownQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  const route = isPagePath(pathname) ? routes[pathname] : undefined;
  return new URLSearchParams(knownQuery(route?.variants, search));
}

/** What the router was last told to show: a path, and the part of the query that the page knows. */
let shown = '';
const address = (): string => {
  const path = knownPath(location.pathname);
  return `${path ?? location.pathname}?${knownQuery(path && routes[path].variants, location.search)}`;
};

/** To be called when the address is about to change: parts that stay HTML must render anew only where the page itself stays. */
function leave(pathname: string): void {
  startUp.prerendered = false;
  if (shown.startsWith(`${knownPath(pathname) ?? pathname}?`)) startUp.needParts();
}

/**
 * Leaves jumps within a page to the browser. The router would take them for page changes, and empty a page that it is just taking
 * over. To be called before hydration, so that it hears of every step through the history before the router does.
 */
export function keepJumpsNative(): void {
  shown = address();
  addEventListener('popstate', (event) => {
    if (address() === shown) {
      event.stopImmediatePropagation();
      return;
    }
    leave(location.pathname);
    shown = address();
  });
}

/** The link under an event, if it leads to a page of this site in this window. */
function pageLink(event: Event): { link: HTMLAnchorElement; url: URL } | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (
    url.origin !== location.origin ||
    !knownPath(url.pathname) ||
    url.searchParams.has('lang') ||
    url.searchParams.has('q')
  )
    return undefined;
  return { link, url };
}

/** Plain links become page changes without reload, and their code is fetched at the first sign of intent. */
export function usePageLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const intent = (event: Event) => {
      const found = pageLink(event);
      if (found && found.url.pathname !== location.pathname) preloadPage(found.url.pathname).catch(() => {});
    };
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const found = pageLink(event);
      if (!found) return;
      const { pathname, search, hash } = found.url;
      // The browser itself knows best how to go to a place on this page.
      if (hash && pathname === location.pathname && search === location.search) return;
      event.preventDefault();
      preloadPage(pathname).then(
        () => {
          leave(pathname);
          if (!hash && pathname !== location.pathname) layOutTopFirst();
          navigate(pathname + search + hash);
          shown = address();
        },
        // A new release may have replaced the file: the page itself is always there.
        () => location.assign(found.url),
      );
    };
    // React, which listens on the document before this does, keeps events to itself that meet a part it has no code of.
    const followKept = (event: MouseEvent) => {
      if (event.cancelBubble) follow(event);
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('click', follow, { signal });
    document.addEventListener('click', followKept, { signal, capture: true });
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      addEventListener(type, intent, { signal, capture: true, passive: true });
    return () => controller.abort();
  }, [navigate]);
}

const positions = new Map<string, number>();

/** SH-7: a new page starts at its top, or at the named place; back and forward return to where the visitor was. */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const current = useRef({ key, pathname });
  useLayoutEffect(() => {
    const before = current.current;
    if (before.key === key) return;
    current.current = { key, pathname };
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (type === 'POP') scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    else if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (before.pathname !== pathname) {
      scrollTo({ top: 0, behavior: 'instant' });
      // People who hear the page start at the new page too, without a visible focus mark.
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [key, pathname, hash, type]);
  useEffect(() => {
    const remember = () => positions.set(current.current.key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
}
