import { defineContent } from './define-content.ts';

export const notFound = defineContent('notFound', {
  meta: {
    title: { ar: 'الصفحة غير موجودة (404)', en: 'Page not found (404)' },
    description: { ar: 'لا توجد صفحة بهذا العنوان.', en: 'There is no page at this address.' },
  },
  code: '404',
  heading: { ar: 'الصفحة غير موجودة', en: 'Page not found' },
  text: {
    ar: 'عذرًا، الصفحة التي تبحث عنها غير موجودة أو تعذّر تحميلها.',
    en: 'Sorry, the page you are looking for could not be found or failed to load',
  },
  requested: { ar: 'المسار المطلوب', en: 'Requested path' },
  didYouMean: { ar: 'هل تقصد؟', en: 'Did you mean' },
  hint: {
    ar: 'إن كنت قد حدّثت الصفحة فجرّب زر «تحديث الصفحة».',
    en: 'If you refreshed the page, try Refresh Page.',
  },
  refresh: { ar: 'تحديث الصفحة', en: 'Refresh Page' },
  home: { ar: 'العودة إلى الرئيسية', en: 'Back to home' },
  projects: { ar: 'تصفّح المشاريع', en: 'Browse projects' },
  contact: { ar: 'تواصل معنا', en: 'Contact us' },
  technical: {
    title: { ar: 'معلومات فنية', en: 'Technical information' },
    address: { ar: 'العنوان', en: 'URL' },
    path: { ar: 'المسار', en: 'Pathname' },
    language: { ar: 'اللغة', en: 'Language' },
    agent: { ar: 'المتصفح', en: 'Browser' },
  },
});
