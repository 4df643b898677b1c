import type { PagePath } from '../../app/content/shared/pages.ts';

/** The part of a drawing that a share picture shows, in sheet units. */
export interface Crop {
  drawing: string;
  /** The middle of the part; the sheet's middle unless named. On mirrored Arabic sheets it is mirrored too. */
  x?: number;
  /** The lowest line of the part; the sheet's end unless named. */
  bottom?: number;
  /** The sheet's width unless named. */
  width?: number;
  mirrored?: boolean;
}

/** Which drawing a page is shared with; the two offices, unless it is named here. */
const crops: Partial<Record<PagePath, Crop>> = {
  '/': { drawing: 'recycling-line', mirrored: true },
  '/crisis': { drawing: 'crisis-skyline' },
  '/solutions': { drawing: 'mobile-crusher', mirrored: true },
  '/projects': { drawing: 'steel-facade' },
  '/our-projects': { drawing: 'mobile-crusher', mirrored: true },
  '/environmental': { drawing: 'impact-section' },
  '/planner': { drawing: 'haul-cycle', mirrored: true },
  '/legal': { drawing: 'legal-path', mirrored: true },
  '/partners': { drawing: 'partner-frame' },
  '/references': { drawing: 'al-raqama-section' },
  '/capability': { drawing: 'recycling-line', mirrored: true },
  '/figures': { drawing: 'rubble-compared' },
  '/community': { drawing: 'excavator-rubble' },
  '/glossary': { drawing: 'jaw-crusher-section' },
  '/projects/recycling': { drawing: 'recycling-line', mirrored: true },
  '/projects/construction': { drawing: 'sports-hall-section' },
  '/projects/sports-hall': { drawing: 'sports-hall-section' },
  '/projects/dairy-building': { drawing: 'dairy-axonometric', x: 820, bottom: 900, width: 2300 },
  '/projects/thyssen-fba10': { drawing: 'steel-facade' },
  '/projects/bem': { drawing: 'bim-layers', x: 1060, bottom: 715, width: 1560, mirrored: true },
  '/projects/water-treatment': { drawing: 'al-houla-profile' },
  '/projects/water-treatment-al-hola': { drawing: 'al-houla-profile' },
  '/projects/water-treatment-basf': { drawing: 'adsorption-tank' },
  '/projects/water-treatment-al-raqama': { drawing: 'al-raqama-section' },
};

export const shareCrop = (path: PagePath): Crop => crops[path] ?? { drawing: 'two-offices' };
