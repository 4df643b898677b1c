import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';

/** At a block of figures: whose they are, and the way to the register. */
export function OwnFigures() {
  const { t } = useLanguage();
  return (
    <p className="mt-6 small text-ink-2 in-[.dark]:text-ink-soft">
      <a href="/figures" className="no-underline hover:underline">
        {t(shell.ownFigures)}
      </a>
    </p>
  );
}
