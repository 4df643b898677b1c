import { glossary } from '../../content/glossary.ts';
import { Enhance, IslandSheet } from '../../islands/island.tsx';
import { useLanguage } from '../../language/provider.tsx';

/** A form that the server answers. On the whole list, the island filters while the visitor types. */
export function Filter({ term }: { term: string }) {
  const { t } = useLanguage();
  const { found, none } = glossary.filter;
  const words = { found: t(found), none: t(none) };
  return term.trim() ? (
    <>
      <IslandSheet name="glossary-filter" />
      <FilterForm term={term} />
    </>
  ) : (
    <Enhance name="glossary-filter" props={words}>
      <FilterForm />
    </Enhance>
  );
}

function FilterForm({ term }: { term?: string }) {
  const { language, t } = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: older readers know the role, not the element.
    <form
      role="search"
      action="/glossary"
      aria-label={t(glossary.filter.label)}
      className="border-2 border-b-0 border-ink bg-white p-4 pb-5 max-sm:px-(--gutter) print:hidden"
    >
      <input type="hidden" name="lang" value={language} />
      <label htmlFor="term" className="font-semibold">
        {t(glossary.filter.label)}
      </label>
      <p id="term-hint" className="small text-ink-2">
        {t(glossary.filter.hint)}
      </p>
      <input
        id="term"
        name="term"
        defaultValue={term}
        type="search"
        dir="auto"
        autoComplete="off"
        maxLength={60}
        aria-describedby="term-hint"
        className="mt-2 block min-h-13.5 w-full border border-b-2 border-ink bg-white px-4"
      />
      <button type="submit" hidden />
    </form>
  );
}
