import { defineContent } from './define-content.ts';
import { office } from './office.ts';

/** Metadata of the site for search engines, phones and security researchers. */
export const site = defineContent('site', {
  name: office.name,
  shortName: { ar: 'المكتب الهندسي', en: 'Engineering Office' },
  description: {
    ar: 'مكتب هندسي ألماني سوري: تدوير الأنقاض، ومعالجة مياه الصرف، ونمذجة معلومات البناء، وتوريد آلات التدوير من ألمانيا إلى سورية.',
    en: 'A German-Syrian engineering office: debris recycling, wastewater, building information modelling, and recycling machinery from Germany for Syria.',
  },
});
