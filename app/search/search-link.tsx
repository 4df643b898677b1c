import { IconSearch } from '@tabler/icons-react';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';

/** Links to the results page; with JavaScript, opens the search dialog. */
export function SearchLink({ named }: { named?: boolean }) {
  const { t } = useLanguage();
  return (
    <a
      href="/?q="
      aria-label={named ? undefined : t(shell.search)}
      data-opens="search"
      className={named ? 'menu-link gap-3' : 'grid size-11 place-items-center print:hidden'}
    >
      <IconSearch size={22} stroke={1.5} aria-hidden="true" />
      {named && t(shell.search)}
    </a>
  );
}
