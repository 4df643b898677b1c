import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { sportsHall } from '../figures/projects.ts';
import { text, withUnit } from '../rich-text.ts';

/** /projects/sports-hall: the hall of Burg (Spreewald), cut across its court. */
export const content = defineContent('sports-hall-section', {
  sheet: 'SH-01',
  title: { ar: 'الصالة الرياضية', en: 'Sports hall' },
  view: { ar: 'مقطع عرضي', en: 'Cross-section' },
  description: {
    ar: text`مقطع تخطيطي في صالة رياضية مساحتها ${withUnit(sportsHall.squareMetres, null)} متر مربع تتسع لجمهور من ${sportsHall.spectators}. يظهر فيه بهو، ومدرّج، وملعب تحت سقف واسع المجاز، وجناح لغرف تبديل الملابس. الأشخاص للمقارنة.`,
    en: text`Schematic section through a sports hall of ${withUnit(sportsHall.squareMetres, null)} square metres for ${sportsHall.spectators}. It shows a foyer, stands, a court under a wide roof, and a wing with changing rooms. People stand in for scale.`,
  },
  basis: {
    ar: 'رسم تخطيطي بمساحة المشروع.',
    en: 'Schematic, with the project’s area.',
  },
  figures: { squareMetres: sportsHall.squareMetres.value },
  labels: {},
  legend: [
    { ar: 'بهو الدخول', en: 'Entrance foyer' },
    { ar: 'المدرّج', en: 'Stands' },
    { ar: 'السقف', en: 'Roof' },
    { ar: 'الملعب', en: 'Court' },
    { ar: 'غرف تبديل الملابس', en: 'Changing rooms' },
    { ar: 'الأساسات', en: 'Foundations' },
  ],
} satisfies DrawingContent);
