import type { ReactNode } from 'react';

/** The address of a figure's row. */
export const registerAddress = (id: string): string => `/figures#${id}`;

interface RegisterLinkProps {
  /** Undefined for a setting of the site, which has no row. */
  id: string | undefined;
  /** Shown as a quiet link. Otherwise the figure only has its id, by which the build finds the pages that show it. */
  linked?: boolean;
  className?: string;
  children: ReactNode;
}

/** A figure on a page, tied to its row in the register. */
export function RegisterLink({ id, linked, className, children }: RegisterLinkProps) {
  return linked && id ? (
    <a href={registerAddress(id)} data-figure={id} className={className ? `to-row ${className}` : 'to-row'}>
      {children}
    </a>
  ) : (
    <span data-figure={id} data-computed={id ? undefined : true} className={className}>
      {children}
    </span>
  );
}
