import { QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '../content/text.ts';
import { createSource, languagesOf, type SearchOutcome, type SearchSource, search } from './search.ts';

/** SH-13: three retries, doubling waits from 1 s to 30 s, five minutes of cache. */
export const searchClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Cached texts work offline too; without any, an error is shown.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: 3,
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
      gcTime: 5 * 60_000,
      staleTime: Number.POSITIVE_INFINITY,
      // An index can't be compared structurally.
      structuralSharing: false,
    },
  },
});

/** The texts of a language, fetched with the first query that needs them. */
const sourceOf = (language: Language): Promise<SearchSource> =>
  searchClient.fetchQuery({
    queryKey: ['search texts', language],
    // The next request retries.
    retry: false,
    queryFn: async () => {
      const answer = await fetch(`/search-${language}.json`);
      if (!answer.ok) throw new Error(`search index: ${answer.status}`);
      return createSource(await answer.json());
    },
  });

interface Searching {
  /** Undefined without a query, or while texts are loading. */
  outcome: SearchOutcome | undefined;
  pending: boolean;
  failed: boolean;
  /** Fetches the texts again. */
  retry: () => void;
}

export function useSearch(question: string, language: Language): Searching {
  const trimmed = question.trim();
  const needed = languagesOf(trimmed, language);
  const {
    data: sources,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['search', ...needed],
    queryFn: () => Promise.all(needed.map(sourceOf)),
  });
  const outcome = useMemo(() => (trimmed && sources ? search(sources, trimmed) : undefined), [trimmed, sources]);
  const failed = isError && !isFetching;
  return { outcome, pending: trimmed !== '' && !sources && !failed, failed, retry: refetch };
}
