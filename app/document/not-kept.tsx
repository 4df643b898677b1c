import { offlineWords } from '../content/shared/offline-words.ts';
import { pageName, paths } from '../content/shared/pages.ts';
import { serverWords } from '../content/shared/server-words.ts';
import type { Language } from '../content/text.ts';
import { BarePage } from './bare-page.tsx';

/**
 * OF-1: the service worker's page for an address that is not in the offline copy. Its links state the copy's language.
 */
export function NotKept({ language, sheet }: { language: Language; sheet: string }) {
  const { title, text, pages } = offlineWords.notKept;
  return (
    <BarePage language={language} sheet={sheet} title={title[language]}>
      <p className="lead measure">{text[language]}</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: the same address again. */}
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
                {pageName(path)[language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </BarePage>
  );
}
