import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { facade } from '../figures/projects.ts';
import { text, withUnit } from '../rich-text.ts';

/** /projects/thyssen-fba10: the four components of the facility. */
export const content = defineContent('facade-components', {
  sheet: 'SF-04',
  title: { ar: 'مكوّنات المنشأة', en: 'Components of the facility' },
  view: { ar: 'مسقط تخطيطي', en: 'Schematic plan' },
  description: {
    ar: text`مسقط تخطيطي لأربعة مكوّنات في منشأة طولها ${withUnit(facade.lengthMetres, null)} مترًا: صالة الإنتاج الرئيسية وواجهتها بالأحمر، والأبنية الإدارية، والمرافق والخدمات المساندة، ومناطق التخزين.`,
    en: text`A schematic plan of the four components of a facility ${withUnit(facade.lengthMetres, null)} metres long: the main production hall with its façade in red, the administrative buildings, the utility and auxiliary facilities, and the storage areas.`,
  },
  basis: {
    ar: 'ترتيب تخطيطي، وطول المنشأة وحده بالمقياس.',
    en: 'Schematic arrangement; only the length of the facility is to scale.',
  },
  figures: { lengthMetres: facade.lengthMetres.value },
  labels: {},
  legend: [
    { ar: 'صالة الإنتاج الرئيسية', en: 'Main production hall' },
    { ar: 'الأبنية الإدارية', en: 'Administrative buildings' },
    { ar: 'المرافق والخدمات المساندة', en: 'Utility and auxiliary facilities' },
    { ar: 'مناطق التخزين', en: 'Storage areas' },
  ],
} satisfies DrawingContent);
