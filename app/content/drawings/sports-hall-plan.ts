import type { DrawingContent } from '../drawing.ts';
import { sportsHall } from '../figures.ts';

/** /projects/sports-hall: the hall in plan, with every seat. */
export const content = {
  sheet: 'SH-02',
  title: { ar: 'مسقط الصالة الرياضية', en: 'Plan of the sports hall' },
  view: { ar: 'مسقط الطابق الأرضي والمدرّج', en: 'Plan of ground floor and stands' },
  description: {
    ar: `مسقط صالة مساحتها ${sportsHall.squareMetres.toLocaleString('en-GB')} متر مربع: على جانب البهو والمداخل، ثم المدرّج بمقاعده الـ${sportsHall.spectators} كلها، ثم الملعب بخطوط كرة اليد والطائرة، ثم غرف تبديل الملابس ومخازن الأجهزة. حولها ساحة مشجّرة ومواقف.`,
    en: `Plan of a hall of ${sportsHall.squareMetres.toLocaleString('en-GB')} square metres: foyer and entrances on one side, then the stands with each of their ${sportsHall.spectators} seats, the court with handball and volleyball lines, then changing rooms and equipment stores. Around it lie a planted forecourt and parking.`,
  },
  basis: {
    ar: 'المساحة وعدد المقاعد من بيانات المشروع، وكل نقطة في المدرّج مقعد. خطوط الملعب قياسية (40 في 20 مترًا)، والباقي رسم تخطيطي.',
    en: 'Area and number of seats are project data; every dot in the stands is a seat. The court lines are the standard ones (40 by 20 m); the rest is a scheme.',
  },
  figures: { spectators: sportsHall.spectators, squareMetres: sportsHall.squareMetres },
  labels: {},
  legend: [
    { ar: 'بهو الدخول', en: 'Entrance foyer' },
    { ar: 'المدرّج', en: 'Stands' },
    { ar: 'الملعب', en: 'Court' },
    { ar: 'غرف تبديل الملابس', en: 'Changing rooms' },
    { ar: 'مخازن الأجهزة', en: 'Equipment stores' },
    { ar: 'المداخل', en: 'Entrances' },
  ],
} satisfies DrawingContent;
