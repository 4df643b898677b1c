import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';

/** SH-11: the start script shows it if a button's code does not come and the button has no native behaviour. */
export function FailureNotice() {
  const { t } = useLanguage();
  return (
    <div role="alert">
      <div id="failure" hidden className="failure print:hidden">
        <p>
          <b>{t(shell.error)}</b>: {t(shell.outOfReach)}
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: its own address, the page once more. */}
        <a href="" className="inline-flex min-h-11 min-w-11 items-center font-semibold underline underline-offset-4">
          {t(shell.retry)}
        </a>
      </div>
    </div>
  );
}
