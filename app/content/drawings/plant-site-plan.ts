import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { damascus } from '../figures/damascus.ts';
import { text, withUnit } from '../rich-text.ts';

const plantTonnesPerHour = damascus.plantTonnesPerHour.value;

/** /projects/recycling: the plant from above. */
export const content = defineContent('plant-site-plan', {
  sheet: 'RC-02',
  title: { ar: 'مخطط موقع محطة تدوير', en: 'Site plan of a recycling plant' },
  view: { ar: 'مسقط أفقي', en: 'Plan' },
  description: {
    ar: text`مسقط تخطيطي لمحطة تدوير لها الطاقة الاسمية لمحطة دمشق، ${withUnit(damascus.plantTonnesPerHour, null)} طن في الساعة. تدخل الشاحنات من البوابة اليسرى فوق القبّان إلى ساحة الاستلام، وتمرّ الأنقاض بمنصّة الفرز فالكسّارة فالمغناطيس فالغربال إلى ثلاث أكوام. تُحمَّل الشاحنات بالحصويات وتخرج من البوابة اليمنى. شبكة رذاذ ماء تكبح الغبار، وحوض يجمع المياه الراجعة.`,
    en: text`Schematic plan of a recycling plant with the rated output of the one in Damascus, ${damascus.plantTonnesPerHour}. Trucks enter at the left gate over the weighbridge to the receiving yard; rubble passes through sorting, crusher, magnet and screen and ends in three stockpiles. Trucks load aggregate and leave by the right gate. A ring of water nozzles holds the dust down, and a basin collects the run-off.`,
  },
  basis: {
    ar: 'رسم تخطيطي بطاقة المحطة الاسمية.',
    en: 'Schematic, with the plant’s rated output.',
  },
  figures: { plantTonnesPerHour },
  labels: { tonnesPerHour: { ar: 'طن/سا', en: 't/h' }, metre: { ar: 'م', en: 'm' } },
  legend: [
    { ar: 'ساحة الاستلام', en: 'Receiving yard' },
    { ar: 'منصّة الفرز وحاوياتها', en: 'Sorting cabin and its bins' },
    { ar: 'الكسّارة', en: 'Crusher' },
    { ar: 'المغناطيس وحاوية الحديد', en: 'Magnet and steel container' },
    { ar: 'الغربال', en: 'Screen' },
    { ar: 'أكوام الحصويات', en: 'Stockpiles' },
    { ar: 'القبّان', en: 'Weighbridge' },
    { ar: 'رذاذ الماء لكبح الغبار', en: 'Water misting' },
    { ar: 'حوض تجميع المياه', en: 'Basin for run-off' },
    { ar: 'الورشة وغرف العمّال', en: 'Workshop and staff rooms' },
  ],
} satisfies DrawingContent);
