import { defineContent } from '../define-content.ts';
import type { PagePath } from './pages.ts';

/** Texts of the shell around every page. */
export const shell = defineContent('shell', {
  skip: { ar: 'إلى المحتوى', en: 'Skip to content' },
  home: { ar: 'إلى الصفحة الرئيسية', en: 'to the home page' },
  mainMenu: { ar: 'القائمة الرئيسية', en: 'Main menu' },
  more: { ar: 'المزيد', en: 'More' },
  search: { ar: 'ابحث في الموقع', en: 'Search the site' },
  menu: { ar: 'القائمة', en: 'Menu' },
  breadcrumb: { ar: 'أنت هنا', en: 'You are here' },
  /** The other language's name in that language. */
  otherLanguage: { ar: 'English', en: 'العربية' },
  /** Short, for phones. */
  otherLanguageShort: { ar: 'EN', en: 'ع' },
  switchLanguage: { ar: 'Switch to English', en: 'التبديل إلى العربية' },
  onThisPage: { ar: 'في هذه الصفحة', en: 'On this page' },
  backToTop: { ar: 'إلى أعلى الصفحة', en: 'Back to top' },
  newTab: { ar: 'يُفتح في تبويب جديد', en: 'opens in a new tab' },
  close: { ar: 'إغلاق', en: 'Close' },
  learnMore: { ar: 'اعرف المزيد', en: 'Learn more' },
  /** After it, before the title: for screen readers. */
  /** At the head of each block of figures and on paper; a third party's figure names its publisher. */
  ownFigures: {
    ar: 'الأرقام أرقامنا ما لم يُذكر مصدر.',
    en: 'Figures are our own unless a source is named.',
  },
  share: {
    label: { ar: 'مشاركة', en: 'Share' },
    copied: { ar: 'نُسخ رابط الصفحة', en: 'Link copied' },
    chat: { ar: 'أرسله بواتساب', en: 'Send by WhatsApp' },
    /** Followed by the address. */
    notCopied: { ar: 'لم يُنسخ الرابط، وهو:', en: 'The link was not copied. Here it is:' },
  },
  error: { ar: 'خطأ', en: 'Error' },
  outOfReach: { ar: 'تعذّر تحميل جزء من الموقع.', en: 'A part of the site could not be loaded.' },
  retry: { ar: 'أعد المحاولة', en: 'Retry' },
  loading: { ar: 'جارٍ التحميل...', en: 'Loading...' },
  print: {
    source: { ar: 'المصدر', en: 'Source' },
  },
  /** Between the parts of an address or a name. */
  comma: { ar: '، ', en: ', ' },
});

/** SH-4: the header's direct links; More opens with four links, and below a rule come the others. */
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
export const toolLinks = [
  '/our-projects',
  '/planner',
  '/figures',
  '/glossary',
  '/references',
] as const satisfies PagePath[];
