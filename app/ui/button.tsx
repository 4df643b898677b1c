import type { ComponentProps, ReactNode } from 'react';
import { ArrowEnd } from './icons.tsx';

const looks = {
  primary: 'border-accent bg-accent text-white hover:border-accent-dark hover:bg-accent-dark',
  line: 'border-ink text-ink hover:bg-ink hover:text-paper',
  inverse: 'border-paper bg-paper text-ink hover:border-accent-soft hover:bg-accent-soft',
};

const shape =
  'button unavailable:cursor-default unavailable:dashed unavailable:border-ink-2 unavailable:bg-paper-2 unavailable:text-ink-2';

interface LinkProps {
  href: string;
  look?: keyof typeof looks;
  /** Opens in a new tab; the value is the hint for screen readers. */
  newTab?: string;
  /** The id of the dialog to open; without it, the link leads to `href`. */
  opens?: string;
  /** Adds an arrow. */
  arrow?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, look = 'primary', newTab, opens, arrow, children }: LinkProps) {
  return (
    <a
      className={`${shape} ${looks[look]} print:hidden`}
      href={href}
      data-opens={opens}
      target={newTab && '_blank'}
      rel={newTab && 'noopener'}
    >
      {children}
      {arrow && <ArrowEnd className={look === 'inverse' ? 'text-accent' : ''} />}
      {newTab && <span className="sr-only">({newTab})</span>}
    </a>
  );
}

/** A link with an arrow, within text. */
export const ArrowLink = ({ href, children }: Pick<LinkProps, 'href' | 'children'>) => (
  <a href={href} className="inline-flex min-h-11 w-fit items-center gap-3 font-semibold text-accent-dark">
    {children}
    <ArrowEnd />
  </a>
);

export function Button({
  look = 'primary',
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: keyof typeof looks }) {
  return <button type="button" {...rest} className={`${shape} ${looks[look]} ${className}`} />;
}

/** Buttons in a row; on phones each has the full width. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 max-sm:*:flex-[1_1_100%]">{children}</div>;
}
