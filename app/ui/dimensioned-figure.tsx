import type { ReactNode } from 'react';

interface FigureProps {
  /** The number as shown, for example `142.5M`. */
  number: string;
  /** Unit or noun beside or under the number. */
  unit?: string;
  /** What the number counts, and who says so. */
  scope: ReactNode;
  size?: 'large' | 'normal';
}

/**
 * A dimensioned figure: number, dimension line, unit and scope under it. Four rows of the parent's grid (subgrid), so that the
 * lines of neighbours align. Place inside `Figures`.
 */
export function Figure({ number, unit, scope, size = 'normal' }: FigureProps) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-y-0">
      <dt className="order-3 pt-2 small text-ink-2 in-[.dark]:text-ink-soft max-md:pb-6">
        {unit && <b className="block text-h4 leading-[1.4] text-ink in-[.dark]:text-paper">{unit}</b>}
        {scope}
      </dt>
      <dd
        className={`self-end font-semibold tracking-(--track) ${size === 'large' ? 'text-figure-xl leading-[0.95]' : 'text-figure leading-[1.1]'}`}
      >
        <bdi>{number}</bdi>
      </dd>
      <dd aria-hidden="true" className="order-2 pt-2">
        <i className="dimension" />
      </dd>
    </div>
  );
}

const columns = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-4',
  /** The first figure is the subject, the others follow. */
  lead: 'grid-cols-2 *:first:col-span-2 sm:*:nth-2:col-span-2 md:grid-cols-[5fr_3.4fr_1.9fr_2.2fr] md:*:col-span-1! max-md:*:nth-2:col-span-2',
} as const;

/** A row of figures on one dimension line. */
export function Figures({ layout, children }: { layout: keyof typeof columns; children: ReactNode }) {
  return <dl className={`grid gap-x-(--gap) md:gap-x-10 ${columns[layout]}`}>{children}</dl>;
}
