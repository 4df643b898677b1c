import { offlineWords } from '../content/shared/offline-words.ts';
import { pageNames, paths } from '../content/shared/pages.ts';
import { serverWords } from '../content/shared/server-words.ts';
import type { Language } from '../content/text.ts';
import { directionOf } from '../language/detect.ts';

/** OF-1: what the service worker shows offline for an address that is not kept. Its links state the language that is. */
export function NotKept({ language, sheet }: { language: Language; sheet: string }) {
  const { title, text, pages } = offlineWords.notKept;
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title[language]}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={sheet} />
      </head>
      <body>
        <main id="main" className="wrap grid content-start gap-6 py-(--section)">
          <h1>{title[language]}</h1>
          <p className="lead measure">{text[language]}</p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: its own address, once more. */}
            <a href="" className="inline-flex min-h-11 items-center">
              {serverWords.again[language]}
            </a>
          </p>
          <nav aria-labelledby="kept-pages">
            <h2 id="kept-pages" className="text-h4">
              {pages[language]}
            </h2>
            <ul className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {paths.map((path) => (
                <li key={path}>
                  <a href={`${path}?lang=${language}`} className="inline-flex min-h-11 items-center">
                    {pageNames[path][language]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </main>
      </body>
    </html>
  );
}
