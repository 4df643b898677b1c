import type { ReactNode } from 'react';
import { isPagePath, pageLanguages } from '../content/shared/pages.ts';
import { Island } from '../islands/island.tsx';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import { BackToTop } from '../shell/back-to-top.tsx';
import { FailureNotice } from '../shell/failure-notice.tsx';
import { FiguresBand, Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { type DocumentHead, HeadParts } from './document-head.tsx';
import { usePath } from './request.ts';

/** Pages that fade in after load (SH-12). */
const fading = ['/', '/our-projects'];

interface DocumentProps {
  head?: DocumentHead | undefined;
  children: ReactNode;
}

/** The document; the only place that sets language and direction. */
export function Document({ head, children }: DocumentProps) {
  const { language } = useLanguage();
  const path = usePath();
  return (
    <html lang={language} dir={directionOf(language)} data-page-language={pageLanguages[path]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iOS would turn figures into phone links. */}
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content={__COLOURS__.paper} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
        {head && <HeadParts {...head} missing={!isPagePath(path)} />}
      </head>
      <body>
        <Header />
        <main id="main" tabIndex={-1} className={`outline-none ${fading.includes(path) ? 'fade-in' : ''}`}>
          {children}
        </main>
        <FiguresBand />
        <Footer />
        <BackToTop />
        <FailureNotice />
        <Island id="search" name="search-dialog" props={{}} />
      </body>
    </html>
  );
}
