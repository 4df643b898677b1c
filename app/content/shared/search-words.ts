import { defineContent } from '../define-content.ts';
import { shell } from './shell.ts';

export const searchWords = defineContent('search', {
  open: shell.search,
  label: { ar: 'عمّ تبحث؟', en: 'What are you looking for?' },
  keys: {
    ar: 'بالعربية أو الإنكليزية أو الألمانية.',
    en: 'In Arabic, English or German.',
  },
  submit: { ar: 'بحث', en: 'Search' },
  results: { ar: 'نتائج البحث', en: 'Search results' },
  found: { ar: 'وجدنا {pages}', en: '{pages} found' },
  /** Before results for the same keys on the other keyboard. */
  keyboard: {
    ar: 'لا نتائج لما كُتب. هذه نتائج «{question}»، بالأزرار نفسها على لوحة المفاتيح الأخرى.',
    en: 'Nothing was found for what was typed. These are results for “{question}”: the same keys on the other keyboard.',
  },
  none: { ar: 'لم نجد شيئًا بهذه الكلمات.', en: 'Nothing was found for these words.' },
  failed: {
    ar: 'تعذّر تحميل الفهرس. تحقّق من الاتصال ثم أعد المحاولة.',
    en: 'The index could not be loaded. Check the connection and try again.',
  },
});
