import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { facade } from '../figures/projects.ts';
import { n } from '../inline.ts';

/** /projects/thyssen-fba10: section B–B of the elevation. */
export const content = defineContent('facade-section', {
  sheet: 'SF-02',
  title: { ar: 'مقطع الواجهة', en: 'Façade section' },
  view: { ar: 'مقطع شاقولي', en: 'Vertical section' },
  description: {
    ar: `المقطع الشاقولي B–B في الواجهة من الأرض عند ±0.00 حتى حافة السقف، وارتفاع المنشأة ${n(facade.heightMetres, null)} مترًا: عمود فولاذي شبكي على أساس خرساني، أمامه العوارض والألواح المطوية، وخلفه صالة الإنتاج بجوائز السقف والرافعة الجسرية. في الخارج رافعة ترفع لوحًا، وأشخاص وشاحنة للمقارنة.`,
    en: `Section B–B, a vertical section through the façade from the ground at ±0.00 to the roof edge; the facility is ${n(facade.heightMetres, null)} metres high. A steel lattice column on a concrete foundation, rails and folded panels in front of it, the production hall with roof girders and an overhead crane behind. Outside a crane lifts a panel; people and a truck give the scale.`,
  },
  basis: {
    ar: 'مقطع تخطيطي بارتفاع المنشأة.',
    en: 'Schematic, with the height of the facility.',
  },
  figures: { heightMetres: facade.heightMetres.value },
  labels: {},
  legend: [
    { ar: 'عمود فولاذي شبكي', en: 'Steel lattice column' },
    { ar: 'ألواح معدنية مطوية', en: 'Folded metal panels' },
    { ar: 'عوارض أفقية', en: 'Horizontal rails' },
    { ar: 'أساس خرساني', en: 'Concrete foundation' },
    { ar: 'جائز السقف', en: 'Roof girder' },
    { ar: 'رافعة جسرية', en: 'Overhead crane' },
  ],
} satisfies DrawingContent);
