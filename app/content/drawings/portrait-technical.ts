import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** Replaces the technical director's portrait: the position's initials, not an invented person's. */
export const content = defineContent('portrait-technical', {
  sheet: 'GSE-P2',
  title: { ar: 'المدير الفني', en: 'Technical Director' },
  view: { ar: 'حرفا المنصب', en: 'Initials of the position' },
  description: {
    ar: 'دائرة بخطَّي محور وفيها الحرفان م ف، أول حرفين من «المدير الفني».',
    en: 'A circle with its centre lines and the letters TD, for Technical Director.',
  },
  basis: { ar: 'حرفان من اسم المنصب.', en: 'Two letters of the position’s name.' },
  figures: { divisions: 24 },
  labels: { initials: { ar: 'م ف', en: 'TD' } },
  legend: [],
} satisfies DrawingContent);
