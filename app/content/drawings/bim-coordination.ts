import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** /projects/bem: all trades above the ceiling of a corridor. */
export const content = defineContent('bim-coordination', {
  sheet: 'BM-04',
  title: { ar: 'تنسيق التمديدات', en: 'Coordination of the services' },
  view: { ar: 'مقطع في ممر، لكل اختصاص نوع خط', en: 'Section through a corridor, one line type per trade' },
  description: {
    ar: 'مقطع في ممر. فوق السقف المستعار مجاري الهواء وأنابيب التدفئة والمياه والإطفاء والإنتاج وحوامل الكابلات، كل منها في مكانه دون تعارض. لكل اختصاص نوع خط ورقم.',
    en: 'Section through a corridor. Above the suspended ceiling run ducts, heating, water, sprinkler and process pipes and cable trays, each in its own place. Each trade has its own line type and number.',
  },
  basis: {
    ar: 'المقطع والاختصاصات وتوزيع تمديداتها تخطيطية.',
    en: 'The section, the trades and the arrangement of their services are schematic.',
  },
  figures: {},
  labels: {},
  legend: [
    { ar: 'الهيكل الإنشائي', en: 'Structure' },
    { ar: 'العمارة والإكساء', en: 'Architecture and finishes' },
    { ar: 'التهوية', en: 'Ventilation' },
    { ar: 'التدفئة والتبريد', en: 'Heating and cooling' },
    { ar: 'المياه والصرف', en: 'Water and drainage' },
    { ar: 'الكهرباء', en: 'Electrical' },
    { ar: 'إطفاء الحريق', en: 'Fire protection' },
    { ar: 'تجهيزات الإنتاج', en: 'Process equipment' },
  ],
} satisfies DrawingContent);
