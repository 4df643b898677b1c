import { defineContent } from '../define-content.ts';

/** The texts of responses 429 and 431. */
export const serverWords = defineContent('server', {
  tooMuchTitle: { ar: 'تعذّر عرض الصفحة الآن', en: 'This page is not available just now' },
  again: { ar: 'حاول من جديد', en: 'Try again' },
  home: { ar: 'إلى الصفحة الرئيسية', en: 'To the home page' },
  tooMuch: {
    ar: 'لم نستطع إعداد هذه الصفحة الآن. انتظر دقيقة ثم أعد المحاولة.',
    en: 'We could not prepare this page just now. Wait a minute, then load it again.',
  },
  tooLong: {
    ar: 'عنوان الصفحة أو بيانات المتصفح المرسلة معه أطول مما يُقبل. افتح الصفحة الرئيسية من جديد، أو احذف ملفات الارتباط الخاصة بهذا الموقع.',
    en: 'The address, or what the browser sends with it, is too long. Open the home page again, or delete this site’s cookies.',
  },
});
