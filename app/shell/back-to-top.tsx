import { IconArrowUp } from '@tabler/icons-react';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';

/** SH-9: a link that the style sheet shows after some scrolling (while-reading.css). */
export function BackToTop() {
  const { t } = useLanguage();
  return (
    <nav aria-label={t(shell.backToTop)}>
      <a
        href="#top"
        aria-label={t(shell.backToTop)}
        className="to-top fixed end-4 bottom-4 z-5 grid size-12 max-sm:end-1 max-sm:bottom-2 max-sm:size-10 place-items-center border-2 border-ink bg-paper text-ink hover:bg-ink hover:text-paper print:hidden"
      >
        <IconArrowUp size={24} stroke={1.5} aria-hidden="true" />
      </a>
    </nav>
  );
}
