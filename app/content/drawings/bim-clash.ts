import { defineContent } from '../define-content.ts';
import type { DrawingContent } from '../drawing-content.ts';

/** /projects/bem: the purpose of a coordinated model. */
export const content = defineContent('bim-clash', {
  sheet: 'BM-02',
  title: { ar: 'تعارض وحلّه', en: 'A clash and its resolution' },
  view: { ar: 'قبل وبعد، منظور متساوي القياس', en: 'Before and after, isometric' },
  description: {
    ar: 'الموضع نفسه مرتين: في الأول يخترق أنبوب إنتاج جائزًا خرسانيًّا، والتعارض محاط بدائرة حمراء. وفي الثاني ينزل الأنبوب تحت الجائز ثم يعود إلى منسوبه، ومساره القديم مرسوم بخط متقطع.',
    en: 'The same place twice: first a process pipe runs through a concrete beam, and a red ring marks the clash. Then the pipe dips below the beam and returns to its level; its old path is dashed.',
  },
  basis: {
    ar: 'مثال تخطيطي على كشف التعارض.',
    en: 'A schematic example of clash detection.',
  },
  figures: {},
  labels: {
    found: { ar: 'تعارض في النموذج', en: 'Clash in the model' },
    solved: { ar: 'بعد الحل', en: 'Resolved' },
  },
  legend: [
    { ar: 'جائز خرساني', en: 'Concrete beam' },
    { ar: 'أنبوب إنتاج', en: 'Process pipe' },
    { ar: 'مجرى هواء', en: 'Air duct' },
    { ar: 'حامل كابلات', en: 'Cable tray' },
  ],
} satisfies DrawingContent);
