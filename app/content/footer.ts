import { defineContent } from './define.ts';
import { debris } from './registered.ts';
import type { PagePath } from './shared/pages.ts';

/** SH-3, SH-8: the two blocks under every page. */
export const footer = defineContent('footer', {
  statement: {
    ar: 'محطات لتدوير الأنقاض ومعالجة مياه الصرف، ونماذج رقمية للمباني، وآلات تدوير. نصمّم في ألمانيا ما يُبنى في سورية.',
    en: 'Debris recycling, wastewater, building information models and recycling machinery. Designed in Germany for Syria.',
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
        words: { ar: 'مليون طن', en: 'tonnes' },
        scope: { ar: 'من الأنقاض في سورية', en: 'of debris in Syria' },
      },
      {
        figure: { value: debris.destroyedBuildings, unit: 'building' },
        words: { ar: 'مبنى مدمَّر', en: 'destroyed buildings' },
        scope: null,
      },
      {
        figure: { value: debris.idlibDumps, unit: 'dump' },
        words: { ar: 'مكبًّا غير نظامي', en: 'illegal dumps' },
        scope: { ar: 'في إدلب', en: 'in Idlib' },
      },
      {
        figure: { value: debris.recyclablePercent, unit: 'percent' },
        words: { ar: 'قابل لإعادة التدوير', en: 'recyclable' },
        scope: { ar: 'من الأنقاض', en: 'of the debris' },
      },
    ],
  },
});

/** SH-8: the two columns of links. */
export const footerLinks = {
  work: ['/', '/crisis', '/solutions', '/projects', '/our-projects', '/environmental', '/planner', '/figures'],
  office: ['/about', '/capability', '/references', '/partners', '/legal', '/community', '/glossary', '/contact'],
} as const satisfies Record<string, PagePath[]>;
