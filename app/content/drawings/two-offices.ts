import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** The two ends of the office's work on one ground line (CO-1). */
export const content = defineContent('two-offices', {
  sheet: 'CO-01',
  title: { ar: 'مكتب وموقع', en: 'One office, one site' },
  view: { ar: 'واجهتان على خط أرض واحد', en: 'Two elevations on one ground line' },
  description: {
    ar: 'في أول خط الأرض مبنى مكاتب سليم في ألمانيا، وفي آخره مبنى نصف مهدّم في سورية رُسمت طوابقه المفقودة بخطوط متقطعة، وأمامه حفّارة وأكوام أنقاض. يصل بينهما خط بُعد كُتب عليه: من التصميم إلى الموقع.',
    en: 'An intact office block in Germany at one end of a ground line, at the other a half-destroyed building in Syria whose missing floors are dashed, with an excavator and heaps of rubble before it. The dimension between them reads: from design to site.',
  },
  basis: { ar: 'رسم توضيحي', en: 'Illustration' },
  figures: {},
  labels: {
    germany: { ar: 'ألمانيا', en: 'Germany' },
    syria: { ar: 'سورية', en: 'Syria' },
    apart: { ar: 'من التصميم إلى الموقع', en: 'From design to site' },
  },
  legend: [],
} satisfies DrawingContent);
