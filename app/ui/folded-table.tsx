import type { ReactNode } from 'react';

interface FoldedTableProps {
  rows: number;
  /** Its name while it is folded, with the number of rows. */
  label: string;
  children: ReactNode;
}

/** Shorter ones stand open everywhere: opening them would cost more than reading on. */
const long = 6;

/**
 * A table of reference: where it is long, a phone shows its label, and opens it at a tap, at a find in the page, and on paper. On wider
 * screens it stands open (`.folded` in opening.css).
 */
export function FoldedTable({ rows, label, children }: FoldedTableProps) {
  if (rows < long) return children;
  return (
    <details className="folded">
      <summary data-computed>{label}</summary>
      {children}
    </details>
  );
}
