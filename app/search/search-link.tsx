import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { fetchForClick } from '../ui/fetch-code.ts';

/** The way to the search: a link to the page of results, and with JavaScript a dialog, whose code comes with its first use. */
export function SearchLink() {
  const { t } = useLanguage();
  const [Dialog, setDialog] = useState<ComponentType<{ open: boolean; onClose: () => void }>>();
  const [open, setOpen] = useState(false);
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
          void fetchForClick(
            () => import('./search-dialog.tsx'),
            ({ SearchDialog }) => {
              setDialog(() => SearchDialog);
              setOpen(true);
            },
          );
        }}
      >
        <IconSearch size={24} stroke={1.5} aria-hidden="true" />
      </a>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
