import { defineContent } from '../define.ts';
import { content as roof } from '../drawings/sports-hall-roof.ts';
import { content as crossSection } from '../drawings/sports-hall-section.ts';
import { ownFigures } from '../own-figures.ts';
import type { Project } from '../project-content.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

export const figures = ownFigures('sportsHall', {
  year: {
    unit: 'calendarYear',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: سنة المشروع', en: 'Sports hall: year of the project' },
  },
  costEuro: {
    unit: 'euro',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: ميزانية المشروع', en: 'Sports hall: budget of the project' },
  },
  spectators: {
    unit: 'spectator',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: سعة الصالة', en: 'Sports hall: capacity of the hall' },
  },
  months: {
    value: 18,
    unit: 'month',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: مدة المشروع', en: 'Sports hall: duration of the project' },
  },
  squareMetres: {
    unit: 'squareMetre',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: المساحة الطابقية للصالة', en: 'Sports hall: floor area of the hall' },
  },
  fundingEuro: {
    value: 17_270_000,
    unit: 'euro',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: تمويل المشروع', en: 'Sports hall: funding of the project' },
  },
});

const { headings } = projectWords;
const place = { ar: 'بورغ شبريفالد', en: 'Burg (Spreewald)' };
const spectators = { value: figures.spectators, unit: 'spectator' } as const;
const area = { value: figures.squareMetres, unit: 'squareMetre' } as const;

