import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** The trench of the main while it is being filled: pipe, bedding, surround, lifts. */
export const content = defineContent('al-houla-pipe', {
  sheet: 'WT-08',
  title: { ar: 'خندق خط دفع', en: 'The trench of a rising main' },
  view: { ar: 'مقطع عرضي أثناء الردم', en: 'Cross-section during backfill' },
  description: {
    ar: 'مقطع في خندق أنبوب: طبقة حصويات مرصوصة، ثم فرشة رمل يستقرّ فيها الأنبوب، ورمل حوله وفوقه، وشريط تحذير، ثم ردم على طبقات يرصّها عامل برجّاجة. الطبقة الأخيرة والتربة الزراعية مرسومتان بخط متقطع لأنهما لم تُردما بعد. عن اليسار كومة الحفر، وعن اليمين أنابيب تنتظر.',
    en: 'Section through a pipe trench: compacted gravel, a bed of sand in which the pipe rests, sand around and above it, a warning tape, and fill in lifts that a worker compacts with a plate compactor. The last lift and the topsoil are dashed, because they are still to come. Spoil lies on the left, pipes wait on the right.',
  },
  basis: {
    ar: 'رسم تخطيطي لترتيب الطبقات.',
    en: 'A schematic drawing of the order of layers.',
  },
  figures: { lifts: 4 },
  labels: {},
  legend: [
    { ar: 'الأنبوب', en: 'Pipe' },
    { ar: 'حصويات مرصوصة وفرشة رمل', en: 'Compacted gravel and sand bed' },
    { ar: 'رمل حول الأنبوب', en: 'Sand surround' },
    { ar: 'شريط تحذير', en: 'Warning tape' },
    { ar: 'ردم على طبقات مرصوصة', en: 'Fill in compacted lifts' },
    { ar: 'أرض طبيعية', en: 'Natural ground' },
    { ar: 'ما لم يُردم بعد', en: 'Still to be filled' },
  ],
} satisfies DrawingContent);
