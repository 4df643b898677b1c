import type { Text } from './text.ts';

/** A change of a published figure: `npm run check` demands one if a value differs from the last release. */
export interface ChangedFigure {
  /** The day of the change, ISO. */
  date: string;
  id: string;
  from: number | readonly [number, number];
  to: number | readonly [number, number];
  why: Text;
}

/** A published figure that the register no longer has. */
export interface WithdrawnFigure extends Omit<ChangedFigure, 'to'> {
  to: null;
  /** What it counted, because its row is gone. */
  counts: Text;
}

export type FigureChange = ChangedFigure | WithdrawnFigure;

/** Newest first. */
export const figureChanges: readonly FigureChange[] = [
  {
    date: '2026-11-25',
    id: 'published.roadsCompanyTonnes',
    from: 30_000_000,
    to: null,
    counts: {
      ar: 'أطنان الأنقاض، بحسب الشركة العامة للطرق والجسور',
      en: 'Tonnes of rubble, by the General Company for Roads and Bridges',
    },
    why: {
      ar: 'لم يثبت التاريخ الذي نُشر به هنا.',
      en: 'The date given for it here could not be confirmed.',
    },
  },
];

/** The dates of the releases under /data/, newest first. */
export const releases = ['2026-11-25', '2026-11-22'] as const;
