import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { debris } from '../figures/rubble.ts';
import { text } from '../rich-text.ts';

const percent = debris.damascusDistrictDestroyedPercent.value;

/** /crisis: a street after destruction, for the share given for one district of Damascus. */
export const content = defineContent('crisis-skyline', {
  sheet: 'CR-01',
  title: { ar: 'شارع بعد الدمار', en: 'A street after destruction' },
  view: { ar: 'واجهة الشارع', en: 'Street elevation' },
  description: {
    ar: text`رسم شارع دُمّر معظم مبانيه (${debris.damascusDistrictDestroyedPercent} في أحد أحياء دمشق): المباني المدمَّرة بقايا جدران وأكوام أنقاض يبرز منها حديد التسليح، وخط متقطع يبيّن ما كان قائمًا، والباقي مبانٍ ما زالت قائمة بشرفاتها وخزّاناتها.`,
    en: text`Drawing of a street most of whose buildings are destroyed (${debris.damascusDistrictDestroyedPercent} in one district of Damascus): the destroyed buildings are torn walls and heaps of rubble with reinforcing bars, a dashed line shows what stood there, and the rest still stand with their balconies and roof tanks.`,
  },
  basis: {
    ar: 'شارع تخطيطي بنسبة الدمار في أحد أحياء دمشق.',
    en: 'Schematic street, with the share of destruction of one district of Damascus.',
  },
  figures: { destroyedPercent: percent },
  labels: {},
  legend: [],
} satisfies DrawingContent);
