import { defineContent } from '../define.ts';

/** Under the whole drawing that a phone shows below its close-up. */
export const drawingWords = defineContent('drawingWords', {
  whole: { ar: 'الرسم كاملًا.', en: 'The whole drawing.' },
  framed: {
    ar: 'الرسم كاملًا، والإطار الأحمر حول الجزء المكبَّر أعلاه.',
    en: 'The whole drawing. The red frame marks the part enlarged above.',
  },
});
