import type { DrawingContent } from '../drawing.ts';
import { bim } from '../figures.ts';

/** /projects/bem: where all teams meet, above the ceiling of a corridor. */
export const content = {
  sheet: 'BM-04',
  title: { ar: 'تنسيق التمديدات', en: 'Coordination of the services' },
  view: { ar: 'مقطع في ممر، لكل فريق نوع خط', en: 'Section through a corridor, one line type a team' },
  description: {
    ar: `مقطع في ممر بين صالة الإنتاج والمخبر. فوق السقف المستعار مجاري الهواء وأنابيب التدفئة والمياه والإطفاء والإنتاج وحوامل الكابلات، كل منها في مكانه دون تعارض. يظهر عمل ${bim.teams} فرق، لكل فريق نوع خط ورقم.`,
    en: `Section through a corridor between the production hall and the laboratory. Above the suspended ceiling run ducts, heating, water, sprinkler and process pipes and cable trays, each in its own place. The work of ${bim.teams} teams is shown, each with its own line type and number.`,
  },
  basis: {
    ar: 'عدد الفرق من بيانات المشروع. أما المقطع وتوزيع التمديدات فرسم تخطيطي.',
    en: 'The number of teams is project data. The section and the arrangement of services are drawn as a scheme.',
  },
  figures: { teams: bim.teams },
  labels: {},
  legend: [
    { ar: 'الهيكل الإنشائي', en: 'Structure' },
    { ar: 'العمارة والتشطيبات', en: 'Architecture and finishes' },
    { ar: 'التهوية', en: 'Ventilation' },
    { ar: 'التدفئة والتبريد', en: 'Heating and cooling' },
    { ar: 'المياه والصرف', en: 'Water and drainage' },
    { ar: 'الكهرباء', en: 'Electrical' },
    { ar: 'إطفاء الحريق', en: 'Fire protection' },
    { ar: 'تجهيزات الإنتاج', en: 'Process equipment' },
  ],
} satisfies DrawingContent;
