import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { useLateDialog } from '../ui/late-dialog.tsx';

/** OF-1: the way to keeping the site. Not offered without JavaScript; its dialog comes with its first use. */
export function OfflineButton({ className }: { className: string }) {
  const { t } = useLanguage();
  const { show, dialog } = useLateDialog(async () => (await import('./offline-dialog.tsx')).OfflineDialog);
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
      {dialog}
    </>
  );
}
