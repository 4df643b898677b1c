import type { ReactNode } from 'react';
import type { Language } from '../content/text.ts';
import { directionOf } from '../language/detect.ts';

interface BarePageProps {
  language: Language;
  /** Address of the style sheet. */
  sheet: string;
  title: string;
  children: ReactNode;
}

/** A document with only a heading and its text: no header, footer or scripts. */
export function BarePage({ language, sheet, title, children }: BarePageProps) {
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={sheet} />
      </head>
      <body>
        <main id="main" className="wrap grid content-start gap-6 py-(--section)">
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
