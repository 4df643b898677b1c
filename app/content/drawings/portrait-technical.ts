import type { DrawingContent } from '../drawing.ts';

/** Stands where the technical director's picture will stand: initials of the office, not of an invented person. */
export const content = {
  sheet: 'GSE-P2',
  title: { ar: 'المدير الفني', en: 'Technical Director' },
  view: { ar: 'حرفان بدل الصورة', en: 'Initials in place of a picture' },
  description: {
    ar: 'دائرة بخطَّي محور وفيها الحرفان م ف، أول حرفين من «المدير الفني»، إلى أن تُنشر الصورة.',
    en: 'A circle with its centre lines and the letters TD, for Technical Director, until a picture is published.',
  },
  basis: { ar: 'لم تُنشر الصورة بعد.', en: 'The picture is not yet published.' },
  figures: { divisions: 24 },
  labels: { initials: { ar: 'م ف', en: 'TD' } },
  legend: [],
} satisfies DrawingContent;
