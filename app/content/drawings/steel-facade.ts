import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { facade } from '../figures/projects.ts';
import { n } from '../inline.ts';

/** /projects/thyssen-fba10: the whole elevation, and a close-up. */
export const content = defineContent('steel-facade', {
  sheet: 'SF-01',
  title: { ar: 'واجهة منشأة فولاذ', en: 'Façade of a steel facility' },
  view: { ar: 'الواجهة الأمامية', en: 'Front elevation' },
  description: {
    ar: `واجهة منشأة فولاذ طولها ${n(facade.lengthMetres, null)} مترًا وارتفاعها ${n(facade.heightMetres, null)} مترًا، مكسوّة بألواح تتدرّج من الفاتح إلى الغامق. تدلّ الحلقة على موضع التفصيلة A. أمامها رافعة وشاحنات وأشجار وأشخاص للمقارنة.`,
    en: `The façade of a steel facility ${n(facade.lengthMetres, null)} metres long and ${n(facade.heightMetres, null)} metres high, clad in panels whose tones run from light to dark. A ring marks the place of detail A. A crane, trucks, trees and people stand in front for scale.`,
  },
  basis: {
    ar: 'رسم تخطيطي بطول المنشأة كلها وارتفاعها.',
    en: 'Schematic, with the length and height of the whole facility.',
  },
  figures: { lengthMetres: facade.lengthMetres.value, heightMetres: facade.heightMetres.value },
  labels: {},
  legend: [],
} satisfies DrawingContent);
