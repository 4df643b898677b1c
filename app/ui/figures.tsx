import type { ReactNode } from 'react';

const columns = {
  2: 'sm:grid-cols-2',
  3: 'grid-cols-3 max-sm:[--text-figure:1.75rem] max-sm:[--text-h4:1rem]',
  4: 'grid-cols-2 md:grid-cols-4 print:grid-cols-4',
} as const;

/** The classes of a row of figures, for components with a list of their own. */
export const figuresLook = (layout: keyof typeof columns): string =>
  `grid gap-x-[clamp(1rem,20vw-3rem,1.5rem)] md:gap-x-10 ${columns[layout]}`;

interface FiguresProps {
  layout: keyof typeof columns;
  /** Whether one is so long that it would overlap its neighbour on a narrow phone. */
  long?: boolean;
  children: ReactNode;
}

/** A row of figures on one rule; units and scopes align too (FigureBlock). */
export function Figures({ layout, long, children }: FiguresProps) {
  return <dl className={`${figuresLook(layout)} ${long ? 'max-[25rem]:[--text-figure:2.125rem]' : ''}`}>{children}</dl>;
}
