import { QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '../content/text.ts';
import { createSource, languageOf, type SearchGroup, search } from './search.ts';

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

interface Searching {
  /** Undefined without a query, or while texts are loading. */
  groups: readonly SearchGroup[] | undefined;
  pending: boolean;
  failed: boolean;
  /** Fetches the texts again. */
  retry: () => void;
}

export function useSearch(question: string, language: Language): Searching {
  const trimmed = question.trim();
  const needed = languageOf(trimmed, language);
  const {
    data: source,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['search texts', needed],
    queryFn: async () => {
      const answer = await fetch(`/search-${needed}.json`);
      if (!answer.ok) throw new Error(`search index: ${answer.status}`);
      return createSource(await answer.json());
    },
  });
  const groups = useMemo(() => (trimmed && source ? search(source, trimmed) : undefined), [trimmed, source]);
  const failed = isError && !isFetching;
  return { groups, pending: trimmed !== '' && !source && !failed, failed, retry: refetch };
}
