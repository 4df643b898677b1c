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
    date: '2026-11-26',
    id: 'published.roadsCompanyTonnes',
    from: 30_000_000,
    to: 30_000_000,
    why: {
      ar: 'عاد الرقم إلى السجلّ بعد أن وجدنا ناشره وتاريخه.',
      en: 'Back in the register, because we found its publisher and date.',
    },
  },
  {
    date: '2026-11-25',
    id: 'published.roadsCompanyTonnes',
    from: 30_000_000,
    to: null,
    counts: {
      ar: 'طن من الأنقاض، المنسوب إلى الشركة العامة للطرق والجسور',
      en: 'tonnes of rubble, attributed to the General Company for Roads and Bridges',
    },
    why: {
      ar: 'لم نتمكّن من إثبات التاريخ الذي نشرناه معه.',
      en: 'We could not confirm the date we had given for it.',
    },
  },
];

/** The dates of the releases under /data/, newest first. */
export const releases = ['2026-11-26', '2026-11-25', '2026-11-22'] as const;
