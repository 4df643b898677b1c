import { defineContent } from '../define-content.ts';

/** Above a long table that is folded on a phone. */
export const folded = defineContent('folded', {
  table: { ar: 'افتح الجدول ({rows})', en: 'Open the table ({rows})' },
});
