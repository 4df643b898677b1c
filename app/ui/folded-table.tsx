import type { ReactNode } from 'react';

interface FoldedGroupProps {
  id: string;
  title: string;
  /** The number of rows, in words. */
  count?: string;
  open?: boolean;
  /** Whether it stands below a heading of its section, of which it is then no landmark of its own. */
  within?: boolean;
  children: ReactNode;
}

/** A folded part of a page under its own heading: such parts in a row are one ruled list (register.css). */
export function FoldedGroup({ id, title, count, open, within, children }: FoldedGroupProps) {
  const Heading = within ? 'h3' : 'h2';
  return (
    <section aria-labelledby={within ? undefined : id} className="folded-group wrap">
      <details className="folded" open={open}>
        <summary data-computed>
          <Heading id={id} className="text-h4">
            {title}
          </Heading>
          {count && <span className="ms-auto font-normal small text-ink-2">{count}</span>}
        </summary>
        {children}
      </details>
    </section>
  );
}
