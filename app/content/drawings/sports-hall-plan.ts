import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { sportsHall } from '../figures/projects.ts';
import { text, withUnit } from '../rich-text.ts';

/** /projects/sports-hall: the hall in plan. */
export const content = defineContent('sports-hall-plan', {
  sheet: 'SH-02',
  title: { ar: 'مسقط الصالة الرياضية', en: 'Plan of the sports hall' },
  view: { ar: 'مسقط الطابق الأرضي والمدرّج', en: 'Plan of ground floor and stands' },
  description: {
    ar: text`مسقط تخطيطي لصالة مساحتها ${withUnit(sportsHall.squareMetres, null)} متر مربع تتسع لجمهور من ${sportsHall.spectators}. يظهر فيه بهو بمداخله، ومدرّج، وملعب، وغرف لتبديل الملابس ومخازن للأجهزة.`,
    en: text`Schematic plan of a hall of ${withUnit(sportsHall.squareMetres, null)} square metres for ${sportsHall.spectators}. It shows a foyer with its entrances, stands, a court, changing rooms and equipment stores.`,
  },
  basis: {
    ar: 'رسم تخطيطي بمساحة المشروع وعدد متفرجيه.',
    en: 'Schematic, with the project’s area and spectators.',
  },
  figures: { spectators: sportsHall.spectators.value, squareMetres: sportsHall.squareMetres.value },
  labels: {},
  legend: [
    { ar: 'بهو الدخول', en: 'Entrance foyer' },
    { ar: 'المدرّج', en: 'Stands' },
    { ar: 'الملعب', en: 'Court' },
    { ar: 'غرف تبديل الملابس', en: 'Changing rooms' },
    { ar: 'مخازن الأجهزة', en: 'Equipment stores' },
    { ar: 'المداخل', en: 'Entrances' },
  ],
} satisfies DrawingContent);
