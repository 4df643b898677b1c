import type { ReactNode } from 'react';

interface FoldedTableProps {
  rows: number;
  /** Fewer rows are open everywhere: opening them would cost more than reading on. */
  foldFrom?: number;
  /** Its name while it is folded, with the number of rows. */
  label: string;
  /** Not folded at first: a filter has already left only what was asked for. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A table or list of reference. If it is long, a phone shows its label and opens it at a tap, at a find in the page, at a link to
 * something inside it, and on paper. On wider screens it is always open (`.folded` in opening.css).
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
