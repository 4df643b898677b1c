import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { solutions } from '../figures/solutions.ts';
import { text, withUnit } from '../rich-text.ts';

const crusherTonnesPerHour = solutions.mobileCrushers.crusherTonnesPerHour.value;

/** /solutions and the machinery pages: a tracked jaw crusher moving to the rubble. */
export const content = defineContent('mobile-crusher', {
  sheet: 'MC-01',
  title: { ar: 'كسّارة متنقّلة على مقطورة منخفضة', en: 'Mobile crusher on a low-loader' },
  view: { ar: 'واجهة جانبية', en: 'Side elevation' },
  description: {
    ar: text`كسّارة فكّية مجنزرة طاقتها الاسمية ${withUnit(solutions.mobileCrushers.crusherTonnesPerHour, null)} طن في الساعة محمولة على مقطورة منخفضة خلف رأس قاطرة: قادوس ومغذٍّ، ثم الفك بحدّافته، ثم المحرّك، ثم السير الناقل مطويًّا وفوقه المغناطيس. شخصان للمقارنة.`,
    en: text`A tracked jaw crusher of ${withUnit(solutions.mobileCrushers.crusherTonnesPerHour, 'tonnePerHour')} travels on a low-loader behind a tractor unit: hopper and feeder, the jaw with its flywheel, the engine, and the discharge belt folded for the road with a magnet over it. Two people give the scale.`,
  },
  basis: {
    ar: 'آلة تخطيطية بالطاقة الاسمية التي في حلولنا.',
    en: 'Schematic machine with the rated output of our solution.',
  },
  figures: { crusherTonnesPerHour },
  labels: {
    tonnesPerHour: { ar: 'طن/سا', en: 't/h' },
    hopper: { ar: 'قادوس', en: 'Hopper' },
    feeder: { ar: 'مغذٍّ هزّاز', en: 'Feeder' },
    jaw: { ar: 'كسّارة فكّية', en: 'Jaw crusher' },
    engine: { ar: 'المحرّك', en: 'Engine' },
    magnet: { ar: 'مغناطيس', en: 'Magnet' },
    belt: { ar: 'سير التفريغ', en: 'Discharge belt' },
  },
  legend: [],
} satisfies DrawingContent);
