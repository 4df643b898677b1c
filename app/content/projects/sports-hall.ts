import { defineContent } from '../define-content.ts';
import { content as crossSection } from '../drawings/sports-hall-section.ts';
import { sportsHall } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import type { Project } from '../project-content.ts';
import { text } from '../rich-text.ts';
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
      ar: text`صالة رياضية تتسع لجمهور من ${spectators}، مساحتها ${area}: نظرة عامة وتفاصيل ولوحات.`,
      en: text`A sports hall of ${area} for ${spectators}: overview, details and drawings.`,
    },
  },
  title: { ar: 'الصالة\u00a0الرياضية في بورغ شبريفالد', en: 'Sports\u00a0hall, Burg\u00a0(Spreewald)' },
  lead: {
    ar: text`مشروعنا في بورغ شبريفالد بألمانيا: صالة رياضية تتسع لجمهور من ${spectators}.`,
    en: text`Our project in Burg (Spreewald), Germany: a sports hall for ${spectators}.`,
  },
  result: {
    figures: [
      { value: spectators, scope: { ar: 'سعة الصالة', en: 'capacity of the hall' } },
      { value: area, scope: { ar: 'مساحة الصالة', en: 'area of the hall' } },
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
    { label: labels.area, value: area },
    { label: { ar: 'التمويل', en: 'Funding' }, value: figures.fundingEuro },
  ],
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        ar: text`مساحة الصالة ${area}، وتمويل المشروع ${figures.fundingEuro}.`,
        en: text`The hall has an area of ${area}; the project’s funding is ${figures.fundingEuro}.`,
      },
    },
    {
      kind: 'table',
      heading: headings.details,
      groups: [
        {
          facts: [
            { label: labels.location, value: { ar: 'بورغ شبريفالد، ألمانيا', en: 'Burg (Spreewald), Germany' } },
            { label: labels.year, value: figures.year },
            { label: labels.duration, value: figures.months },
          ],
        },
        {
          facts: [
            { label: labels.budget, value: figures.costEuro },
            { label: { ar: 'التمويل', en: 'Funding' }, value: figures.fundingEuro },
            { label: { ar: 'السعة', en: 'Capacity' }, value: spectators },
            { label: labels.area, value: area },
          ],
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      items: [
        {
          name: 'sports-hall-roof',
          title: { ar: 'السقف', en: 'The roof' },
          description: {
            ar: 'استناد جائز على عمود.',
            en: 'A girder on its column.',
          },
        },
        {
          name: 'sports-hall-plan',
          title: { ar: 'المسقط الأفقي', en: 'Floor plan' },
          description: {
            ar: 'الملعب والمدرّج والغرف حولهما.',
            en: 'The court, the stands and the rooms around them.',
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
