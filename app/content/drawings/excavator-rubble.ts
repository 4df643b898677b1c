import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** An excavator on the rubble of one building: the call to action. */
export const content = defineContent('excavator-rubble', {
  sheet: 'EX-01',
  title: { ar: 'حفّارة على كومة أنقاض', en: 'Excavator on a heap of rubble' },
  view: { ar: 'واجهة جانبية', en: 'Side elevation' },
  description: {
    ar: 'حفّارة مجنزرة تقف على كومة من كتل الخرسانة وقضبان التسليح، وبجانبها شخص للمقارنة.',
    en: 'A tracked excavator stands on a heap of concrete blocks and reinforcing bars; a person beside it gives the scale.',
  },
  basis: { ar: 'رسم تخطيطي.', en: 'Schematic.' },
  figures: {},
  labels: {},
  legend: [],
} satisfies DrawingContent);
