import { defineContent } from '../define.ts';
import type { DrawingContent } from '../drawing-content.ts';

/**
 * One of the two academic certificates (AB-1): a plain drawing of its subject, never an imitated document, until the
 * scan is supplied.
 */
export const content = defineContent('certificate-a', {
  sheet: 'GSE-C1',
  title: { ar: 'الهيدروليك: جريان تحت بوابة', en: 'Hydraulics: flow under a gate' },
  view: { ar: 'رسم توضيحي', en: 'Illustration' },
  description: {
    ar: 'ماء يجري من تحت بوابة فيرقّ ويسرع، ثم يقفز القفزة الهيدروليكية ويهدأ. وفوقه خط الطاقة متقطعًا، ينخفض عند القفزة.',
    en: 'Water flows under a gate, thin and fast, rises in a hydraulic jump and calms down. Above it the energy line, dashed, drops at the jump.',
  },
  basis: { ar: 'رسم توضيحي', en: 'Illustration' },
  figures: {},
  labels: {},
  legend: [],
} satisfies DrawingContent);
