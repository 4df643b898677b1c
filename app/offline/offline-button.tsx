import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';

/** OF-1: opens the offline dialog. Hidden without JavaScript. */
export function OfflineButton({ className }: { className: string }) {
  const { t } = useLanguage();
  return (
    <button type="button" data-opens="offline" aria-haspopup="dialog" className={`scripted ${className}`}>
      {t(shell.keep)}
    </button>
  );
}
