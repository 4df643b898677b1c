import type { DrawingContent } from '../drawing.ts';
import { alRaqama } from '../figures.ts';

/** The manifold of Al-Raqama in space: six deliveries with their valves, one main that leaves the hall. */
export const content = {
  sheet: 'WT-11',
  title: { ar: 'مجمّع محطة الرقامة', en: 'Al-Raqama manifold' },
  view: { ar: 'منظور متساوي القياس', en: 'Isometric' },
  description: {
    ar: 'ست مضخات في صف واحد، يخرج من كل منها أنبوب دفع فيه صمام عدم رجوع، ثم يصعد عبر سكر عزل إلى مجمّع واحد قطره 1,200 مم محمول على مساند في الجدار. في آخر المجمّع نقّاصة إلى 800 مم، ومنها يعبر خط الدفع الجدار ويهبط إلى الأرض.',
    en: 'Six pumps in a row. The delivery pipe of each passes a check valve, then climbs through an isolating valve to one manifold, 1,200 mm in diameter, on brackets of the wall. At its end a reducer leads to 800 mm; from there the rising main passes the wall and goes down into the ground.',
  },
  basis: {
    ar: 'عدد المضخات والقطران من بيانات المشروع. توزيع القطرين ومسار الأنابيب ومقاساتها رسم تخطيطي.',
    en: 'The number of pumps and the two diameters are project data. Which pipe has which, their course and their sizes are a scheme.',
  },
  figures: { pumps: alRaqama.pumps, pipeMillimetres: alRaqama.pipeMillimetres },
  labels: { diameter: { ar: 'القطر', en: 'Ø' } },
  legend: [
    { ar: 'مضخة عمودية ومحرّكها', en: 'Vertical pump with its motor' },
    { ar: 'صمام عدم رجوع', en: 'Check valve' },
    { ar: 'سكر عزل', en: 'Isolating valve' },
    { ar: 'المجمّع', en: 'Manifold' },
    { ar: 'صمام هواء', en: 'Air valve' },
    { ar: 'وصلة فكّ', en: 'Dismantling joint' },
    { ar: 'نقّاصة', en: 'Reducer' },
    { ar: 'خط الدفع', en: 'Rising main' },
  ],
} satisfies DrawingContent;
