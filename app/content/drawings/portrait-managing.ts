import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** Replaces the managing director's portrait: the position's initials, not an invented person's. */
export const content = defineContent('portrait-managing', {
  sheet: 'GSE-P1',
  title: { ar: 'المدير العام', en: 'Managing Director' },
  view: { ar: 'حرفا المنصب', en: 'Initials of the position' },
  description: {
    ar: 'دائرة بخطَّي محور وفيها الحرفان م ع، أول حرفين من «المدير العام».',
    en: 'A circle with its centre lines and the letters MD, for Managing Director.',
  },
  basis: { ar: 'حرفان من اسم المنصب.', en: 'Two letters of the position’s name.' },
  figures: { divisions: 36 },
  labels: { initials: { ar: 'م ع', en: 'MD' } },
  legend: [],
} satisfies DrawingContent);
