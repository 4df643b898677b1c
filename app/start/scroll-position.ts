import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useNavigate } from 'react-router';
import { aim, namedId } from '../document/target.ts';

/** How far down the visitor was at each entry of the history, by the router's key. */
const positions = new Map<string, number>();

/**
 * SH-7: a new page starts at its top, or at the named place; back and forward return to where the visitor was. The browser can't do
 * it, because at its moment the page is still the old one; while the application runs, it leaves it to this.
 * @param location of the page that is shown, @param type how it was reached
 */
export function useScrollPosition(location: Location, type: NavigationType): void {
  const { key, pathname, hash } = location;
  const navigate = useNavigate();
  const current = useRef(location);

  useLayoutEffect(() => {
    const before = current.current;
    current.current = location;
    if (before.key === key && before.hash === hash) return;
    if (history.state === null) {
      // A jump within the page, made by the browser: it has scrolled already. From now on the router knows the entry.
      navigate({ search: location.search, hash }, { replace: true });
    } else if (type === 'POP') {
      // What lay over the page had an entry of its own: whoever has closed it and gone on stays where he is.
      if (before.pathname === pathname && before.search === location.search && before.hash === hash) return;
      if (before.pathname !== pathname) aim();
      scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    } else if (before.pathname !== pathname || (hash && before.search !== location.search)) {
      const id = namedId(location);
      const target = id && document.getElementById(id);
      if (target) {
        aim();
        target.scrollIntoView({ behavior: 'instant' });
      } else scrollTo({ top: 0, behavior: 'instant' });
      // People who hear the page start at the new page too, without a visible focus mark.
      if (!target) document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [location, key, pathname, hash, type, navigate]);

  useEffect(() => {
    const own = () => {
      history.scrollRestoration = 'manual';
    };
    // Whoever leaves the site and returns, or reloads, is the browser's again.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    const remember = () => positions.set(current.current.key, scrollY);
    own();
    remember();
    const until = new AbortController();
    addEventListener('scroll', remember, { passive: true, signal: until.signal });
    addEventListener('pagehide', leave, { signal: until.signal });
    addEventListener('pageshow', own, { signal: until.signal });
    return () => until.abort();
  }, []);
}
