import { QueryClient, useQuery } from '@tanstack/react-query';
import type { Language } from '../content/text.ts';
import { createSource, type Found, languageOf, type SearchSource, searchIn } from './search.ts';

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
  found: Found | undefined;
  pending: boolean;
  failed: boolean;
  /** Fetches the texts again. */
  retry: () => void;
}

const keyOf = (language: Language) => ['search texts', language];

export function useSearch(question: string, language: Language): Searching {
  const trimmed = question.trim();
  let needed = languageOf(trimmed, language);
  const found = trimmed
    ? searchIn(trimmed, language, (of) => {
        needed = of;
        return searchClient.getQueryData<SearchSource>(keyOf(of));
      })
    : undefined;
  const { isError, isFetching, refetch } = useQuery({
    queryKey: keyOf(needed),
    queryFn: async () => {
      const answer = await fetch(`/search-${needed}.json`);
      if (!answer.ok) throw new Error(`search index: ${answer.status}`);
      return createSource(await answer.json());
    },
  });
  const failed = isError && !isFetching;
  return { found, pending: trimmed !== '' && !found && !failed, failed, retry: refetch };
}
