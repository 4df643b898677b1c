import { defineContent } from '../define.ts';
import { shell } from './shell.ts';

/** OF-1: offline reading. */
export const offlineWords = defineContent('offline', {
  open: shell.keep,
  lead: {
    ar: 'تُحفظ كل الصفحات بالعربية، مع رسومها والبحث فيها، لتقرأها بلا اتصال. أما الأفلام والأدلّة فلا تُحفظ.',
    en: 'Every page in English is kept with its drawings and the search, to be read without a connection. Films and guides are not.',
  },
  size: { ar: 'حجم التنزيل: {size}\u00a0كيلوبايت', en: 'Download: {size}\u00a0kB' },
  keep: { ar: 'احفظ الموقع', en: 'Keep the site' },
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
    en: 'Not complete yet. What has arrived is kept; you can go on.',
  },
  failed: {
    ar: 'تعذّر التنزيل. تحقّق من الاتصال ثم تابع: ما وصل محفوظ.',
    en: 'The download failed. Check the connection and resume: what has arrived is kept.',
  },
  kept: { ar: 'النسخة محفوظة، وهي من يوم {day}.', en: 'Kept. This copy dates from {day}.' },
  newer: { ar: 'في الموقع ما هو أحدث منها.', en: 'The site has changed since.' },
  done: { ar: 'حُفظ الموقع للقراءة بلا اتصال.', en: 'Kept for offline reading.' },
  removed: { ar: 'حُذفت النسخة.', en: 'The copy was removed.' },
  impossible: {
    ar: 'هذا المتصفح لا يسمح بحفظ المواقع.',
    en: 'This browser cannot keep sites for offline reading.',
  },
});
