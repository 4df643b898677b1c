import type { PagePath } from '../../app/content/shared/pages.ts';

/** The part of a drawing that a share picture shows, in sheet units. */
export interface Crop {
  /** The drawing; by default the first on the page. */
  drawing?: string;
  /** The centre of the part; by default the sheet's. Sheets may be mirrored. */
  x?: Record<'ltr' | 'rtl', number>;
  /** The lowest line of the part; by default the sheet's end. */
  bottom?: number;
  /** By default the sheet's width. */
  width?: number;
}

/** Pages shared with another drawing than their first, or with an off-centre part of it. */
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
