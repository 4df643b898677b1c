import { defineContent } from '../define.ts';

/** Above a long table that is folded on a phone. */
export const folded = defineContent('folded', {
  table: { ar: 'الجدول (عدد الأسطر {n})', en: 'Table, {n} rows' },
});
