import type { DrawingContent } from '../drawing.ts';

/** Stands where the managing director's picture will stand: initials of the office, not of an invented person. */
export const content = {
  sheet: 'GSE-P1',
  title: { ar: 'المدير العام', en: 'Managing Director' },
  view: { ar: 'حرفان بدل الصورة', en: 'Initials in place of a picture' },
  description: {
    ar: 'دائرة بخطَّي محور وفيها الحرفان م ع، أول حرفين من «المدير العام»، إلى أن تُنشر الصورة.',
    en: 'A circle with its centre lines and the letters MD, for Managing Director, until a picture is published.',
  },
  basis: { ar: 'لم تُنشر الصورة بعد.', en: 'The picture is not yet published.' },
  figures: { divisions: 36 },
  labels: { initials: { ar: 'م ع', en: 'MD' } },
  legend: [],
} satisfies DrawingContent;
