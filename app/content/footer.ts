import { defineContent } from './define.ts';
import { debris } from './registered.ts';
import type { PagePath } from './shared/pages.ts';

/** SH-3, SH-8: the two blocks under every page. */
export const footer = defineContent('footer', {
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
  figures: {
    name: { ar: 'المهمة في أربعة أرقام', en: 'The task in four figures' },
    items: [
      {
        figure: { value: debris.totalTonnes, unit: 'tonne' },
        short: { ar: '{n}', en: '{n}M' },
        words: { ar: 'مليون طن', en: 'tons' },
        scope: { ar: 'من الأنقاض في سورية، بحسب المكتب', en: 'of debris in Syria, according to the office' },
      },
      {
        figure: { value: debris.destroyedBuildings, unit: 'building' },
        words: { ar: 'مبنى', en: 'buildings' },
        scope: { ar: 'مدمَّر، بحسب المكتب', en: 'destroyed, according to the office' },
      },
      {
        figure: { value: debris.idlibDumps, unit: 'dump' },
        words: { ar: 'مكبًّا', en: 'dumps' },
        scope: { ar: 'غير نظامي في إدلب، بحسب المكتب', en: 'illegal, in Idlib, according to the office' },
      },
      {
        figure: { value: debris.recyclablePercent, unit: 'percent' },
        words: { ar: 'من الأنقاض', en: 'of the debris' },
        scope: { ar: 'قابل لإعادة التدوير، بحسب المكتب', en: 'is recyclable, according to the office' },
      },
    ],
  },
});

/** SH-8: the two columns of links. */
export const footerLinks = {
  work: ['/', '/crisis', '/solutions', '/projects', '/our-projects', '/environmental'],
  office: ['/about', '/partners', '/legal', '/community', '/glossary', '/contact'],
} as const satisfies Record<string, PagePath[]>;
