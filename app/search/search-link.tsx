import { IconSearch } from '@tabler/icons-react';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';

/** Leads to the page of results; with JavaScript it opens the search dialog. */
export function SearchLink() {
  const { t } = useLanguage();
  return (
    <a
      href="/?q="
      aria-label={t(shell.search)}
      data-opens="search"
      className="grid min-w-11 place-items-center print:hidden"
    >
      <IconSearch size={24} stroke={1.5} aria-hidden="true" />
    </a>
  );
}
