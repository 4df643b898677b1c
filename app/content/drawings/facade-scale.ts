import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { facade } from '../figures/projects.ts';
import { text, withUnit } from '../rich-text.ts';

/** /projects/thyssen-fba10: the size of the facility beside trucks and people. */
export const content = defineContent('facade-scale', {
  sheet: 'SF-05',
  title: { ar: 'حجم المنشأة', en: 'The size of the facility' },
  view: { ar: 'إلى جانب شاحنات وأشخاص', en: 'Beside trucks and people' },
  description: {
    ar: text`رسم تخطيطي للمنشأة كلها من الأمام، طولها ${withUnit(facade.lengthMetres, null)} مترًا وارتفاعها ${withUnit(facade.heightMetres, null)} مترًا. عند أسفلها شاحنات وأشجار وأشخاص بالمقياس نفسه.`,
    en: text`Schematic front of the whole facility, ${withUnit(facade.lengthMetres, null)} metres long and ${withUnit(facade.heightMetres, null)} metres high. At its foot trucks, trees and people at the same scale.`,
  },
  basis: {
    ar: 'رسم تخطيطي بطول المنشأة كلها وارتفاعها.',
    en: 'Schematic, with the length and height of the whole facility.',
  },
  figures: { lengthMetres: facade.lengthMetres.value, heightMetres: facade.heightMetres.value },
  labels: {},
  legend: [],
} satisfies DrawingContent);
