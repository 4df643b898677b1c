import type { PagePath } from '../../app/content/shared/pages.ts';

/** The part of a drawing that a share picture shows, in sheet units. */
export interface Crop {
  /** The drawing; the first one on the page unless named. */
  drawing?: string;
  /** The middle of the part; the sheet's middle unless named. A sheet may be mirrored from right to left. */
  x?: Record<'ltr' | 'rtl', number>;
  /** The lowest line of the part; the sheet's end unless named. */
  bottom?: number;
  /** The sheet's width unless named. */
  width?: number;
}

/** Pages that are shared with another drawing than their first one, or with a part of it that its middle is not. */
export const shareCrops: Partial<Record<PagePath, Crop>> = {
  '/projects': { drawing: 'steel-facade' },
  '/planner': { drawing: 'haul-cycle' },
  '/references': { drawing: 'al-raqama-section' },
  '/community': { drawing: 'excavator-rubble' },
  '/glossary': { drawing: 'jaw-crusher-section' },
  '/about': { drawing: 'two-offices' },
  '/projects/dairy-building': { x: { ltr: 820, rtl: 820 }, bottom: 900, width: 2300 },
  '/projects/bem': { x: { ltr: 1060, rtl: 540 }, bottom: 715, width: 1560 },
};
