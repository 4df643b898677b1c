import { serverWords } from '../content/shared/server-words.ts';
import type { Language } from '../content/text.ts';
import { BarePage } from './bare-page.tsx';

/** The page of a 429 response. Prerendered and minimal, because floods get it too. */
export function TooMuch({ language, sheet }: { language: Language; sheet: string }) {
  return (
    <BarePage language={language} sheet={sheet} title={serverWords.tooMuchTitle[language]}>
      <p className="lead max-w-[44ch]">{serverWords.tooMuch[language]}</p>
      <p className="flex flex-wrap gap-x-8">
        {/* biome-ignore lint/a11y/useValidAnchor: the same address again. */}
        <a href="" className="inline-flex min-h-11 items-center">
          {serverWords.again[language]}
        </a>{' '}
        <a href="/" className="inline-flex min-h-11 items-center">
          {serverWords.home[language]}
        </a>
      </p>
    </BarePage>
  );
}
