import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';

/** SH-9: from here on, in CSS pixels, the way back is worth a button. */
const threshold = 300;

export function BackToTop() {
  const { t } = useLanguage();
  const [visible, show] = useState(false);
  useEffect(() => {
    const update = () => show(scrollY > threshold);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  const up = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <button
      type="button"
      hidden={!visible}
      onClick={up}
      aria-label={t(shell.backToTop)}
      className="fixed end-4 bottom-4 z-5 grid size-12 place-items-center border-2 border-ink bg-paper text-ink hover:bg-ink hover:text-paper print:hidden"
    >
      <IconArrowUp size={24} stroke={1.5} aria-hidden="true" />
    </button>
  );
}
