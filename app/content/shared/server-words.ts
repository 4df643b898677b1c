import { defineContent } from '../define.ts';

/** The texts of a 429 response. */
export const serverWords = defineContent('server', {
  tooMuchTitle: { ar: 'طلبات كثيرة في وقت واحد', en: 'Too many requests at once' },
  again: { ar: 'حاول من جديد', en: 'Try again' },
  home: { ar: 'إلى الصفحة الرئيسية', en: 'To the home page' },
  tooMuch: {
    ar: 'وصلت إلى الموقع الآن طلبات أكثر مما يستطيع تلبيته دفعة واحدة. انتظر قليلًا ثم حمّل الصفحة من جديد؛ سائر الصفحات متاحة.',
    en: 'The site is receiving more requests than it can answer. Wait a moment, then load this page again; the other pages can still be reached.',
  },
});
