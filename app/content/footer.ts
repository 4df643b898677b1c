import { defineContent } from './define-content.ts';
import { debris } from './figures/rubble.ts';
import { withUnit } from './rich-text.ts';
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
        figure: withUnit(debris.totalTonnes, 'shortTonne'),
        scope: { ar: 'من الأنقاض في سورية', en: 'tonnes of debris in Syria' },
      },
      {
        figure: debris.destroyedBuildings,
        scope: { ar: 'مدمَّر في سورية', en: 'destroyed in Syria' },
      },
      {
        figure: withUnit(debris.idlibDumps, 'illegalDump'),
        scope: { ar: 'في إدلب', en: 'in Idlib' },
      },
      {
        figure: debris.recyclablePercent,
        scope: { ar: 'من الأنقاض قابلة للتدوير', en: 'of the rubble is recyclable' },
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
