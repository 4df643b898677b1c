import { QueryClientProvider } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { searchWords } from '../content/shared/search-words.ts';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { SearchCount, SearchResults } from './search-results.tsx';
import { searchClient, useSearch } from './use-search.ts';

/** SE-1. Its history entry keeps the query of a followed result, for Back. */
export function Island() {
  const { t } = useLanguage();
  const { value: kept, show, close } = useDialog('search', () => '');
  return (
    <QueryClientProvider client={searchClient}>
      <Dialog
        open={kept !== null}
        onClose={close}
        label={t(searchWords.open)}
        closeLabel={t(shell.close)}
        className="mt-[8dvh] max-h-[84dvh] w-[min(46rem,calc(100vw-2rem))] overflow-y-auto"
      >
        <SearchPanel kept={kept ?? ''} onFollow={show} />
      </Dialog>
    </QueryClientProvider>
  );
}

function SearchPanel({ kept, onFollow }: { kept: string; onFollow: (question: string) => void }) {
  const { language, t } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [question, ask] = useState(kept);
  // Not deferred: on a slow phone, an extra paint of the typed letter takes longer than the search.
  const { found, pending, failed, retry } = useSearch(question, language);
  const field = useRef<HTMLInputElement>(null);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    ask(event.target.value);
    if (failed) retry();
  };
  const onRetry = () => {
    field.current?.focus();
    retry();
  };
  const open = (event: FormEvent) => {
    // While there is no result, the form submits: the server renders the results page.
    if (!found) return;
    event.preventDefault();
    if (found.groups.length > 0) links(form.current!)[0]?.click();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older readers know the role, not the element.
    <form
      ref={form}
      role="search"
      action="/"
      className="p-[clamp(1.25rem,3.4vw,2.5rem)]"
      onSubmit={open}
      onClick={({ target }) => (target as Element).closest('a') && onFollow(question)}
      onKeyDown={stepThroughLinks}
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
        aria-describedby="search-keys"
        value={question}
        onChange={onChange}
        ref={(element) => {
          field.current = element;
          // React omits the attribute, which the dialog looks for when it opens.
          element?.setAttribute('autofocus', '');
        }}
        className="block min-h-13.5 w-full border border-b-2 border-ink bg-white px-4"
      />
      <p id="search-keys" className="mt-1.5 tiny text-ink-2">
        {t(searchWords.keys)}
      </p>
      <div aria-live="polite" className="mt-3 small text-ink-2 empty:mt-0">
        {pending && <p>{t(shell.loading)}</p>}
        {failed && <p className="text-danger">{t(searchWords.failed)}</p>}
        {found && (
          // Another element for other words: a translator may have moved the text in this one.
          <p key={`${found.question} ${found.groups.length}`}>
            <SearchCount found={found} typed={question.trim()} />
          </p>
        )}
      </div>
      {failed && (
        <p className="mt-3">
          <Button look="line" onClick={onRetry}>
            {t(shell.retry)}
          </Button>
        </p>
      )}
      {found && <SearchResults groups={found.groups} />}
    </form>
  );
}

const links = (form: HTMLFormElement): HTMLAnchorElement[] => [...form.querySelectorAll('a')];

/** Arrow keys move from the field to the links and through them. */
function stepThroughLinks(event: KeyboardEvent<HTMLFormElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const field = event.currentTarget.querySelector('input')!;
  const stops: HTMLElement[] = [field, ...links(event.currentTarget)];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
