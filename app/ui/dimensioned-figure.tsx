import type { ReactNode } from 'react';
import { Unparted } from './unparted.tsx';

interface DimensionedFigureProps {
  /** The number as shown, for example `142.5M`. */
  number: ReactNode;
  /** Unit or noun under the number. */
  unit?: string;
  /** What the number counts, and who says so where it is somebody else. */
  scope: ReactNode;
  size?: 'large' | 'normal';
}

/**
 * A dimensioned figure: number, dimension line, unit and scope under it. Four rows of the parent's grid (subgrid), so that the
 * lines of neighbours align. In the document number and unit stand side by side, as they are read and copied. Place inside
 * `Figures`.
 */
export function DimensionedFigure({ number, unit, scope, size = 'normal' }: DimensionedFigureProps) {
  return (
    <div className="row-span-4 grid grid-rows-subgrid gap-y-0">
      <dt className="contents">
        {/* Around the isolate, whose own direction would put a bare number at the left in Arabic. */}
        <span
          className={`self-end font-semibold tracking-(--track) ${size === 'large' ? 'text-figure-xl leading-[0.95]' : 'text-figure leading-[1.1]'}`}
        >
          <bdi>{number}</bdi>
        </span>{' '}
        <b className="order-2 block text-h4 leading-[1.4]">{unit && <Unparted text={unit} />}</b>
      </dt>
      <dd aria-hidden="true" className="order-1 py-2">
        <i className="dimension" />
      </dd>
      <dd className="order-3 small text-ink-2 in-[.dark]:text-ink-soft max-md:pb-6">{scope}</dd>
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
  `grid gap-x-(--gap) md:gap-x-10 ${columns[layout]}`;

/** A row of figures on one dimension line. */
export function Figures({ layout, children }: { layout: keyof typeof columns; children: ReactNode }) {
  return <dl className={figuresLook(layout)}>{children}</dl>;
}
