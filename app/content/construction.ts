import { defineContent } from './define-content.ts';
import { content as axonometric } from './drawings/dairy-axonometric.ts';
import { content as crossSection } from './drawings/sports-hall-section.ts';
import { content as elevation } from './drawings/steel-facade.ts';
import { dairy, facade, sportsHall } from './figures/projects.ts';
import { text, withUnit } from './rich-text.ts';
import { closingLinks } from './shared/project-words.ts';

/** PJ-5: the list of construction projects. */
export const construction = defineContent('construction', {
  meta: {
    title: { ar: 'مشاريع الإنشاءات', en: 'Construction projects' },
    description: {
      ar: 'صالة رياضية في بورغ شبريفالد، وواجهة منشأة فولاذ في دورتموند، ومبنى معمل ألبان في ليبرسدورف.',
      en: 'A sports hall in Burg (Spreewald), the façade of a steel facility in Dortmund and a dairy building in Liebersdorf.',
    },
  },
  title: { ar: 'الإنشاءات', en: 'Construction' },
  lead: {
    ar: 'نصمّم للبلديات والجهات المانحة وأصحاب المواقع الصالات والواجهات ومباني الإنتاج.',
    en: 'For municipalities, donors and site owners we design halls, façades and production buildings.',
  },
  heading: { ar: 'ثلاثة مشاريع في ألمانيا', en: 'Three projects in Germany' },
  cards: [
    {
      project: 'sports-hall',
      drawing: { name: 'sports-hall-section', sheet: crossSection },
      title: { ar: 'الصالة الرياضية في بورغ شبريفالد', en: 'Sports hall, Burg\u00a0(Spreewald)' },
      text: {
        ar: text`صالة تتسع لجمهور من ${sportsHall.spectators}، مساحتها ${sportsHall.squareMetres}.`,
        en: text`A hall of ${sportsHall.squareMetres} for ${sportsHall.spectators}.`,
      },
    },
    {
      project: 'thyssen-fba10',
      drawing: { name: 'steel-facade', sheet: elevation },
      title: { ar: 'واجهة منشأة الفولاذ Thyssen\u00a0FBA10', en: 'Thyssen FBA10 façade' },
      text: {
        ar: text`واجهة منشأة الفولاذ FBA10 في دورتموند. طول المنشأة ${facade.lengthMetres} وارتفاعها ${facade.heightMetres}.`,
        en: text`The façade of FBA10, a steel facility in Dortmund. The facility is ${facade.lengthMetres} long and ${facade.heightMetres} high.`,
      },
    },
    {
      project: 'dairy-building',
      drawing: { name: 'dairy-axonometric', sheet: axonometric },
      title: { ar: 'مبنى معمل الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
      text: {
        ar: text`مبنى إنتاج من ${withUnit(dairy.floors, 'storey')}، مساحته ${dairy.squareMetres}، موفّر للطاقة (Effizienzgebäude 40).`,
        en: text`A ${withUnit(dairy.floors, 'storey')} production building of ${dairy.squareMetres} with low energy demand (Effizienzgebäude 40).`,
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
