import type { ReactNode } from 'react';

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
