import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { directionOf } from './language/detect.ts';
import { useLanguage } from './language/provider.tsx';
import { BackToTop } from './shell/back-to-top.tsx';
import { Header } from './shell/header.tsx';
import { PrintSource } from './shell/print-source.tsx';
import { Toasts } from './shell/toasts.tsx';
import { useAnswered } from './start/answer.ts';
import { type DocumentHead, HeadParts } from './start/document-head.tsx';
import { loadedPage, usePageLinks, useScrollPosition } from './start/navigation.ts';
import { pageByPath } from './start/pages-by-path.ts';
import { staticPart } from './start/static-part.tsx';

const FiguresBand = staticPart(async () => (await import('./shell/footer.tsx')).FiguresBand);
const Footer = staticPart(async () => (await import('./shell/footer.tsx')).Footer);

/**
 * The document; the one place that sets the language and the direction.
 * @param Router tells the parts inside of it where the visitor is. The blocks under every page are outside, so that a change of page
 *   leaves them the HTML that they are.
 * @param head what only the build and the server know of the head
 */
export function Document({ Router, head }: { Router: ComponentType<{ children: ReactNode }>; head?: DocumentHead }) {
  const { language } = useLanguage();
  return (
    <html lang={language} dir={directionOf(language)} data-answered={useAnswered()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={__PAPER__} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
        {head && <HeadParts {...head} />}
      </head>
      <body>
        <Router>
          <Header />
          <CurrentPage />
          <PrintSource />
        </Router>
        <FiguresBand />
        <Footer />
        <BackToTop />
        <Toasts />
      </body>
    </html>
  );
}

/** Pages that fade in after load (SH-12). */
const fading = ['/', '/our-projects'];

function CurrentPage() {
  const { pathname } = useLocation();
  usePageLinks();
  useScrollPosition();
  const Page = loadedPage(pathname) ?? pageByPath(pathname);
  return (
    <main id="main" tabIndex={-1} className={`outline-none ${fading.includes(pathname) ? 'fade-in' : ''}`}>
      <Suspense>
        <Page key={pathname} />
      </Suspense>
    </main>
  );
}
