import { IconArrowUp } from '@tabler/icons-react';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';

/** SH-9: a link that the style sheet shows after some scrolling (while-reading.css). */
export function BackToTop() {
  const { t } = useLanguage();
  return (
    <nav aria-label={t(shell.backToTop)}>
      <a href="#top" aria-label={t(shell.backToTop)} className="to-top print:hidden">
        <IconArrowUp stroke={1.5} aria-hidden="true" />
      </a>
    </nav>
  );
}
