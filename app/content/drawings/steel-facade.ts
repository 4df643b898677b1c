import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { facade } from '../figures/projects.ts';
import { text, withUnit } from '../rich-text.ts';

/** /projects/thyssen-fba10: the whole elevation, and a close-up. */
export const content = defineContent('steel-facade', {
  sheet: 'SF-01',
  title: { ar: 'واجهة منشأة فولاذ', en: 'Façade of a steel facility' },
  view: { ar: 'الواجهة الأمامية', en: 'Front elevation' },
  description: {
    ar: text`رسم تخطيطي لواجهة منشأة فولاذ طولها ${withUnit(facade.lengthMetres, null)} مترًا وارتفاعها ${withUnit(facade.heightMetres, null)} مترًا، مكسوّة بألواح تتدرّج من الفاتح إلى الغامق. أمامها رافعة وشاحنات وأشجار وأشخاص للمقارنة.`,
    en: text`Schematic front of a steel facility ${withUnit(facade.lengthMetres, null)} metres long and ${withUnit(facade.heightMetres, null)} metres high, clad in panels whose tones run from light to dark. A crane, trucks, trees and people stand in front for scale.`,
  },
  basis: {
    ar: 'رسم تخطيطي بطول المنشأة كلها وارتفاعها.',
    en: 'Schematic, with the length and height of the whole facility.',
  },
  figures: { lengthMetres: facade.lengthMetres.value, heightMetres: facade.heightMetres.value },
  labels: {},
  legend: [],
} satisfies DrawingContent);
