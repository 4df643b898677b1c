import type { ReactNode } from 'react';
import type { FigureId } from '../content/registered.ts';

interface ToRowProps {
  id: FigureId;
  /** The figure leads to its row as soon as the register has its page. */
  linked?: boolean;
  className?: string;
  children: ReactNode;
}

/** A figure as it stands on a page, tied by its id to its row in the register. */
export const ToRow = ({ id, className, children }: ToRowProps) => (
  <span data-figure={id} className={className}>
    {children}
  </span>
);
