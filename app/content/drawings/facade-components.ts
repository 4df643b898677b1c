import type { DrawingContent } from '../drawing.ts';
import { facade } from '../figures.ts';

/** /projects/thyssen-fba10: the four components of the facility. */
export const content = {
  sheet: 'SF-04',
  title: { ar: 'مكوّنات المنشأة', en: 'Components of the facility' },
  view: { ar: 'مسقط تخطيطي', en: 'Arrangement as a scheme' },
  description: {
    ar: `مسقط تخطيطي لأربعة مكوّنات: صالة الإنتاج الرئيسية وواجهتها التي طولها ${facade.lengthMetres} مترًا بالأحمر، والأبنية الإدارية، والمرافق المساندة بخزاناتها وأبراج تبريدها، وساحات التخزين على خط حديدي. يصل بينها طريق وجسر أنابيب.`,
    en: `The arrangement of four components as a scheme: the main production hall with its façade of ${facade.lengthMetres} metres in red, the administrative buildings, the utilities with tanks and cooling towers, and the storage yard on a railway siding. A road and a pipe bridge join them.`,
  },
  basis: {
    ar: 'طول الواجهة وحده بمقياس صحيح. أما ترتيب الأبنية فتخطيطي وليس مخطط موقع.',
    en: 'Only the length of the façade is to scale. The arrangement is a scheme, not a site plan.',
  },
  figures: { lengthMetres: facade.lengthMetres },
  labels: {},
  legend: [
    { ar: 'صالة الإنتاج الرئيسية', en: 'Main production hall' },
    { ar: 'الأبنية الإدارية', en: 'Administrative buildings' },
    { ar: 'المرافق والخدمات المساندة', en: 'Utility and auxiliary facilities' },
    { ar: 'مناطق التخزين', en: 'Storage areas' },
  ],
} satisfies DrawingContent;
