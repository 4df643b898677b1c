import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { facade } from '../figures/projects.ts';
import { n } from '../inline.ts';

/** /projects/thyssen-fba10: the whole elevation, and a close-up. */
export const content = defineContent('steel-facade', {
  sheet: 'SF-01',
  title: { ar: 'واجهة فولاذية', en: 'Steel façade' },
  view: { ar: 'الواجهة الأمامية', en: 'Front elevation' },
  description: {
    ar: `واجهة فولاذية لمنشأة طولها ${n(facade.lengthMetres, null)} مترًا وارتفاعها ${n(facade.heightMetres, null)} مترًا، مكسوّة بألواح معدنية مطوية تتدرّج من الفاتح إلى الغامق. تظهر التكتيفات القطرية بخطوط متقطعة في بعض المواضع. يدلّ الحرف B على المقطع B–B، والحلقة على التفصيلة A. أمامها رافعة وشاحنات وأشجار وأشخاص للمقارنة.`,
    en: `A steel façade of a facility ${n(facade.lengthMetres, null)} metres long and ${n(facade.heightMetres, null)} metres high, clad in folded metal panels whose tones run from light to dark. Diagonal bracing is drawn dashed in places. Two letters B mark where section B–B is cut, a ring the place of detail A. A crane, trucks, trees and people stand in front for scale.`,
  },
  basis: {
    ar: 'رسم تخطيطي بطول المنشأة كلها وارتفاعها.',
    en: 'Schematic, with the length and height of the whole facility.',
  },
  figures: { lengthMetres: facade.lengthMetres.value, heightMetres: facade.heightMetres.value },
  labels: {},
  legend: [],
} satisfies DrawingContent);
