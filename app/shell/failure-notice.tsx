import { useEffect, useState } from 'react';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { onFetchFailure } from '../ui/fetch-code.ts';

/**
 * SH-11: Error and Retry, where code could not be fetched. It is part of every page, because `boot.js` shows it too (by its id)
 * when the application itself is out of reach.
 */
export function FailureNotice() {
  const { t } = useLanguage();
  const [retries, setRetries] = useState<(() => void)[]>([]);
  useEffect(
    () =>
      onFetchFailure((retry, over) => {
        setRetries((waiting) => [...waiting, retry]);
        over.addEventListener('abort', () => setRetries((waiting) => waiting.filter((one) => one !== retry)));
      }),
    [],
  );
  const retry = () => {
    setRetries([]);
    for (const each of retries) each();
  };
  return (
    <div id="failure" role="alert" hidden={retries.length === 0} className="failure print:hidden">
      <p>
        <b>{t(shell.error)}</b>: {t(shell.outOfReach)}
      </p>
      <button
        type="button"
        onClick={retry}
        className="min-h-11 min-w-11 text-start font-semibold underline underline-offset-4"
      >
        {t(shell.retry)}
      </button>
    </div>
  );
}
