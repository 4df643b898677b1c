import { Component, type ReactNode, Suspense, use, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { pageCode } from './page-code.ts';
import { useScrollPosition } from './scroll-position.ts';

/** Pages that fade in after load (SH-12). */
const fading = ['/', '/our-projects'];

/**
 * The page of the current address. The router changes addresses in a transition, so the old page stays until the new one is there.
 * Only a step back or forward is rendered at once, transition or not; deferred, it waits like the others.
 * @param onReady called once the page has been taken over, every part of it
 */
export function CurrentPage({ onReady }: { onReady?: () => void }) {
  const location = useDeferredValue(useLocation());
  const type = useDeferredValue(useNavigationType());
  const { pathname } = location;
  return (
    <main id="main" tabIndex={-1} className={`outline-none ${fading.includes(pathname) ? 'fade-in' : ''}`}>
      {/* The boundary outlives the page: so a page change waits for the new page instead of showing nothing. */}
      <Suspense>
        <PageBoundary key={pathname}>
          <Page path={pathname} />
        </PageBoundary>
        <BesidePage location={location} type={type} onReady={onReady} />
      </Suspense>
    </main>
  );
}

function Page({ path }: { path: string }) {
  const { Page: Content } = use(pageCode(path));
  return <Content />;
}

/** Hydrated and shown together with the page: its effects run when every part of the page is there and answers. */
function BesidePage({ location, type, onReady }: { location: Location; type: NavigationType; onReady?: () => void }) {
  const { language } = useLanguage();
  const shown = `${language} ${location.pathname}`;
  const before = useRef(shown);
  // Here, so that a place is returned to once the page is there.
  useScrollPosition(location, type);
  useLayoutEffect(() => {
    // Another page, or the same in the other language: `boot.js` puts on letters that waited for it.
    if (shown !== before.current) dispatchEvent(new Event('page-changed'));
    before.current = shown;
  }, [shown]);
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

/** A page that fails to render leaves header and footer, and the way to any other page. */
class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}

function PageFailed() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  return (
    <div role="alert" className="wrap section">
      <h1>{t(shell.error)}</h1>
      <p className="mt-6">
        {/* From the server, with nothing of what failed here. */}
        <a href={pathname} target="_self">
          {t(shell.retry)}
        </a>
      </p>
    </div>
  );
}
