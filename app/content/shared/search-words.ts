import { defineContent } from '../define.ts';

export const searchWords = defineContent('search', {
  open: { ar: 'ابحث في الموقع', en: 'Search the site' },
  label: { ar: 'عمّ تبحث؟', en: 'What are you looking for?' },
  submit: { ar: 'بحث', en: 'Search' },
  results: { ar: 'نتائج البحث', en: 'Search results' },
  found: { ar: 'عدد الصفحات: {n}', en: 'Pages found: {n}' },
  none: {
    ar: 'لا صفحة فيها كل هذه الكلمات. جرّب كلمة واحدة، أو اكتب لنا.',
    en: 'No page holds all of these words. Try a single one, or write to us.',
  },
  failed: {
    ar: 'تعذّر تحميل الفهرس. تحقّق من الاتصال ثم حاول من جديد.',
    en: 'The index could not be loaded. Check the connection and try again.',
  },
});
