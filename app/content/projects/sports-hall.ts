import { defineContent } from '../define-content.ts';
import { content as roof } from '../drawings/sports-hall-roof.ts';
import { content as crossSection } from '../drawings/sports-hall-section.ts';
import { sportsHall } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import { n } from '../inline.ts';
import type { Project } from '../project-content.ts';
import { projectList } from '../shared/project-list.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

export const figures = figureRecords('sportsHall', {
  year: projectList['sports-hall'].year,
  costEuro: sportsHall.costEuro,
  spectators: sportsHall.spectators,
  months: {
    value: 18,
    unit: 'month',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: مدة المشروع', en: 'Sports hall: duration of the project' },
  },
  squareMetres: sportsHall.squareMetres,
  fundingEuro: {
    value: 17_270_000,
    unit: 'euro',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: تمويل المشروع', en: 'Sports hall: funding of the project' },
  },
});

const { headings } = projectWords;
const place = { ar: 'بورغ شبريفالد', en: 'Burg (Spreewald)' };
const spectators = figures.spectators;
const area = figures.squareMetres;

/** PJ-6: the sports hall in Burg (Spreewald). */
export const project = defineContent('projects.sports-hall', {
  meta: {
    title: { ar: 'الصالة الرياضية في بورغ شبريفالد', en: 'Sports hall, Burg (Spreewald)' },
    description: {
      ar: `صالة رياضية تتسع لـ\u00a0${n(spectators)}، مساحتها الطابقية ${n(area)}: نظرة عامة وتفاصيل ولوحات.`,
      en: `A sports hall for ${n(spectators)} with ${n(area)} of floor area: overview, details and drawings.`,
    },
  },
  title: { ar: 'الصالة\u00a0الرياضية في بورغ شبريفالد', en: 'Sports\u00a0hall, Burg\u00a0(Spreewald)' },
  lead: {
    ar: `تتسع الصالة الرياضية في بورغ شبريفالد بألمانيا لـ\u00a0${n(spectators)}، ويعبر سقفها عرض الملعب كله بلا عمود.`,
    en: `The sports hall in Burg (Spreewald), Germany, is for ${n(spectators)}. Its roof spans the full width of the court without a column.`,
  },
  result: {
    figures: [
      { value: spectators, scope: { ar: 'سعة الصالة', en: 'capacity of the hall' } },
      { value: area, scope: { ar: 'المساحة الطابقية', en: 'floor area' } },
      {
        value: figures.costEuro,
        scope: { ar: 'ميزانية المشروع', en: 'budget of the project' },
      },
    ],
    ask: { ar: 'اسأل عن صالة لمدينتك', en: 'Ask about a hall for your town' },
  },
  drawing: { name: 'sports-hall-section', sheet: crossSection },
  reference: {},
  facts: [
    { label: labels.year, value: figures.year },
    { label: labels.budget, value: figures.costEuro },
    { label: { ar: 'السعة', en: 'Capacity' }, value: spectators },
    { label: labels.duration, value: figures.months },
    { label: labels.location, value: place },
    { label: labels.floorArea, value: area },
    { label: { ar: 'التمويل', en: 'Funding' }, value: figures.fundingEuro },
  ],
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        ar: `يجب أن تصلح الصالة لتدريب بضعة لاعبين ولمباراة يحضرها ${n(spectators)}. وبذلك يتحدّد عدد المخارج وعرضها وقدرة التهوية.`,
        en: `The hall has to work for a few players and for ${n(spectators)}. That decides the number and width of its exits and the size of its ventilation.`,
      },
      paragraphs: [],
    },
    {
      kind: 'features',
      heading: { ar: 'ما نحسمه أولًا حين نصمّم صالة', en: 'What we settle first when we design a hall' },
      picture: { name: 'sports-hall-roof', sheet: roof },
      points: [
        {
          title: { ar: 'المجاز', en: 'Span' },
          text: {
            ar: 'تنقل جوائز خشبية مشدودة بالفولاذ ثقل السقف إلى جانبي الملعب وحدهما.',
            en: 'Timber girders tied with steel carry the roof’s weight to the two sides only.',
          },
        },
        {
          title: { ar: 'الرؤية', en: 'Sight' },
          text: {
            ar: 'يُرفع كل صف حتى ترى العين، من فوق رأس الجالس أمامها، أقرب خط في الملعب.',
            en: 'Each row is raised until its spectators can see over the heads in front to the nearest line of the court.',
          },
        },
        {
          title: { ar: 'الخروج', en: 'Escape' },
          text: {
            ar: `يجب أن يكون لكل من في الصالة، من ${n(spectators)} ومن لاعبين وعاملين، أكثر من طريق إلى الهواء الطلق. على عددهم تُقاس الأدراج والأبواب.`,
            en: `Everybody in the hall, the ${n(spectators)} as well as players and staff, must have more than one way out. The number of people sets the width of stairs and doors.`,
          },
        },
        {
          title: { ar: 'الهواء', en: 'Air' },
          text: {
            ar: 'تسخن الصالة سريعًا حين تمتلئ، ولا تسخن في ساعة التدريب. تُصمَّم التهوية للحالتين.',
            en: 'A full hall warms up fast; with a few players it does not. The ventilation is designed for both.',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: headings.details,
      groups: [
        {
          name: { ar: 'المبنى', en: 'The building' },
          facts: [
            { label: labels.location, value: { ar: 'بورغ شبريفالد، ألمانيا', en: 'Burg (Spreewald), Germany' } },
            { label: { ar: 'السعة', en: 'Capacity' }, value: spectators },
            { label: labels.floorArea, value: area },
          ],
        },
        {
          name: { ar: 'المشروع', en: 'The project' },
          facts: [
            { label: labels.year, value: figures.year },
            { label: labels.duration, value: figures.months },
            { label: labels.budget, value: figures.costEuro },
            { label: { ar: 'التمويل', en: 'Funding' }, value: figures.fundingEuro },
          ],
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      items: [
        {
          name: 'sports-hall-plan',
          title: { ar: 'المسقط الأفقي', en: 'Floor plan' },
          description: {
            ar: 'الملعب وخطوطه، والمدرّج، وطرق الخروج.',
            en: 'The court and its lines, the stands and the exits.',
          },
        },
      ],
    },
  ],
  closing: {
    question: {
      ar: 'هل تريد صالة لمدينتك؟ اكتب لنا عدد المتفرجين والموقع.',
      en: 'Planning a hall for your town? Tell us how\u00a0many spectators it\u00a0is\u00a0for, and where it will stand.',
    },
    links: [closingLinks.contact, closingLinks.otherProjects],
  },
} satisfies Project);
