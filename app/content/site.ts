import { defineContent } from './define-content.ts';
import { office } from './office.ts';

/** Metadata of the site for search engines, phones and security researchers. */
export const site = defineContent('site', {
  name: office.name,
  shortName: { ar: 'المكتب الهندسي', en: 'Engineering Office' },
  description: {
    ar: 'تدوير الأنقاض ومعالجة مياه الصرف ونمذجة المباني وتوريد آلات التدوير، من ألمانيا إلى سورية.',
    en: 'Debris recycling, wastewater, building information models and recycling machinery, from Germany to Syria.',
  },
});
