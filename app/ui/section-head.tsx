import type { ReactNode } from 'react';

interface HeadProps {
  /** The heading's id, for links. */
  headId?: string;
  title: ReactNode;
  note?: ReactNode;
}

/** A section's title at the start and a short note at the end, on one baseline. */
export function SectionHead({ headId, title, note }: HeadProps) {
  return (
    <div className="grid-12 items-baseline gap-y-3">
      <h2 id={headId} className={note ? 'sm:col-span-6 md:col-span-8' : ''}>
        {title}
      </h2>
      {note && (
        <p className="text-ink-2 in-[.dark]:text-ink-soft sm:col-start-7 sm:-col-end-1 md:col-start-9 md:-col-end-1">
          {note}
        </p>
      )}
    </div>
  );
}

/** The section's background. */
const grounds = {
  paper: 'plain',
  quiet: 'bg-paper-2',
  ruled: 'border-y border-ink bg-paper-2',
  dark: 'dark bg-ink text-paper',
};

export interface SectionProps extends HeadProps {
  /** The section's id, for links. */
  id?: string;
  ground?: keyof typeof grounds;
  className?: string;
  children: ReactNode;
}

/** A section with its title above. */
export const Section = ({ id, ground = 'paper', className = '', children, ...head }: SectionProps) => (
  <section id={id} className={`wrap section ${grounds[ground]} ${className}`}>
    <SectionHead {...head} />
    <div className="mt-(--under-head)">{children}</div>
  </section>
);

/** A section with its title in a narrow start column. */
export const RailSection = ({ id, ground = 'paper', className = '', ...rail }: SectionProps) => (
  <section id={id} className={`wrap section ${grounds[ground]} ${className}`}>
    <Rail {...rail} />
  </section>
);

/** Title and note in a narrow start column, the content beside it. */
export function Rail({ headId, title, note, children }: HeadProps & { children: ReactNode }) {
  return (
    <div className="grid-12 gap-y-(--under-head)">
      <div className="sm:max-md:grid-12 sm:items-end md:col-span-3">
        <h2 id={headId} className={note ? 'sm:col-span-6' : ''}>
          {title}
        </h2>
        {note && (
          <p className="max-w-[34ch] small text-ink-2 max-sm:mt-3.5 sm:col-start-7 sm:-col-end-1 md:mt-3.5">{note}</p>
        )}
      </div>
      <div className="md:col-start-4 md:-col-end-1">{children}</div>
    </div>
  );
}
