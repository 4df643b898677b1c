import { defineContent } from '../define-content.ts';
import { content as axonometric } from '../drawings/dairy-axonometric.ts';
import { dairy } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import type { Project } from '../project-content.ts';
import { term, text } from '../rich-text.ts';
import { projectList } from '../shared/project-list.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

export const figures = figureRecords('dairy', {
  year: projectList['dairy-building'].year,
  costEuro: dairy.costEuro,
  employees: {
    value: 300,
    unit: 'employee',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: موظفو المعمل', en: 'Dairy building: employees of the dairy' },
  },
  months: {
    value: 20,
    unit: 'month',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: مدة المشروع', en: 'Dairy building: duration of the project' },
  },
  squareMetres: dairy.squareMetres,
  floors: dairy.floors,
  referenceEnergyPercent: dairy.referenceEnergyPercent,
  /** "Over": the investment in the whole site, not in this building. */
  siteInvestmentEuro: {
    value: 1_000_000_000,
    unit: 'euro',
    place: 'liebersdorf',
    counts: {
      ar: 'مبنى معمل الألبان: إجمالي الاستثمار؛ الرقم حدّ أدنى',
      en: 'Dairy building: total investment; the figure is a minimum',
    },
  },
});

const { headings } = projectWords;
const standard = { ar: 'Effizienzgebäude 40', en: 'Effizienzgebäude 40' };
const place = { ar: 'ليبرسدورف', en: 'Liebersdorf' };
const floors = figures.floors;
const storeys = { value: figures.floors, unit: 'storey' } as const;
const area = figures.squareMetres;
const employees = figures.employees;
const energy = figures.referenceEnergyPercent;
const investment = { ar: text`أكثر من ${figures.siteInvestmentEuro}`, en: text`over ${figures.siteInvestmentEuro}` };

/** PJ-7: the dairy building in Liebersdorf. */
export const project = defineContent('projects.dairy-building', {
  meta: {
    title: { ar: 'مبنى معمل الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
    description: {
      ar: text`مبنى صناعي من ${storeys} و${area} بمعيار Effizienzgebäude 40: نظرة عامة وتفاصيل ولوحات.`,
      en: text`A ${storeys} production building of ${area}, designed to Effizienzgebäude 40: overview, details and drawings.`,
    },
  },
  title: { ar: 'مبنى معمل الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
  lead: {
    ar: text`مبنى من ${storeys} لمعمل ألبان في ليبرسدورف بألمانيا، هيكله خرسانة مسلّحة، وهو موفّر للطاقة. ويعمل في المعمل ${employees}.`,
    en: text`A ${storeys} building in reinforced concrete with a low energy demand, for a dairy in Liebersdorf, Germany, with ${employees}.`,
  },
  result: {
    figures: [
      { value: area, scope: { ar: 'مساحة المبنى', en: 'area of the building' } },
      { value: employees, scope: { ar: 'في معمل الألبان', en: 'in the dairy' } },
      {
        value: energy,
        scope: {
          ar: 'من الطاقة الأولية للمبنى المرجعي',
          en: 'of the reference building’s primary energy',
        },
      },
    ],
    ask: { ar: 'اسأل عن مبنى مثله', en: 'Ask about a building like this' },
  },
  drawing: { name: 'dairy-axonometric', sheet: axonometric },
  reference: {},
  facts: [
    { label: labels.year, value: figures.year },
    { label: labels.budget, value: figures.costEuro },
    { label: labels.duration, value: figures.months },
    { label: labels.floorArea, value: area },
    { label: labels.location, value: place },
    { label: { ar: 'الطوابق', en: 'Floors' }, value: { value: figures.floors, unit: null } },
    { label: { ar: 'الموظفون', en: 'Employees' }, value: { value: figures.employees, unit: null } },
    { label: { ar: 'معيار الطاقة', en: 'Energy standard' }, value: standard },
    {
      label: { ar: 'إجمالي الاستثمار', en: 'Total investment' },
      value: investment,
    },
  ],
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        ar: 'يبدأ تصميم معمل الألبان من آلاته: أوزانها ومصارفها وأنابيبها تحدّد البلاطات وكل فتحة فيها.',
        en: 'The design of a dairy starts with its machines: their weight, drains and pipework determine the slabs and every opening in them.',
      },
      paragraphs: [
        {
          ar: text`يحتاج المبنى إلى ${energy} من ${term('primary-energy', 'الطاقة الأولية')} للمبنى المرجعي، ومن هنا اسم المعيار: Effizienzgebäude 40.`,
          en: text`The building needs ${energy} of the reference building’s ${term('primary-energy', 'primary energy')}, hence the name of its standard: Effizienzgebäude 40.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: headings.details,
      groups: [
        {
          facts: [
            { label: labels.location, value: { ar: 'ليبرسدورف، ألمانيا', en: 'Liebersdorf, Germany' } },
            { label: labels.year, value: figures.year },
            { label: labels.duration, value: figures.months },
            { label: labels.budget, value: figures.costEuro },
            { label: { ar: 'إجمالي الاستثمار', en: 'Total investment' }, value: investment },
          ],
        },
        {
          facts: [
            { label: labels.floorArea, value: area },
            { label: { ar: 'الطوابق', en: 'Floors' }, value: { value: figures.floors, unit: null } },
            { label: { ar: 'الموظفون', en: 'Employees' }, value: { value: figures.employees, unit: null } },
            { label: { ar: 'معيار الطاقة', en: 'Energy standard' }, value: standard },
          ],
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      items: [
        {
          name: 'dairy-envelope',
          title: { ar: 'الغلاف', en: 'The envelope' },
          description: {
            ar: 'عزل السقف والجدران والأرضية خط واحد لا ينقطع.',
            en: 'The insulation of roof, walls and base forms one unbroken line.',
          },
        },
        {
          name: 'dairy-section',
          title: { ar: 'مقطع طولي', en: 'Long section' },
          description: {
            ar: text`المبنى كله: ${floors} فوق أساساتها.`,
            en: text`The ${floors} above their foundations.`,
          },
        },
        {
          name: 'bim-sequence',
          title: { ar: 'مراحل البناء', en: 'How it is built' },
          description: { ar: 'طابقًا بعد طابق.', en: 'Floor after floor.' },
        },
      ],
    },
  ],
  closing: {
    line: {
      text: {
        ar: 'المبنى نفسه نموذجًا رقميًّا: طبقاته وتسلسل تنفيذه.',
        en: 'The same building as a digital model: its layers and the order in which it is built.',
      },
      to: '/projects/bem',
      label: { ar: 'نموذج المبنى', en: 'The building’s model' },
    },
    question: {
      ar: 'هل تريد معملًا من عدة طوابق؟ أخبرنا عن أثقل آلاتك.',
      en: 'Planning a plant on several floors? Tell us about your heaviest machine.',
    },
    links: [closingLinks.contact, closingLinks.otherProjectsElsewhere],
  },
} satisfies Project);
