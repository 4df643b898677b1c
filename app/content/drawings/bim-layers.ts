import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { dairy } from '../figures/projects.ts';

/** /projects/bem: the models of the disciplines, combined into one. */
export const content = defineContent('bim-layers', {
  sheet: 'BM-01',
  title: { ar: 'أربعة نماذج ومبنى واحد', en: 'Four models, one building' },
  view: { ar: 'منظور متساوي القياس', en: 'Isometric' },
  description: {
    ar: 'رسم تخطيطي لطابق من مبنى معمل الألبان مفصول إلى أربعة نماذج يطفو بعضها فوق بعض: الهيكل الخرساني، ثم الغلاف بنوافذه، ثم مجاري الهواء والأنابيب، ثم معدّات الإنتاج. إلى جانبها الطابق نفسه بعد جمع النماذج الأربعة في نموذج واحد.',
    en: 'Schematic view of one floor of the dairy building, taken apart into four models that float above one another: the concrete structure; the envelope with its windows; the ducts and pipes; and the production equipment. Beside them stands the same floor with all four models in one.',
  },
  basis: {
    ar: 'رسم تخطيطي بعدد طوابق المشروع.',
    en: 'Schematic, with the project’s number of floors.',
  },
  figures: { floors: dairy.floors.value, squareMetres: dairy.squareMetres.value },
  labels: {},
  legend: [
    { ar: 'الهيكل', en: 'Structure' },
    { ar: 'الغلاف', en: 'Envelope' },
    { ar: 'التمديدات', en: 'Services' },
    { ar: 'الإنتاج', en: 'Process' },
  ],
} satisfies DrawingContent);