/** PJ-6: the sports hall in Burg (Spreewald). */
export const project = defineContent('projects.sports-hall', {
  meta: {
    title: { ar: 'الصالة الرياضية في بورغ شبريفالد', en: 'Sports hall, Burg (Spreewald)' },
    description: {
      text: {
        ar: 'صالة رياضية تتسع لـ\u00a0{spectators}، مساحتها الطابقية {area}: نظرة عامة وتفاصيل ولوحات.',
        en: 'A sports hall for {spectators} with {area} of floor area: overview, details and drawings.',
      },
      figures: { spectators, area },
    },
  },
  title: { ar: 'الصالة\u00a0الرياضية في بورغ شبريفالد', en: 'Sports\u00a0hall, Burg (Spreewald)' },
  lead: {
    text: {
      ar: 'صالة تتسع لـ\u00a0{spectators}، مساحتها الطابقية {area}.',
      en: 'A hall for {spectators} with {area} of floor area.',
    },
    figures: { spectators, area },
  },
  drawing: { name: 'sports-hall-section', sheet: crossSection },
  reference: {},
  facts: [
    { label: labels.year, value: { year: figures.year } },
    { label: labels.budget, value: { value: figures.costEuro, unit: 'euro' } },
    { label: { ar: 'السعة', en: 'Capacity' }, value: spectators },
    { label: labels.duration, value: { value: figures.months, unit: 'month' } },
    { label: labels.location, value: place },
    { label: labels.floorArea, value: area },
    { label: { ar: 'التمويل', en: 'Funding' }, value: { value: figures.fundingEuro, unit: 'euro' } },
  ],
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        ar: 'الصالة الرياضية غرفة واحدة كبيرة. لا يجوز أن يقوم عمود في الملعب ولا أمام متفرج.',
        en: 'A sports hall is one large room. No column may stand on the court or in front of a spectator.',
      },
      paragraphs: [
        {
          ar: 'لذلك يعبر السقف العرض كله دفعة واحدة، ومنه يبدأ التصميم.',
          en: 'So the roof crosses the whole width in a single span, and the design begins there.',
        },
        {
          text: {
            ar: 'تبلغ ميزانية المشروع {cost}، وتمويله {funding}.',
            en: 'The project has a budget of {cost} and funding of {funding}.',
          },
          figures: {
            cost: { value: figures.costEuro, unit: 'euro' },
            funding: { value: figures.fundingEuro, unit: 'euro' },
          },
        },
      ],
    },
    {
      kind: 'features',
      heading: { ar: 'أربعة أسئلة لكل صالة', en: 'Four questions for any hall' },
      note: {
        ar: 'مبادئ عامة، لا مواصفات هذا المبنى. يجيب الرسم عن السؤال الأول: كيف يلتقي السقف بعموده.',
        en: 'General principles, not specifications of this building. The drawing answers the first: how a roof meets its column.',
      },
      picture: { name: 'sports-hall-roof', sheet: roof },
      points: [
        {
          title: { ar: 'المجاز', en: 'Span' },
          text: {
            ar: 'يحمل السقف نفسه فوق عرض الملعب كله، ولا ينزل ثقله إلا عند طرفيه.',
            en: 'The roof carries itself across the full width and brings its weight down only at its two ends.',
          },
        },
        {
          title: { ar: 'الرؤية', en: 'Sight' },
          text: {
            ar: 'يُرفع كل صف حتى ترى العين، من فوق رأس الجالس أمامها، أقرب خط في الملعب.',
            en: 'Each row is raised until the eyes in it see past the heads in front to the nearest line of the court.',
          },
        },
        {
          title: { ar: 'الخروج', en: 'Escape' },
          text: {
            text: {
              ar: 'يجب أن يكون لكل من في الصالة، من {spectators} ومن لاعبين وعاملين، أكثر من طريق إلى الهواء الطلق. على عددهم تُقاس الأدراج والأبواب.',
              en: 'Everybody in the hall, the {spectators} as well as players and staff, must be able to reach the open air by more than one way. Their number sizes the stairs and doors.',
            },
            figures: { spectators },
          },
        },
        {
          title: { ar: 'الهواء', en: 'Air' },
          text: {
            ar: 'تسخن الصالة سريعًا حين تمتلئ، ولا تسخن في ساعة التدريب. على التهوية أن تخدم الحالتين.',
            en: 'A full hall warms up fast, a training evening does not. The ventilation has to serve both.',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: headings.details,
      note: projectWords.ownFigures,
      groups: [
        {
          name: { ar: 'المبنى', en: 'The building' },
          facts: [
            { label: labels.location, value: place, scope: { ar: 'ألمانيا', en: 'Germany' } },
            {
              label: { ar: 'السعة', en: 'Capacity' },
              value: spectators,
              scope: { ar: 'المتفرجون في الصالة', en: 'Spectators in the hall' },
            },
            { label: labels.floorArea, value: area, scope: { ar: 'للصالة', en: 'Of the hall' } },
          ],
        },
        {
          name: { ar: 'المشروع', en: 'The project' },
          facts: [
            {
              label: labels.year,
              value: { year: figures.year },
              scope: { ar: 'كما وردت للمشروع', en: 'As stated for the project' },
            },
            {
              label: labels.duration,
              value: { value: figures.months, unit: 'month' },
              scope: { ar: 'مدة المشروع', en: 'Of the project' },
            },
            {
              label: labels.budget,
              value: { value: figures.costEuro, unit: 'euro' },
              scope: { ar: 'كما وردت للمشروع', en: 'As stated for the project' },
            },
            {
              label: { ar: 'التمويل', en: 'Funding' },
              value: { value: figures.fundingEuro, unit: 'euro' },
              scope: { ar: 'كما ورد للمشروع', en: 'As stated for the project' },
            },
          ],
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      note: projectWords.galleryNote,
      items: [
        {
          name: 'sports-hall-section',
          title: { ar: 'مقطع عرضي', en: 'Cross-section' },
          description: {
            text: {
              ar: 'السقف والملعب والمدرّج الذي يتسع لـ\u00a0{spectators}.',
              en: 'Roof, court and the stands for {spectators}.',
            },
            figures: { spectators },
          },
        },
        {
          name: 'sports-hall-plan',
          title: { ar: 'المسقط الأفقي', en: 'Floor plan' },
          description: {
            ar: 'الملعب وخطوطه، والمدرّج، وطرق الخروج.',
            en: 'The court and its lines, the stands and the exits.',
          },
        },
        {
          name: 'sports-hall-roof',
          title: { ar: 'تفصيلة السقف', en: 'Roof detail' },
          description: {
            ar: 'كيف يستند الجائز إلى العمود، وماذا فوقه من طبقات.',
            en: 'How the girder meets the column, and the layers above it.',
          },
        },
      ],
    },
  ],
  closing: {
    question: {
      ar: 'صالة لمدينتك؟ ابدأ معنا بعدد المتفرجين.',
      en: 'A hall for your town? Start with the number of spectators.',
    },
    links: [closingLinks.contact, closingLinks.otherProjects],
  },
} satisfies Project);
