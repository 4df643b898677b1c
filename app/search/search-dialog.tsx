import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { searchWords } from '../content/shared/search-words.ts';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type SearchEntry, search } from './search.ts';
import { SearchCount, SearchResults } from './search-results.tsx';

/** SH-13: three retries, the wait doubling from 1 s to 30 s, what nobody uses is dropped after five minutes. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
      gcTime: 5 * 60_000,
      staleTime: Number.POSITIVE_INFINITY,
    },
  },
});

interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useLanguage();
  return (
    <QueryClientProvider client={client}>
      <Dialog
        open={open}
        onClose={onClose}
        label={t(searchWords.open)}
        closeLabel={t(shell.close)}
        className="mt-[8dvh] max-h-[84dvh] w-[min(46rem,calc(100vw-2rem))] overflow-y-auto"
      >
        <SearchPanel onChosen={onClose} />
      </Dialog>
    </QueryClientProvider>
  );
}

/** The attribute itself, which React leaves out: the dialog looks for it when it opens. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
}

function SearchPanel({ onChosen }: { onChosen: () => void }) {
  const { language, t } = useLanguage();
  const [question, ask] = useState('');
  const settled = useDeferredValue(question);
  const index = useQuery({
    queryKey: ['search', language],
    queryFn: async (): Promise<SearchEntry[]> => {
      const answer = await fetch(`/search-${language}.json`);
      if (!answer.ok) throw new Error(`search index: ${answer.status}`);
      return answer.json();
    },
  });
  const results = index.data ? search(index.data, settled) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: older readers know the role, not the element.
    <form
      role="search"
      action="/"
      className="p-[clamp(1.25rem,3vw,2rem)]"
      onSubmit={(event) => {
        // With results on screen there is nothing to send.
        if (index.data) event.preventDefault();
      }}
    >
      <label htmlFor="search-question" className="mb-2 block pe-12 text-h4 font-semibold">
        {t(searchWords.label)}
      </label>
      <input
        id="search-question"
        name="q"
        type="search"
        dir="auto"
        autoComplete="off"
        maxLength={100}
        value={question}
        onChange={(event) => ask(event.target.value)}
        ref={takeFocus}
        className="block min-h-13.5 w-full border border-b-2 border-ink bg-white px-4"
      />
      <div aria-live="polite" className="mt-4">
        {index.isPending && settled && <p>{t(shell.loading)}</p>}
        {index.isError && <p className="text-danger">{t(searchWords.failed)}</p>}
        {index.data && settled.trim() && (
          <p className="small text-ink-2">
            <SearchCount results={results} />
          </p>
        )}
      </div>
      <SearchResults results={results} onChosen={onChosen} />
    </form>
  );
}
