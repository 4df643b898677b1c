import type { ReactNode } from 'react';

const columns = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-4',
} as const;

/** The look of a row of figures on one dimension line, for one that makes its own list. */
export const figuresLook = (layout: keyof typeof columns): string =>
  `grid gap-x-[clamp(1rem,20vw-3rem,1.5rem)] md:gap-x-10 ${columns[layout]}`;

interface FiguresProps {
  layout: keyof typeof columns;
  /** One of them is so long that on a narrow phone it would run into its neighbour. */
  long?: boolean;
  children: ReactNode;
}

/** A row of dimensioned figures on one line; their units and scopes align too (FigureBlock). */
export function Figures({ layout, long, children }: FiguresProps) {
  return <dl className={`${figuresLook(layout)} ${long ? 'max-[25rem]:[--text-figure:2.125rem]' : ''}`}>{children}</dl>;
}
