import { defineContent } from './define-content.ts';
import { debris } from './figures/rubble.ts';
import type { PagePath } from './shared/pages.ts';

/** SH-3, SH-8: the two blocks below every page. */
export const footer = defineContent('footer', {
  links: { ar: 'صفحات الموقع', en: 'Pages of the site' },
  support: { ar: 'الدعم الفني', en: 'Technical support' },
  imprint: { ar: 'بيانات الناشر', en: 'Imprint' },
  accessibility: { ar: 'تيسير الاستخدام لذوي الإعاقة', en: 'Accessibility' },
  figures: {
    name: { ar: 'أرقام الأنقاض', en: 'Rubble in figures' },
    items: [
      {
        figure: debris.totalTonnes,
        short: { ar: '{n}', en: '{n}M' },
        words: { ar: 'مليون طن', en: 'tonnes' },
        scope: { ar: 'من الأنقاض في سورية', en: 'of debris in Syria' },
      },
      {
        figure: debris.destroyedBuildings,
        words: { ar: 'مبنى', en: 'buildings' },
        scope: { ar: 'مدمَّر في سورية', en: 'destroyed in Syria' },
      },
      {
        figure: debris.idlibDumps,
        words: { ar: 'مكبًّا غير نظامي', en: 'illegal dumps' },
        scope: { ar: 'في إدلب', en: 'in Idlib' },
      },
      {
        figure: debris.recyclablePercent,
        words: { ar: 'من الأنقاض', en: 'of debris' },
        scope: { ar: 'قابلة للتدوير', en: 'is recyclable' },
      },
    ],
  },
});

/** SH-8: the header's links and the other pages; technical support comes last. */
export const footerLinks = [
  ['/', '/crisis', '/solutions', '/projects'],
  ['/our-projects', '/environmental', '/planner', '/figures'],
  ['/about', '/capability', '/references', '/partners'],
  ['/legal', '/community', '/glossary'],
] as const satisfies PagePath[][];
