import { useLocation } from 'react-router';
import { pageLanguages } from './content/shared/pages.ts';
import { useAnswered } from './document/answer.ts';
import { directionOf } from './language/detect.ts';
import { useLanguage } from './language/provider.tsx';
import { BackToTop } from './shell/back-to-top.tsx';
import { FailureNotice } from './shell/failure-notice.tsx';
import { FiguresBand, Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { PrintSource } from './shell/print-source.tsx';
import { Toasts } from './shell/toasts.tsx';
import { CurrentPage } from './start/current-page.tsx';
import { type DocumentHead, HeadParts } from './start/document-head.tsx';
import { usePageLinks } from './start/navigation.ts';

interface DocumentProps {
  /** What only the build and the server know of the head. */
  head?: DocumentHead | undefined;
  /** Called once the browser's application has taken over the whole page. */
  onReady?: () => void;
}

/** The document; the one place that sets the language and the direction. */
export function Document({ head, onReady }: DocumentProps) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  usePageLinks();
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-page-language={pageLanguages[pathname]}
      data-answered={useAnswered()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={__COLOURS__.paper} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`/manifest-${language}.webmanifest`} />
        {head && <HeadParts {...head} />}
      </head>
      <body>
        <Header />
        <CurrentPage onReady={onReady} />
        <PrintSource />
        <FiguresBand />
        <Footer />
        <BackToTop />
        <FailureNotice />
        <Toasts />
      </body>
    </html>
  );
}
