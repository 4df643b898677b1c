import type { ReactNode } from 'react';

interface DimensionedFigureProps {
  /** The number as shown, for example `142.5M`. */
  number: ReactNode;
  /** Unit or noun under the number. */
  unit?: ReactNode;
  /** What the number counts, and who says so where it is somebody else. */
  scope: ReactNode;
  size?: 'large' | 'normal';
}

/**
 * A dimensioned figure: number and dimension line, unit and scope under them. Two rows of the parent's grid (subgrid), so that the
 * lines of neighbours align and no scope waits for a neighbour's longer unit. In the document number and unit stand side by side,
 * as they are read and copied. Place inside `Figures`.
 */
export function DimensionedFigure({ number, unit, scope, size = 'normal' }: DimensionedFigureProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid gap-y-0">
      <dt className="self-end">
        {/* Around the isolate, whose own direction would put a bare number at the left in Arabic. */}
        <span
          className={`block font-semibold tracking-(--track) ${size === 'large' ? 'text-figure-xl leading-[0.95]' : 'text-figure leading-[1.1]'}`}
        >
          <bdi>{number}</bdi>
        </span>{' '}
        <i aria-hidden="true" className="dimension my-2" />
      </dt>
      <dd className="max-md:pb-6">
        {unit && <b className="block text-h4 leading-[1.4]">{unit}</b>}{' '}
        {scope && <span className="block small text-ink-2 in-[.dark]:text-ink-soft">{scope}</span>}
      </dd>
    </div>
  );
}

const columns = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-4',
  /** The first figure is the subject, the others follow. */
  lead: 'lead-figures',
} as const;

/** The look of a row of figures on one dimension line, for one that makes its own list. */
export const figuresLook = (layout: keyof typeof columns): string =>
  `grid gap-x-[clamp(1rem,20vw-3rem,1.5rem)] md:gap-x-10 ${columns[layout]}`;

/** A row of figures on one dimension line. */
export function Figures({ layout, children }: { layout: keyof typeof columns; children: ReactNode }) {
  return <dl className={figuresLook(layout)}>{children}</dl>;
}
