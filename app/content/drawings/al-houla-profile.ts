import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { alHoula } from '../figures/projects.ts';
import { text } from '../rich-text.ts';

/** From the village to the discharge: pumping and conveyance in Al-Houla. */
export const content = defineContent('al-houla-profile', {
  sheet: 'WT-02',
  title: { ar: 'ضخ مياه الصرف الصحي ونقلها في الحولة', en: 'Wastewater pumping and conveyance, Al-Houla' },
  view: { ar: 'مقطع طولي', en: 'Longitudinal profile' },
  description: {
    ar: text`مقطع طولي تخطيطي من القرية إلى التصريف: تنحدر المجاري إلى حوض السحب في أخفض نقطة، ومنه تدفع ${alHoula.pumps} المياه في خط دفع فوق المرتفع. الغزارة ${alHoula.cubicMetresPerDay}. وفي الآخر غرفة تصريف تعود بعدها المياه إلى الجريان بالانحدار.`,
    en: text`Schematic longitudinal profile from the village to the discharge: sewers fall to a sump at the lowest point, and ${alHoula.pumps} push the water through a rising main over the hill; the flow is ${alHoula.cubicMetresPerDay}. At the end stands a discharge chamber, from which the water runs by gravity again.`,
  },
  basis: {
    ar: 'رسم تخطيطي بعدد مضخات المشروع وغزارته، ومسار الخط وارتفاعاته ليست مساحيّة.',
    en: 'Schematic, with the project’s pumps and flow; course and heights are not surveyed.',
  },
  figures: { pumps: alHoula.pumps.value, cubicMetresPerDay: alHoula.cubicMetresPerDay.value },
  labels: {
    gravity: { ar: 'جريان بالانحدار', en: 'By gravity' },
    pressure: { ar: 'جريان تحت الضغط', en: 'Under pressure' },
    line: { ar: 'خط الضاغط البيزومتري', en: 'Hydraulic grade line' },
  },
  legend: [
    { ar: 'مجاري القرية وغرف التفتيش', en: 'Village sewers with manholes' },
    { ar: 'حوض السحب والمضخات', en: 'Sump with the pumps' },
    { ar: 'خط الدفع', en: 'Rising main' },
    { ar: 'غرفة التصريف', en: 'Discharge chamber' },
  ],
} satisfies DrawingContent);
