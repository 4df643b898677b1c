import type { ReactNode } from 'react';
import { shell } from '../content/shared/shell.ts';
import { useLanguage } from '../language/provider.tsx';
import { ArrowEnd } from '../ui/icons.tsx';

interface LearnMoreProps {
  href: string;
  /** Of the card, for those who hear the link alone. */
  title: ReactNode;
  className?: string;
}

/** The one link of a card; it covers the card, which is `relative`. */
export function LearnMore({ href, title, className = '' }: LearnMoreProps) {
  const { t } = useLanguage();
  return (
    <a
      href={href}
      className={`mt-auto inline-flex min-h-11 items-center gap-2.5 font-semibold text-accent-dark no-underline outline-none after:absolute after:inset-0 hover:underline focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-water print:hidden ${className}`}
    >
      {t(shell.learnMore)}
      <span className="sr-only">: {title}</span>
      <ArrowEnd />
    </a>
  );
}
