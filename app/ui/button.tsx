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
  /** Opens in a new tab: pass the words that say so to people who hear the page. */
  newTab?: string;
  /** The id of a dialog that it opens; without it, the link leads to `href`. */
  opens?: string;
  /** Points on to where it leads. */
  arrow?: boolean;
  children: ReactNode;
}

/** A link with the weight of a button. */
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

/** A link within the text that leads on. */
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

/** Buttons in a row; each as wide as the screen on phones. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 max-sm:*:flex-[1_1_100%]">{children}</div>;
}
