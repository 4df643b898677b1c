import { type ComponentType, useState } from 'react';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { fetchForClick } from '../ui/fetch-code.ts';

/** OF-1: the way to keeping the site. Not offered without JavaScript; its dialog comes with its first use. */
export function OfflineButton({ className }: { className: string }) {
  const { t } = useLanguage();
  const [Dialog, setDialog] = useState<ComponentType<{ open: boolean; onClose: () => void }>>();
  const [open, setOpen] = useState(false);
  const show = () =>
    fetchForClick(
      () => import('./offline-dialog.tsx'),
      ({ OfflineDialog }) => {
        setDialog(() => OfflineDialog);
        setOpen(true);
      },
    );
  return (
    <>
      <button
        type="button"
        data-answers="offline"
        aria-haspopup="dialog"
        onClick={show}
        className={`scripted ${className}`}
      >
        {t(shell.keep)}
      </button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
