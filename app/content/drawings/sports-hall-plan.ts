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
    ar: text`مسقط صالة مساحتها ${withUnit(sportsHall.squareMetres, null)} متر مربع: على جانب البهو والمداخل، ثم مدرّج لجمهور حتى ${sportsHall.spectators}، ثم الملعب، ثم غرف تبديل الملابس ومخازن الأجهزة. حولها ساحة مشجّرة ومواقف.`,
    en: text`Plan of a hall of ${withUnit(sportsHall.squareMetres, null)} square metres: foyer and entrances on one side, then stands for an audience of up to ${withUnit(sportsHall.spectators, null)}, the court, then changing rooms and equipment stores. Around it lie a planted forecourt and parking.`,
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
