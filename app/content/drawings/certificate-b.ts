import { defineContent } from '../define.ts';
import type { DrawingContent } from '../drawing-content.ts';

/**
 * One of the two academic certificates (AB-1): a plain drawing of its subject, never an imitated document, until the
 * scan is supplied.
 */
export const content = defineContent('certificate-b', {
  sheet: 'GSE-C2',
  title: { ar: 'الخرسانة المسلّحة: جائز محمّل', en: 'Reinforced concrete: a loaded beam' },
  view: { ar: 'رسم توضيحي', en: 'Illustration' },
  description: {
    ar: 'جائز من الخرسانة المسلّحة على مسندين تحت حمل موزّع بانتظام، وتحته مخطط عزم الانعطاف. الأساور أكثف عند المسندين، والشقوق في الأسفل عند الوسط.',
    en: 'A reinforced concrete beam on two supports under a uniformly distributed load, and below it the bending moment diagram. The stirrups stand closer at the supports; the cracks are at the bottom near midspan.',
  },
  basis: { ar: 'رسم توضيحي', en: 'Illustration' },
  figures: {},
  labels: {},
  legend: [],
} satisfies DrawingContent);
