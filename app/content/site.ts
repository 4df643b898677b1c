import { defineContent } from './define.ts';
import { office } from './office.ts';

/** What search engines, phones and security researchers are told about the site. */
export const site = defineContent('site', {
  name: office.name,
  shortName: { ar: 'المكتب الهندسي', en: 'Engineering Office' },
  description: {
    ar: 'تدوير الأنقاض ومعالجة مياه الصرف ونمذجة المباني وتوريد آلات التدوير، من ألمانيا إلى سورية.',
    en: 'Debris recycling, wastewater, building information models and recycling machinery, from Germany to Syria.',
  },
});
