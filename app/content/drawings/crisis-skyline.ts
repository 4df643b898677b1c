import type { DrawingContent } from '../drawing.ts';
import { debris } from '../figures.ts';

const percent = debris.damascusDistrictDestroyedPercent;

/** /crisis: a street in which as many buildings are gone as in one district of Damascus. */
export const content = {
  sheet: 'CR-01',
  title: { ar: 'شارع بعد الدمار', en: 'A street after destruction' },
  view: { ar: 'واجهة الشارع', en: 'Street elevation' },
  description: {
    ar: `شارع من عشرة مبانٍ يوضح نسبة دمار ${percent}% في أحد أحياء دمشق: المباني المدمّرة بقايا جدران وأكوام أنقاض يبرز منها حديد التسليح، وخط متقطّع يبيّن ما كان قائمًا، والباقي مبانٍ ما زالت قائمة بشرفاتها وخزّاناتها.`,
    en: `A street of ten buildings shows the ${percent}% destruction in one district of Damascus: the destroyed ones are torn walls and heaps of rubble with reinforcing bars, a dashed line shows what stood there, and the rest still stand with their balconies and roof tanks.`,
  },
  basis: {
    ar: 'النسبة من أرقام المكتب لأحد أحياء دمشق. الشارع رسم توضيحي، وليس شارعًا بعينه.',
    en: 'The share is the office’s figure for one district of Damascus. The street is a scheme, not a particular street.',
  },
  figures: { destroyedPercent: percent },
  labels: { share: { ar: '{gone} من كل {all} لم تعد قائمة', en: '{gone} of {all} no longer stand' } },
  legend: [],
} satisfies DrawingContent;
