import { defineContent } from '../define-content.ts';

/** The texts of a 429 response. */
export const serverWords = defineContent('server', {
  tooMuchTitle: { ar: 'تعذّر عرض الصفحة الآن', en: 'This page is not available just now' },
  again: { ar: 'حاول من جديد', en: 'Try again' },
  home: { ar: 'إلى الصفحة الرئيسية', en: 'To the home page' },
  tooMuch: {
    ar: 'لم نستطع إعداد هذه الصفحة الآن. انتظر دقيقة ثم أعد المحاولة.',
    en: 'We could not prepare this page just now. Wait a minute, then load it again.',
  },
});
