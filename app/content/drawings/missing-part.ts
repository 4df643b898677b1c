import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** The not-found page: a hoist at a standstill, because one wheel of its gear train is missing (NF-1). */
export const content = defineContent('missing-part', {
  sheet: '404',
  title: { ar: 'الجزء المفقود', en: 'The missing part' },
  view: { ar: 'مجموعة مسنّنات', en: 'Gear train, elevation' },
  description: {
    ar: 'رافعة تعمل بمجموعة مسنّنات: محرّك وسير ومسنّن قائد عن اليسار، ومسنّن مقود وبكرة وسطل أنقاض عن اليمين. المسنّن الأوسط بينهما غير موجود، وقد رُسم بخط متقطع عليه الرقم 404.',
    en: 'A hoist driven by a gear train: motor, belt and driving wheel on the left, driven wheel, sheave and a skip of rubble on the right. The wheel between them is missing; it is dashed and carries the number 404.',
  },
  basis: { ar: 'رسم توضيحي', en: 'Illustration' },
  figures: { status: 404, teeth: [34, 20, 30] },
  labels: { missing: { ar: 'الجزء المفقود', en: 'Missing part' } },
  legend: [],
} satisfies DrawingContent);
