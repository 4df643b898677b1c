import type { ReactNode } from 'react';

interface FoldedTableProps {
  rows: number;
  /** Tables with fewer rows are never folded. */
  foldFrom?: number;
  /** Its label while folded, with the number of rows. */
  label: ReactNode;
  /** Open initially, for example after a filter. */
  open?: boolean;
  /** Folded on phones only. */
  phone?: boolean;
  children: ReactNode;
}

/**
 * A long table or list: folded, and opened by a press, by find-in-page, by a link to something inside, and on paper
 * (`.folded` in opening.css).
 */
export function FoldedTable({ rows, foldFrom = 6, label, open, phone, children }: FoldedTableProps) {
  if (rows < foldFrom) return children;
  return (
    <details className={`folded ${phone ? 'folded-on-phone' : ''}`} open={open}>
      <summary data-computed>{label}</summary>
      {children}
    </details>
  );
}

interface FoldedGroupProps {
  id: string;
  title: string;
  /** The number of rows, in words. */
  count?: string;
  open?: boolean;
  children: ReactNode;
}

/** A folded part of a page under its own heading: such parts in a row are one ruled list (register.css). */
export const FoldedGroup = ({ id, title, count, open, children }: FoldedGroupProps) => (
  <section aria-labelledby={id} className="folded-group wrap">
    <details className="folded" open={open}>
      <summary data-computed>
        <h2 id={id} className="text-h4">
          {title}
        </h2>
        {count && <span className="ms-auto font-normal small text-ink-2">{count}</span>}
      </summary>
      {children}
    </details>
  </section>
);
