import type { DrawingContent } from '../drawing.ts';
import { alHoula } from '../figures.ts';

/** From the last house to the discharge: the way of the wastewater in Al-Houla. */
export const content = {
  sheet: 'WT-02',
  title: { ar: 'ضخ الصرف الصحي ونقله في الحولة', en: 'Pumping and conveyance, Al-Houla' },
  view: { ar: 'مقطع طولي', en: 'Longitudinal profile' },
  description: {
    ar: 'مقطع طولي من القرية إلى التصريف: تنحدر مجاري البيوت إلى حوض تجميع في أخفض نقطة، فتدفع 6 مضخات 15,000 متر مكعب في اليوم في خط مغلق فوق المرتفع. على القمم غرف صمامات هواء، وفي المنخفض غرفة تفريغ، وفي الآخر غرفة تصريف تعود بعدها المياه إلى الانحدار.',
    en: 'Longitudinal profile from the village to the discharge: the house sewers fall to a sump at the lowest point, and six pumps push 15,000 cubic metres a day through a closed main over the rise. Air valves stand on the summits, a washout in the dip, and a discharge chamber at the end, where the water runs by gravity again.',
  },
  basis: {
    ar: 'عدد المضخات والتدفّق من بيانات المشروع. الأرض والأطوال والمنشآت رسم تخطيطي، والارتفاعات مكبّرة 10 مرات.',
    en: 'The number of pumps and the flow are project data. Terrain, lengths and structures are a scheme; heights are enlarged tenfold.',
  },
  figures: { pumps: alHoula.pumps, cubicMetresPerDay: alHoula.cubicMetresPerDay, exaggeration: 10 },
  labels: {
    gravity: { ar: 'جريان بالانحدار', en: 'By gravity' },
    pressure: { ar: 'جريان تحت الضغط', en: 'Under pressure' },
    line: { ar: 'خط الضغط', en: 'Pressure line' },
    heights: { ar: 'الارتفاعات', en: 'Heights' },
  },
  legend: [
    { ar: 'مجاري القرية وغرف التفتيش', en: 'Village sewers with manholes' },
    { ar: 'حوض التجميع والمضخات', en: 'Sump with the pumps' },
    { ar: 'خط النقل تحت الضغط', en: 'Rising main' },
    { ar: 'غرفة صمام هواء', en: 'Air valve chamber' },
    { ar: 'غرفة تفريغ', en: 'Washout chamber' },
    { ar: 'غرفة التصريف', en: 'Discharge chamber' },
  ],
} satisfies DrawingContent;
