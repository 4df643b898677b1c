import { IconArrowUp } from '@tabler/icons-react';
import { shell } from '../content/shared/shell.ts';
import { Enhance } from '../islands/island.tsx';
import { useLanguage } from '../language/provider.tsx';

/** SH-9: a link that the style sheet shows after some scrolling (while-reading.css); on a phone it gives way (to-top.ts). */
export function BackToTop() {
  const { t } = useLanguage();
  return (
    <Enhance name="to-top" when="load">
      <nav aria-label={t(shell.backToTop)}>
        <a href="#top" aria-label={t(shell.backToTop)} className="to-top print:hidden">
          <IconArrowUp stroke={1.5} aria-hidden="true" />
        </a>
      </nav>
    </Enhance>
  );
}
