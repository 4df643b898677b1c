import { defineContent } from './define.ts';

/** Words of the mails that the office receives, in the visitor's language, and of the short answers when a form cannot be read. */
export const mail = defineContent('mail', {
  reference: { ar: 'رقم الرسالة', en: 'Reference' },
  received: { ar: 'وصلت في', en: 'Received' },
  page: { ar: 'من الصفحة', en: 'From page' },
  between: { ar: '، ', en: ', ' },
  empty: { ar: '(لم يُذكر)', en: '(not given)' },
  notes: {
    missing: {
      ar: 'تنبيه: وصلت الرسالة من دون طابع زمني صالح للصفحة. قد يكون مرسلها برنامجًا، وقد يكون متصفحًا يرفض ملفات الارتباط.',
      en: 'Note: this came without a valid time stamp of the page. The sender may be a program, or a browser that refuses cookies.',
    },
    released: {
      ar: 'تنبيه: احتُجزت هذه الرسالة لأنها تشبه الرسائل المزعجة، ثم أفرج عنها المكتب.',
      en: 'Note: this was held back because it looked like spam, and was released by the office.',
    },
  },
  refused: {
    tooLarge: {
      ar: 'الرسالة أطول مما يُقبل. ارجع إلى الصفحة السابقة واختصرها، وما كتبته باقٍ هناك.',
      en: 'The message is too large. Go back to the previous page and shorten it; what you wrote is still there.',
    },
    later: {
      ar: 'لم تُرسَل الرسالة بعد، فالموقع مشغول الآن. ارجع إلى الصفحة السابقة وأعد الإرسال بعد قليل؛ ما كتبته باقٍ هناك.',
      en: 'Not sent yet: the site is busy right now. Go back to the previous page and send again in a moment; what you wrote is still there.',
    },
    unreadable: {
      ar: 'تعذّرت قراءة النموذج. ارجع إلى الصفحة السابقة وأعد المحاولة.',
      en: 'The form could not be read. Go back to the previous page and try again.',
    },
  },
});
