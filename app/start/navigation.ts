import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { knownPath } from '../document/known-path.ts';
import { inTime } from '../ui/fetch-code.ts';
import { loadPage } from './page-code.ts';

/** Where a click leads, if it follows a link to a page of this site in this window; queries that only the server answers are its own. */
function followed(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !knownPath(url.pathname)) return undefined;
  if (url.searchParams.has('lang') || url.searchParams.has('q')) return undefined;
  // The browser itself knows best how to go to a place on this page; the router hears of it.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return undefined;
  return url;
}

/** SH-7. Every link is a plain one; where the application runs, those to its pages change the page without a reload. */
export function usePageLinks(): void {
  const navigate = useNavigate();
  /** What was asked for last: on a slow line a page may come when another one, or a step back, is wanted by now. */
  const wanted = useRef<URL>(undefined);
  useEffect(() => {
    const stepped = () => {
      wanted.current = undefined;
    };
    addEventListener('popstate', stepped);
    return () => removeEventListener('popstate', stepped);
  }, []);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = followed(event);
      if (!url) return;
      event.preventDefault();
      wanted.current = url;
      // Home at home, the mark on its own page: to the top.
      const shown = new URL(location.href);
      shown.searchParams.delete('lang');
      if (!url.hash && url.pathname === shown.pathname && url.search === shown.search) {
        // A place without a name is the top as well, and the browser then knows that no other is meant any more.
        if (shown.hash) location.hash = '';
        else scrollTo({ top: 0 });
        return;
      }
      const unlessTakenBack = (lead: () => void) => () => {
        if (wanted.current === url) lead();
      };
      inTime(loadPage(url.pathname)).then(
        unlessTakenBack(() => navigate(url.pathname + url.search + url.hash)),
        // A new release may have replaced the file, or the line has stalled: the page itself is always there.
        unlessTakenBack(() => location.assign(url)),
      );
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
