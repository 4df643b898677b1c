import { defineContent } from '../define-content.ts';

/** The texts of responses 429 and 431. */
export const serverWords = defineContent('server', {
  tooMuchTitle: { ar: 'الموقع مشغول', en: 'The site is busy' },
  again: { ar: 'أعد المحاولة', en: 'Try again' },
  home: { ar: 'إلى الصفحة الرئيسية', en: 'To the home page' },
  tooMuch: { ar: 'انتظر دقيقة ثم أعد المحاولة.', en: 'Wait a minute, then try again.' },
  tooLong: {
    ar: 'عنوان الصفحة أو بيانات المتصفح المرسلة معه أطول مما يُقبل. افتح الصفحة الرئيسية من جديد، أو احذف ملفات تعريف الارتباط الخاصة بهذا الموقع.',
    en: 'The address, or what the browser sends with it, is too long. Open the home page again, or delete this site’s cookies.',
  },
});
