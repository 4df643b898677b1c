import { Component, type ReactNode, Suspense, use, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { useLanguage } from '../language/provider.tsx';
import { pageCode } from './page-code.ts';
import { useScrollPosition } from './scroll-position.ts';

/** Pages that fade in after load (SH-12). */
const fading = ['/', '/our-projects'];

interface CurrentPageProps {
  /** Called once the page has been taken over, every part of it. */
  onReady?: (() => void) | undefined;
  /** What stands in the place of a page that fails to render. */
  failed: ReactNode;
}

/**
 * The page of the current address. The router changes addresses in a transition, so the old page stays until the new one is there.
 * Only a step back or forward is rendered at once, transition or not; deferred, it waits like the others.
 */
export function CurrentPage({ onReady, failed }: CurrentPageProps) {
  const location = useDeferredValue(useLocation());
  const type = useDeferredValue(useNavigationType());
  const { pathname } = location;
  return (
    <main id="main" tabIndex={-1} className={`outline-none ${fading.includes(pathname) ? 'fade-in' : ''}`}>
      {/* The boundary outlives the page: so a page change waits for the new page instead of showing nothing. */}
      <Suspense>
        <PageBoundary key={pathname} failed={failed}>
          <Page path={pathname} />
        </PageBoundary>
        <Ready tell={onReady} />
        <Place location={location} type={type} />
      </Suspense>
    </main>
  );
}

function Page({ path }: { path: string }) {
  const { Page: Content } = use(pageCode(path));
  return <Content />;
}

/** Hydrated together with the page beside it: its effect runs when every part of the page answers. */
function Ready({ tell }: { tell: (() => void) | undefined }) {
  useEffect(() => tell?.(), [tell]);
  return null;
}

/** Beside the page, so that a place is returned to once the page is there. */
function Place({ location, type }: { location: Location; type: NavigationType }) {
  useScrollPosition(location, type);
  useTellChange(location.pathname);
  return null;
}

/** Another page, or the same in the other language: `boot.js` puts on letters that waited for it. */
function useTellChange(pathname: string): void {
  const { language } = useLanguage();
  const shown = `${language} ${pathname}`;
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (shown !== before.current) dispatchEvent(new Event('page-changed'));
    before.current = shown;
  }, [shown]);
}

/** A page that fails to render leaves header and footer, and the way to any other page. */
class PageBoundary extends Component<{ failed: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
