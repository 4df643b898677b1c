import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';
import { partners } from '../figures/office.ts';
import { text, withUnit } from '../rich-text.ts';

/** /partners: one column for each partner, and a footing for the next. */
export const content = defineContent('partner-frame', {
  sheet: 'PA-01',
  title: { ar: 'الهيكل المشترك', en: 'The common frame' },
  view: { ar: 'واجهة', en: 'Elevation' },
  description: {
    ar: text`هيكل فولاذي على ${withUnit(partners.active, null)} أعمدة يجمعها جائز شبكي واحد، وكل عمود منها شريك. إلى جانبها أساس خامس جاهز ببراغيه، وعموده مرسوم بخط متقطع لأنه لم يُركَّب بعد، وشاحنة تحمله إلى الموقع.`,
    en: text`A steel frame on ${withUnit(partners.active, null)} columns under one girder; each column is a partner. Beside them a fifth footing waits with its anchor bolts. Its column is dashed because it has not been erected yet, and a truck brings it to the site.`,
  },
  basis: { ar: 'رسم توضيحي', en: 'Illustration' },
  figures: { partners: partners.active.value },
  labels: {},
  legend: [],
} satisfies DrawingContent);
