import { defineContent } from './define-content.ts';
import { content as axonometric } from './drawings/dairy-axonometric.ts';
import { content as crossSection } from './drawings/sports-hall-section.ts';
import { content as elevation } from './drawings/steel-facade.ts';
import { dairy, facade, sportsHall } from './figures/projects.ts';
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
    ar: 'نصمّم الصالات والواجهات والمباني الصناعية للمدن والشركات. أخبرنا فيمَ سيُستعمل المبنى، ومن سيستعمله، وأين سيُبنى.',
    en: 'We design halls, façades and production buildings for towns and companies. Tell us what the building is for, who will use it and where it will stand.',
  },
  heading: { ar: 'ثلاثة مشاريع في ألمانيا', en: 'Three projects in Germany' },
  cards: [
    {
      project: 'sports-hall',
      drawing: { name: 'sports-hall-section', sheet: crossSection },
      title: { ar: 'الصالة الرياضية في بورغ شبريفالد', en: 'Sports hall, Burg\u00a0(Spreewald)' },
      text: {
        text: {
          ar: 'صالة تتسع لـ\u00a0{spectators}، مساحتها الطابقية {area}، سقفها بلا أعمدة وسطية.',
          en: 'A hall for {spectators} with {area} of floor area and a clear-span roof.',
        },
        figures: {
          area: sportsHall.squareMetres,
          spectators: sportsHall.spectators,
        },
      },
    },
    {
      project: 'thyssen-fba10',
      drawing: { name: 'steel-facade', sheet: elevation },
      title: { ar: 'الواجهة الفولاذية Thyssen FBA10', en: 'Thyssen FBA10 steel façade' },
      text: {
        text: {
          ar: 'واجهة لمعمل الفولاذ FBA10 في دورتموند. المنشأة {length} طولًا، و{height} ارتفاعًا.',
          en: 'The façade of FBA10, a steel facility in Dortmund. The facility is {length} long and {height} high.',
        },
        figures: {
          length: facade.lengthMetres,
          height: facade.heightMetres,
        },
      },
    },
    {
      project: 'dairy-building',
      drawing: { name: 'dairy-axonometric', sheet: axonometric },
      title: { ar: 'مبنى معمل الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
      text: {
        text: {
          ar: 'مبنى صناعي من {floors}، مساحته {area}، موفّر للطاقة (Effizienzgebäude 40).',
          en: 'A {floors} production building of {area} with low energy demand (Effizienzgebäude 40).',
        },
        figures: {
          floors: { value: dairy.floors, unit: 'storey' },
          area: dairy.squareMetres,
        },
      },
    },
  ],
  closing: {
    question: { ar: 'ماذا تريد أن تبني؟', en: 'What are you planning to build?' },
    links: [closingLinks.contact, closingLinks.backToProjects],
  },
});
