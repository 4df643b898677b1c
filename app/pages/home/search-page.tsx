import { searchWords } from '../../content/shared/search-words.ts';
import { byLanguage } from '../../content/text.ts';
import { useLanguage } from '../../language/provider.tsx';
import type { Found } from '../../search/search.ts';
import { SearchCount, SearchResults } from '../../search/search-results.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

/** The results of `/?q=` without JavaScript. */
export function SearchPage({ question, found }: { question: string; found: Found }) {
  const { language, t } = useLanguage();
  const typed = question.trim();
  const title = byLanguage((language) =>
    typed ? `${searchWords.results[language]}: ${typed}` : searchWords.results[language],
  );
  return (
    <>
      <PageHead path={null} meta={{ title, description: searchWords.open }} />
      <section className="wrap section" aria-labelledby="search-title">
        <h1 id="search-title">{t(searchWords.results)}</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: older readers know the role, not the element. */}
        <form role="search" action="/" className="mt-5 grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
          <input type="hidden" name="lang" value={language} />
          <Field
            id="search-q"
            name="q"
            label={t(searchWords.label)}
            error=""
            type="search"
            autoComplete="off"
            maxLength={100}
            required={false}
            defaultValue={question}
          />
          <Button type="submit">{t(searchWords.submit)}</Button>
        </form>
        <p className="mt-4 small text-ink-2" role="status">
          {typed && <SearchCount found={found} typed={typed} />}
        </p>
        {/* Two columns where they fit. */}
        <div className="md:*:columns-2">
          <SearchResults groups={found.groups} />
        </div>
      </section>
    </>
  );
}
