import type { ReactNode } from 'react';

/** Where the row of a figure stands. */
export const registerAddress = (id: string): string => `/figures#${id}`;

interface RegisterLinkProps {
  id: string;
  /** A quiet link; otherwise the figure only carries its id, by which the build finds the pages that show it. */
  linked?: boolean;
  className?: string;
  children: ReactNode;
}

/** A figure as it stands on a page, tied to its row in the register. */
export function RegisterLink({ id, linked, className, children }: RegisterLinkProps) {
  return linked ? (
    <a href={registerAddress(id)} data-figure={id} className={className ? `to-row ${className}` : 'to-row'}>
      {children}
    </a>
  ) : (
    <span data-figure={id} className={className}>
      {children}
    </span>
  );
}
