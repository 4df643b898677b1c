import type { Entries } from './entry.ts';

/** Settings of this site. */
export const site: Entries<'carbonExample' | 'carbonLimits' | 'films' | 'privacy'> = {
  'carbonExample.tonnes': {
    unit: 'tonne',
    place: 'none',
    on: ['/environmental'],
    counts: { ar: 'الكمية التي تُفتح بها حاسبة الكربون', en: 'Amount with which the carbon calculator opens' },
  },
  'carbonLimits.tonnes': {
    unit: 'tonne',
    place: 'none',
    on: ['/environmental'],
    counts: { ar: 'أكبر كمية تقبلها الحاسبة', en: 'Largest amount that the calculator takes' },
  },
  'carbonLimits.decimals': {
    place: 'none',
    on: ['/environmental'],
    counts: { ar: 'خانات الكسور التي تقبلها الحاسبة', en: 'Decimals that the calculator takes' },
  },
  'carbonLimits.recycledPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'أكبر حصة تدوير في الحاسبة', en: 'Largest share recycled in the calculator' },
  },
  'carbonLimits.kilometres': {
    unit: 'kilometre',
    place: 'none',
    counts: { ar: 'أكبر مسافة في الحاسبة', en: 'Largest distance in the calculator' },
  },
  'carbonLimits.steelPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'أكبر حصة حديد في الحاسبة', en: 'Largest share of steel in the calculator' },
  },
  'films.crushingLineSeconds': {
    unit: 'second',
    place: 'none',
    on: ['/', '/projects/recycling'],
    counts: { ar: 'مدة فيلم «من الأنقاض إلى الحصويات»', en: 'Running time of the film “From rubble to aggregate”' },
  },
  'films.haulingSeconds': {
    unit: 'second',
    place: 'none',
    on: ['/'],
    counts: { ar: 'مدة فيلم «رفع الأنقاض ونقلها»', en: 'Running time of the film “Clearing and hauling”' },
  },
  'films.waterSeconds': {
    unit: 'second',
    place: 'none',
    on: ['/'],
    counts: { ar: 'مدة فيلم «رفع المياه في الرقامة»', en: 'Running time of the film “Lifting water at Al-Raqama”' },
  },
  'privacy.languageCookieYears': {
    unit: 'year',
    place: 'none',
    counts: { ar: 'بقاء ملف اللغة في المتصفح', en: 'Language cookie in the browser' },
  },
  'privacy.sentMessageDays': {
    unit: 'day',
    place: 'none',
    counts: { ar: 'بقاء نسخة الرسالة بعد تسليمها', en: 'Copy of a message after its delivery' },
  },
  'privacy.retryDays': {
    unit: 'day',
    place: 'none',
    counts: { ar: 'محاولات تسليم رسالة إلى بريد المكتب', en: 'Attempts to deliver a message to the office’s mailbox' },
  },
  'privacy.quarantineDays': {
    unit: 'day',
    place: 'none',
    counts: { ar: 'بقاء الرسالة المحتجزة', en: 'A message that is held back' },
  },
  'privacy.logDays': { unit: 'day', place: 'none', counts: { ar: 'بقاء سجلّ الخادم', en: 'The server’s log' } },
};
