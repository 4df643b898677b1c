import { defineContent } from '../define-content.ts';
import { shell } from './shell.ts';

/** OF-1: offline reading. */
export const offlineWords = defineContent('offline', {
  open: shell.keep,
  lead: {
    ar: 'تُحفظ كل الصفحات بالعربية، مع رسومها والبحث فيها والأدلّة، لتقرأها دون إنترنت. أما الأفلام فلا تُحفظ.',
    en: 'All pages in English are kept, with drawings, search and guides, for reading without a connection. Films are not kept.',
  },
  size: { ar: 'حجم التنزيل: {size}\u00a0كيلوبايت', en: 'Download: {size}\u00a0kB' },
  keep: { ar: 'احفظ الصفحات', en: 'Keep the site' },
  stop: { ar: 'أوقف التنزيل', en: 'Stop' },
  resume: { ar: 'تابع التنزيل', en: 'Resume' },
  update: { ar: 'حدّث النسخة', en: 'Update' },
  remove: { ar: 'احذف النسخة', en: 'Remove' },
  progress: {
    ar: '{files} من {allFiles} ملفًا، {bytes} من {allBytes}\u00a0كيلوبايت',
    en: '{files} of {allFiles} files, {bytes} of {allBytes}\u00a0kB',
  },
  stopped: {
    ar: 'لم يكتمل التنزيل. ما وصل محفوظ، ويمكنك أن تتابع.',
    en: 'Download incomplete. You can resume it.',
  },
  failed: {
    ar: 'تعذّر التنزيل. تحقّق من الاتصال ثم تابع: ما وصل محفوظ.',
    en: 'The download failed. Check the connection and resume: what has arrived is kept.',
  },
  kept: { ar: 'النسخة محفوظة، وهي من يوم {day}.', en: 'Kept. This copy dates from {day}.' },
  newer: { ar: 'توجد نسخة أحدث.', en: 'The site has changed since.' },
  done: { ar: 'حُفظت الصفحات لقراءتها دون إنترنت.', en: 'Kept for offline reading.' },
  removed: { ar: 'حُذفت النسخة.', en: 'The copy was removed.' },
  notKept: {
    title: { ar: 'هذه الصفحة ليست في النسخة المحفوظة', en: 'This page is not in the kept copy' },
    text: {
      ar: 'لا اتصال الآن، والمحفوظ في جهازك هو الصفحات التالية بالعربية. أما صفحات اللغة الأخرى ونتائج البحث والحساب والتصفية والأفلام فتحتاج إلى اتصال.',
      en: 'There is no connection now. The pages below are kept on this device, in English. The other language, the results of searches, calculations and filters, and films need a connection.',
    },
    pages: { ar: 'الصفحات المحفوظة', en: 'Kept pages' },
  },
  impossible: {
    ar: 'هذا المتصفح لا يسمح بحفظ المواقع.',
    en: 'This browser cannot keep sites for offline reading.',
  },
});
