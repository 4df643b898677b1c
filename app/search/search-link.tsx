import { IconSearch } from '@tabler/icons-react';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { useLateDialog } from '../ui/late-dialog.tsx';

/** The way to the search: a link to the page of results, and with JavaScript a dialog, whose code comes with its first use. */
export function SearchLink() {
  const { t } = useLanguage();
  const { show, dialog } = useLateDialog(async () => (await import('./search-dialog.tsx')).SearchDialog);
  return (
    <>
      <a
        href="/?q="
        aria-label={t(shell.search)}
        data-answers="search"
        className="grid min-w-11 place-items-center print:hidden"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          void show();
        }}
      >
        <IconSearch size={24} stroke={1.5} aria-hidden="true" />
      </a>
      {dialog}
    </>
  );
}
