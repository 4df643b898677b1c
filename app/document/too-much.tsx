import { serverWords } from '../content/shared/server-words.ts';
import type { Language } from '../content/text.ts';
import { directionOf } from '../language/detect.ts';

/** What a visitor gets whose question is one too many: made by the build, and as small as a page can be, because a flood gets it too. */
export function TooMuch({ language, sheet }: { language: Language; sheet: string }) {
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{serverWords.tooMuchTitle[language]}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={sheet} />
      </head>
      <body>
        <main id="main" className="wrap grid content-start gap-6 py-(--section)">
          <h1>{serverWords.tooMuchTitle[language]}</h1>
          <p className="lead max-w-[44ch]">{serverWords.tooMuch[language]}</p>
          <p className="flex flex-wrap gap-x-8">
            {/* biome-ignore lint/a11y/useValidAnchor: its own address, the same question once more. */}
            <a href="" className="inline-flex min-h-11 items-center">
              {serverWords.again[language]}
            </a>{' '}
            <a href="/" className="inline-flex min-h-11 items-center">
              {serverWords.home[language]}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
