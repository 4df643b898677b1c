import { defineContent } from './define.ts';
import { dairy, facade, sportsHall } from './figures.ts';
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
      to: '/projects/sports-hall',
      status: 'unpublished',
      drawing: 'sports-hall-section',
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
      to: '/projects/thyssen-fba10',
      status: 'in-progress',
      drawing: 'steel-facade',
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
      to: '/projects/dairy-building',
      status: 'unpublished',
      drawing: 'dairy-axonometric',
      title: { ar: 'مبنى الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
      text: {
        text: {
          ar: '{floors} على {area} بمعيار Effizienzgebäude 40.',
          en: '{floors}, {area}, built to Effizienzgebäude 40.',
        },
        figures: {
          floors: { value: dairy.floors, unit: 'floor' },
          area: { value: dairy.squareMetres, unit: 'squareMetre' },
        },
      },
    },
  ],
  closing: {
    question: { ar: 'لديك بناء بقياس يحكمه؟ ابدأ به.', en: 'Your building has a ruling measure too. Start with that.' },
    links: [closingLinks.contact, closingLinks.backToProjects],
  },
});
