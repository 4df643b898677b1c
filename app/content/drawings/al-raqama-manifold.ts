import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alRaqama } from '../figures/projects.ts';
import { span } from '../figures/records.ts';
import { n } from '../inline.ts';

/** The manifold of Al-Raqama in space: six deliveries with their valves, one main that leaves the hall. */
export const content = defineContent('al-raqama-manifold', {
  sheet: 'WT-11',
  title: { ar: 'مجمّع محطة الرقامة', en: 'Al-Raqama manifold' },
  view: { ar: 'منظور متساوي القياس', en: 'Isometric' },
  description: {
    ar: `${n(alRaqama.pumps)} في صف واحد، يخرج من كل منها أنبوب دفع فيه صمام عدم رجوع، ثم يصعد عبر صمام عزل ووصلة فكّ إلى مجمّع واحد قطره ${n(alRaqama.pipeMillimetres.to, 'millimetre')} محمول على مساند في الجدار. تسدّ أوّلَ المجمّع فلنجة عمياء وفوقه صمام هواء، وفي آخره نقّاصة إلى ${n(alRaqama.pipeMillimetres.value, 'millimetre')}، ومنها يعبر خط الدفع الجدار ومقياس غزارة ويهبط إلى الأرض.`,
    en: `${n(alRaqama.pumps)} in a row. The delivery pipe of each passes through a check valve, then climbs through an isolating valve and a dismantling joint to one manifold, ${n(alRaqama.pipeMillimetres.to, 'millimetre')} in diameter, on brackets of the wall. A blind flange closes its first end, where an air valve stands; at the other a reducer leads to ${n(alRaqama.pipeMillimetres.value, 'millimetre')}, and from there the rising main passes through the wall and a flow meter and goes down into the ground.`,
  },
  basis: {
    ar: 'رسم تخطيطي بعدد مضخات المشروع ومجال أقطاره.',
    en: 'Schematic, with the project’s number of pumps and range of diameters.',
  },
  figures: {
    pumps: alRaqama.pumps.value,
    pipeMillimetres: span(alRaqama.pipeMillimetres),
  },
  labels: { diameter: { ar: 'القطر', en: 'Ø' } },
  legend: [
    { ar: 'مضخة عمودية ومحرّكها', en: 'Vertical pump with its motor' },
    { ar: 'صمام عدم رجوع', en: 'Check valve' },
    { ar: 'صمام عزل', en: 'Isolating valve' },
    { ar: 'وصلة فكّ', en: 'Dismantling joint' },
    { ar: 'المجمّع', en: 'Manifold' },
    { ar: 'فلنجة عمياء', en: 'Blind flange' },
    { ar: 'صمام هواء', en: 'Air valve' },
    { ar: 'نقّاصة', en: 'Reducer' },
    { ar: 'مقياس غزارة', en: 'Flow meter' },
    { ar: 'خط الدفع', en: 'Rising main' },
  ],
} satisfies DrawingContent);
