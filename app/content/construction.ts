import { defineContent } from './define.ts';
import { content as axonometric } from './drawings/dairy-axonometric.ts';
import { content as crossSection } from './drawings/sports-hall-section.ts';
import { content as elevation } from './drawings/steel-facade.ts';
import { dairy, facade, sportsHall } from './registered.ts';
import { closingLinks } from './shared/project-words.ts';

/** PJ-5: the list of construction projects. */
export const construction = defineContent('construction', {
  meta: {
    title: { ar: 'مشاريع الإنشاءات', en: 'Construction projects' },
    description: {
      ar: 'صالة رياضية في بورغ شبريفالد، وواجهة فولاذية في دورتموند، ومبنى ألبان في ليبرسدورف.',
      en: 'A sports hall in Burg Spreewald, a steel façade in Dortmund and a dairy building in Liebersdorf.',
    },
  },
  title: { ar: 'الإنشاءات', en: 'Construction' },
  lead: {
    ar: 'ثلاثة أعمال في ألمانيا، لكل منها قياس يحكمه: المقاعد، أو الطول، أو الطوابق.',
    en: 'Three works in Germany, each ruled by one measure: its seats, its length or its floors.',
  },
  heading: { ar: 'ثلاثة مشاريع', en: 'Three projects' },
  cards: [
    {
      project: 'sports-hall',
      drawing: { name: 'sports-hall-section', sheet: crossSection },
      title: { ar: 'الصالة الرياضية في بورغ شبريفالد', en: 'Sports hall, Burg Spreewald' },
      text: {
        text: {
          ar: 'سقف واحد فوق {area}، ومدرّج يتسع لـ {spectators}.',
          en: 'One roof over {area}, and seats for {spectators}.',
        },
        figures: {
          area: { value: sportsHall.squareMetres, unit: 'squareMetre' },
          spectators: { value: sportsHall.spectators, unit: 'spectator' },
        },
      },
    },
    {
      project: 'thyssen-fba10',
      drawing: { name: 'steel-facade', sheet: elevation },
      title: { ar: 'واجهة Thyssen FBA10 الفولاذية، دورتموند', en: 'Thyssen FBA10 steel façade, Dortmund' },
      text: {
        text: {
          ar: 'جدار فولاذي طوله {length} وارتفاعه {height}.',
          en: 'A wall of steel, {length} long and {height} high.',
        },
        figures: {
          length: { value: facade.lengthMetres, unit: 'metre' },
          height: { value: facade.heightMetres, unit: 'metre' },
        },
      },
    },
    {
      project: 'dairy-building',
      drawing: { name: 'dairy-axonometric', sheet: axonometric },
      title: { ar: 'مبنى الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
      text: {
        text: {
          ar: 'مبنى من {floors} مساحته {area}، بمعيار Effizienzgebäude 40.',
          en: 'A building of {floors} and {area}, built to Effizienzgebäude 40.',
        },
        figures: {
          floors: { value: dairy.floors, unit: 'floor' },
          area: { value: dairy.squareMetres, unit: 'squareMetre' },
        },
      },
    },
  ],
  closing: {
    question: { ar: 'ما القياس الذي يحكم بناءك؟ ابدأ به.', en: 'What measure rules your building? Start with that.' },
    links: [closingLinks.contact, closingLinks.backToProjects],
  },
});
