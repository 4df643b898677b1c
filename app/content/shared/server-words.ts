import { defineContent } from '../define-content.ts';

/** The texts of responses 429 and 431. */
export const serverWords = defineContent('server', {
  tooMuchTitle: { ar: 'تعذّر عرض الصفحة', en: 'This page is not available' },
  again: { ar: 'حاول من جديد', en: 'Try again' },
  home: { ar: 'إلى الصفحة الرئيسية', en: 'To the home page' },
  tooMuch: {
    ar: 'الموقع مشغول. انتظر دقيقة ثم أعد المحاولة.',
    en: 'The site is busy. Wait a minute, then try again.',
  },
  tooLong: {
    ar: 'عنوان الصفحة أو بيانات المتصفح المرسلة معه أطول مما يُقبل. افتح الصفحة الرئيسية من جديد، أو احذف ملفات الارتباط الخاصة بهذا الموقع.',
    en: 'The address, or what the browser sends with it, is too long. Open the home page again, or delete this site’s cookies.',
  },
});
