import type { ReactNode } from 'react';

interface FoldedTableProps {
  rows: number;
  /** Tables with fewer rows are never folded. */
  foldFrom?: number;
  /** Its label while folded, with the number of rows. */
  label: string;
  /** Open initially, for example after a filter. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A long table or list. On a phone it is folded and opens on tap, on find-in-page, through a link to something inside,
 * and on paper. On wider screens it is always open (`.folded` in opening.css).
 */
export function FoldedTable({ rows, foldFrom = 6, label, open, children }: FoldedTableProps) {
  if (rows < foldFrom) return children;
  return (
    <details className="folded" open={open}>
      <summary data-computed>{label}</summary>
      {children}
    </details>
  );
}
