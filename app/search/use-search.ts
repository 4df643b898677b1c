import { QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '../content/text.ts';
import { createSource, languagesOf, type SearchOutcome, search } from './search.ts';

/** SH-13: three retries, the wait doubling from 1 s to 30 s, what nobody uses is dropped after five minutes. */
export const searchClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
      gcTime: 5 * 60_000,
      staleTime: Number.POSITIVE_INFINITY,
      // An index is no plain value that could be compared.
      structuralSharing: false,
    },
  },
});

/** The texts of a language, fetched with the first question that needs them. */
const useSource = (language: Language, enabled: boolean) =>
  useQuery({
    queryKey: ['search', language],
    enabled,
    queryFn: async () => {
      const answer = await fetch(`/search-${language}.json`);
      if (!answer.ok) throw new Error(`search index: ${answer.status}`);
      return createSource(await answer.json());
    },
  });

interface Searching {
  /** Nothing before there is a question and what it needs. */
  outcome?: SearchOutcome;
  pending: boolean;
  failed: boolean;
}

export function useSearch(question: string, language: Language): Searching {
  const asked = question.trim();
  const needed = languagesOf(asked, language);
  const own = useSource(language, true);
  const other = useSource(language === 'ar' ? 'en' : 'ar', needed.length > 1);
  const sources = needed.length > 1 ? [own, other] : [own];
  const ready = sources.flatMap(({ data }) => data ?? []);
  const complete = ready.length === sources.length;
  const [first, second] = ready;
  const outcome = useMemo(
    () => (asked && complete && first ? search(second ? [first, second] : [first], asked) : undefined),
    [asked, complete, first, second],
  );
  return { outcome, pending: asked !== '' && !complete, failed: sources.some(({ isError }) => isError) };
}
