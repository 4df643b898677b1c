import type { ReactNode } from 'react';

interface FoldedTableProps {
  rows: number;
  /** Its name while it is folded, with the number of rows. */
  label: string;
  /** Not folded at first: a filter has already left only what was asked for. */
  open?: boolean;
  children: ReactNode;
}

/** Shorter ones stand open everywhere: opening them would cost more than reading on. */
const long = 6;

/**
 * A table or list of reference. If it is long, a phone shows its label and opens it at a tap, at a find in the page, at a link to
 * something inside it, and on paper. On wider screens it is always open (`.folded` in opening.css).
 */
export function FoldedTable({ rows, label, open, children }: FoldedTableProps) {
  if (rows < long) return children;
  return (
    <details className="folded" open={open}>
      <summary data-computed>{label}</summary>
      {children}
    </details>
  );
}
