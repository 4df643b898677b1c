import { defineContent } from './define-content.ts';

/** The proxy's page while the server is down (`deploy/`); bilingual, because no language can be chosen. */
export const unreachable = defineContent('unreachable', {
  title: { ar: 'الموقع متوقّف مؤقتًا', en: 'The site is briefly unavailable' },
  advice: {
    ar: 'يُعاد تشغيل الموقع على الأرجح. أعد تحميل الصفحة بعد دقيقة. رسائلك التي وصلك تأكيد استلامها محفوظة.',
    en: 'It is probably being restarted. Reload this page in a minute. Messages that were confirmed to you are safe.',
  },
  write: { ar: 'راسلنا مباشرةً:', en: 'Or write to us:' },
});
