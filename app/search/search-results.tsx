import { searchWords } from '../content/shared/search-words.ts';
import { useLanguage } from '../language/provider.tsx';
import type { SearchResult } from './search.ts';

interface SearchResultsProps {
  results: readonly SearchResult[];
  /** Called when one of them is followed. */
  onChosen?: () => void;
}

/** The pages that were found, each with the place of its first match; the same in the dialog and on the page of results. */
export function SearchResults({ results, onChosen }: SearchResultsProps) {
  return (
    <ul className="mt-2">
      {results.map((result) => (
        <li key={result.path} className="relative border-t border-grid py-3.5">
          <a href={result.path} onClick={onChosen} className="text-h4 font-semibold after:absolute after:inset-0">
            {result.title}
          </a>
          <p className="small text-ink-2">
            {result.excerpt.map((part, n) =>
              part.match ? (
                <mark key={n} className="bg-accent-soft text-ink">
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** How many there are, in words. */
export function SearchCount({ results }: { results: readonly SearchResult[] }) {
  const { t } = useLanguage();
  return <>{results.length ? t(searchWords.found, { n: results.length }) : t(searchWords.none)}</>;
}
