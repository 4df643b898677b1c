import { defineContent } from './define-content.ts';
import { content as axonometric } from './drawings/dairy-axonometric.ts';
import { content as crossSection } from './drawings/sports-hall-section.ts';
import { content as elevation } from './drawings/steel-facade.ts';
import { dairy, facade, sportsHall } from './figures/projects.ts';
import { n } from './inline.ts';
import { closingLinks } from './shared/project-words.ts';

/** PJ-5: the list of construction projects. */
export const construction = defineContent('construction', {
  meta: {
    title: { ar: 'مشاريع الإنشاءات', en: 'Construction projects' },
    description: {
      ar: 'صالة رياضية في بورغ شبريفالد، وواجهة لمعمل فولاذ في دورتموند، ومبنى معمل ألبان في ليبرسدورف.',
      en: 'A sports hall in Burg (Spreewald), the façade of a steel facility in Dortmund and a dairy building in Liebersdorf.',
    },
  },
  title: { ar: 'الإنشاءات', en: 'Construction' },
  lead: {
    ar: 'نصمّم الصالات والواجهات والمباني الصناعية للمدن والشركات.',
    en: 'We design halls, façades and production buildings for towns and companies.',
  },
  heading: { ar: 'ثلاثة مشاريع في ألمانيا', en: 'Three projects in Germany' },
  cards: [
    {
      project: 'sports-hall',
      drawing: { name: 'sports-hall-section', sheet: crossSection },
      title: { ar: 'الصالة الرياضية في بورغ شبريفالد', en: 'Sports hall, Burg\u00a0(Spreewald)' },
      text: {
        ar: `صالة لـ\u00a0${n(sportsHall.spectators)}، مساحتها الطابقية ${n(sportsHall.squareMetres)}.`,
        en: `A hall for ${n(sportsHall.spectators)} with ${n(sportsHall.squareMetres)} of floor area.`,
      },
    },
    {
      project: 'thyssen-fba10',
      drawing: { name: 'steel-facade', sheet: elevation },
      title: { ar: 'الواجهة الفولاذية Thyssen FBA10', en: 'Thyssen FBA10 steel façade' },
      text: {
        ar: `واجهة لمعمل الفولاذ FBA10 في دورتموند. المنشأة ${n(facade.lengthMetres)} طولًا، و${n(facade.heightMetres)} ارتفاعًا.`,
        en: `The façade of FBA10, a steel facility in Dortmund. The facility is ${n(facade.lengthMetres)} long and ${n(facade.heightMetres)} high.`,
      },
    },
    {
      project: 'dairy-building',
      drawing: { name: 'dairy-axonometric', sheet: axonometric },
      title: { ar: 'مبنى معمل الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
      text: {
        ar: `مبنى صناعي من ${n(dairy.floors, 'storey')}، مساحته ${n(dairy.squareMetres)}، موفّر للطاقة (Effizienzgebäude 40).`,
        en: `A ${n(dairy.floors, 'storey')} production building of ${n(dairy.squareMetres)} with low energy demand (Effizienzgebäude 40).`,
      },
    },
  ],
  closing: {
    question: {
      ar: 'ماذا تريد أن تبني؟ اكتب لنا فيمَ سيُستعمل المبنى، ومن سيستعمله، وأين.',
      en: 'What are you planning to build? Tell us what it is for, who will use it and where.',
    },
    links: [closingLinks.contact, closingLinks.backToProjects],
  },
});
