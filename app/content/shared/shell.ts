import { defineContent } from '../define.ts';
import { debris } from '../figures.ts';
import type { PagePath } from './pages.ts';

/** Words of the frame around every page. */
export const shell = defineContent('shell', {
  skip: { ar: 'إلى المحتوى', en: 'Skip to content' },
  home: { ar: 'إلى الصفحة الرئيسية', en: 'to the home page' },
  mainMenu: { ar: 'القائمة الرئيسية', en: 'Main menu' },
  more: { ar: 'المزيد', en: 'More' },
  menu: { ar: 'القائمة', en: 'Menu' },
  openMenu: { ar: 'افتح القائمة', en: 'Open the menu' },
  breadcrumb: { ar: 'موقعك في الموقع', en: 'You are here' },
  /** The name of the other language in itself. */
  otherLanguage: { ar: 'English', en: 'العربية' },
  switchLanguage: { ar: 'Switch to English', en: 'التبديل إلى العربية' },
  backToTop: { ar: 'إلى أعلى الصفحة', en: 'Back to top' },
  newTab: { ar: 'يفتح في نافذة جديدة', en: 'opens in a new tab' },
  close: { ar: 'إغلاق', en: 'Close' },
  learnMore: { ar: 'اعرف المزيد', en: 'Learn more' },
  notPublished: { ar: 'لم يُنشر بعد', en: 'Not yet published' },
  accordingToOffice: { ar: 'بحسب المكتب', en: 'According to the office' },
  error: { ar: 'خطأ', en: 'Error' },
  retry: { ar: 'أعد المحاولة', en: 'Retry' },
  loading: { ar: 'جارٍ التحميل...', en: 'Loading...' },
  notifications: { ar: 'الإشعارات', en: 'Notifications' },
  sheet: { ar: 'رقم اللوحة', en: 'Sheet' },
  print: {
    source: { ar: 'المصدر', en: 'Source' },
    figures: {
      ar: 'الأرقام بحسب المكتب ما لم يُذكر مصدر آخر.',
      en: 'Figures according to the office unless another source is named.',
    },
  },
  footer: {
    statement: {
      ar: 'ندوّر الأنقاض، ونعالج مياه الصرف، ونبني النماذج الرقمية، ونورّد آلات التدوير. نخطّط في ألمانيا لما يُبنى في سورية.',
      en: 'Debris recycling, wastewater, building models and recycling machinery. Planned in Germany, built for Syria.',
    },
    work: { ar: 'العمل', en: 'Work' },
    office: { ar: 'المكتب', en: 'Office' },
    contact: { ar: 'التواصل', en: 'Contact' },
    support: { ar: 'الدعم الفني', en: 'Technical support' },
    imprint: { ar: 'بيانات الناشر', en: 'Imprint' },
    accessibility: { ar: 'سهولة الوصول', en: 'Accessibility' },
  },
  figures: {
    name: { ar: 'المهمة في أربعة أرقام', en: 'The task in four figures' },
    items: [
      {
        value: debris.totalTonnes,
        unit: 'tonne',
        short: { ar: '{n}', en: '{n}M' },
        words: { ar: 'مليون طن', en: 'tons' },
        scope: { ar: 'من الأنقاض في سورية، بحسب المكتب', en: 'of debris in Syria, according to the office' },
      },
      {
        value: debris.destroyedBuildings,
        unit: 'building',
        words: { ar: 'مبنى', en: 'buildings' },
        scope: { ar: 'مدمَّر، بحسب المكتب', en: 'destroyed, according to the office' },
      },
      {
        value: debris.idlibDumps,
        unit: 'dump',
        words: { ar: 'مكبًّا', en: 'dumps' },
        scope: { ar: 'غير نظامي في إدلب', en: 'illegal, in Idlib' },
      },
      {
        value: debris.recyclablePercent,
        unit: 'percent',
        words: { ar: 'من الأنقاض', en: 'of the debris' },
        scope: { ar: 'قابل لإعادة التدوير، بحسب المكتب', en: 'is recyclable, according to the office' },
      },
    ],
  },
});

/** SH-4: the direct links of the header, and what More holds. */
export const headerLinks = [
  '/',
  '/crisis',
  '/solutions',
  '/projects',
  '/legal',
  '/environmental',
  '/partners',
] as const satisfies PagePath[];
export const moreLinks = ['/about', '/contact', '/privacy', '/terms'] as const satisfies PagePath[];

/** SH-8: the footer's two columns of links. */
export const footerLinks = {
  work: ['/', '/crisis', '/solutions', '/projects', '/our-projects', '/environmental'],
  office: ['/about', '/partners', '/legal', '/community', '/contact'],
} as const satisfies Record<string, PagePath[]>;
