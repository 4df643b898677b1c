import { defineContent } from '../define-content.ts';
import { content as axonometric } from '../drawings/dairy-axonometric.ts';
import { content as envelope } from '../drawings/dairy-envelope.ts';
import { dairy } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import { n, term } from '../inline.ts';
import type { Project } from '../project-content.ts';
import { projectList } from '../shared/project-list.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

export const figures = figureRecords('dairy', {
  year: projectList['dairy-building'].year,
  costEuro: dairy.costEuro,
  employees: {
    value: 300,
    unit: 'employee',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: العاملون في المعمل', en: 'Dairy building: employees of the dairy' },
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
const place = { ar: 'ليبرسدورف', en: 'Liebersdorf' };
const floors = figures.floors;
const storeys = { value: figures.floors, unit: 'storey' } as const;
const area = figures.squareMetres;
const employees = figures.employees;
const energy = figures.referenceEnergyPercent;
const investment = {
  value: figures.siteInvestmentEuro,
  words: { ar: 'أكثر من {q}', en: 'over {q}' },
} as const;

/** PJ-7: the dairy building in Liebersdorf. */
export const project = defineContent('projects.dairy-building', {
  meta: {
    title: { ar: 'مبنى معمل الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
    description: {
      ar: `مبنى صناعي من ${n(storeys)} و${n(area)} بمعيار Effizienzgebäude 40: نظرة عامة وتفاصيل ولوحات.`,
      en: `A ${n(storeys)} production building of ${n(area)}, designed to Effizienzgebäude 40: overview, details and drawings.`,
    },
  },
  title: { ar: 'مبنى معمل الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
  lead: {
    ar: `هذا مبنى صناعي من ${n(storeys)} من الخرسانة المسلّحة، موفّر للطاقة، لمعمل ألبان في ألمانيا فيه ${n(employees)}.`,
    en: `This ${n(storeys)} production building in reinforced concrete is designed for a low energy demand. It is for a dairy in Germany with ${n(employees)}.`,
  },
  result: {
    figures: [
      { value: area, scope: { ar: 'مساحة المبنى', en: 'area of the building' } },
      { value: employees, scope: { ar: 'في معمل الألبان', en: 'in the dairy' } },
      {
        value: energy,
        scope: {
          ar: 'من الطاقة الأولية للمبنى المرجعي، على الأكثر',
          en: 'of the reference building’s primary energy, at most',
        },
      },
    ],
    ask: { ar: 'اسأل عن معمل مثله', en: 'Ask about a plant like this' },
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
    { label: { ar: 'العاملون', en: 'Employees' }, value: { value: figures.employees, unit: null } },
    {
      label: { ar: 'معيار Effizienzgebäude', en: 'Effizienzgebäude' },
      value: { value: figures.referenceEnergyPercent, unit: null },
    },
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
      paragraphs: [],
    },
    {
      kind: 'table',
      heading: headings.details,
      groups: [
        {
          name: { ar: 'المبنى', en: 'The building' },
          facts: [
            { label: labels.location, value: { ar: 'ليبرسدورف، ألمانيا', en: 'Liebersdorf, Germany' } },
            { label: { ar: 'الطوابق', en: 'Floors' }, value: { value: figures.floors, unit: null } },
            { label: labels.floorArea, value: area },
            { label: { ar: 'العاملون', en: 'Employees' }, value: { value: figures.employees, unit: null } },
          ],
        },
        {
          name: { ar: 'الكلفة والمدة', en: 'Cost and time' },
          facts: [
            { label: labels.year, value: figures.year },
            { label: labels.duration, value: figures.months },
            {
              label: { ar: 'ميزانية المبنى', en: 'Budget of the building' },
              value: figures.costEuro,
            },
            {
              label: {
                ar: 'إجمالي الاستثمار',
                en: 'Total investment',
              },
              value: investment,
            },
          ],
        },
        {
          name: { ar: 'الطاقة', en: 'Energy' },
          facts: [
            {
              label: { ar: 'المعيار', en: 'Standard' },
              value: { ar: 'Effizienzgebäude 40', en: 'Effizienzgebäude 40' },
            },
            { label: { ar: 'حدّ الطاقة الأولية', en: 'Primary energy limit' }, value: energy },
          ],
        },
      ],
    },
    {
      kind: 'features',
      heading: { ar: 'ماذا يعني Effizienzgebäude 40', en: 'The meaning of Effizienzgebäude 40' },
      picture: { name: 'dairy-envelope', sheet: envelope },
      points: [
        {
          title: { ar: 'مبنى مرجعي', en: 'A reference building' },
          text: {
            ar: 'يُقارن المبنى بمبنى نظري بالشكل نفسه وللاستعمال نفسه، مبنيّ بالقيم التي يحدّدها القانون.',
            en: 'The building is compared with a notional one of the same shape and use, built to the values the law sets.',
          },
        },
        {
          title: { ar: 'حدّ للطاقة', en: 'A limit on energy' },
          text: {
            ar: `لا تزيد حاجته إلى ${term('primary-energy', 'الطاقة الأولية')} للتدفئة والتبريد والتهوية والإنارة على ${n(energy)} من حاجة ذلك المبنى، ومن هذا الحدّ جاء الرقم في الاسم. ولا تدخل آلات الإنتاج في الحساب.`,
            en: `Its ${term('primary-energy', 'primary energy')} demand for heating, cooling, ventilation and lighting is at most ${n(energy)} of that building’s. The number in the name is this limit; production is not counted.`,
          },
        },
        {
          title: { ar: 'غلاف متّصل', en: 'An unbroken envelope' },
          text: {
            ar: 'عزل السقف والجدران والأرضية خط واحد لا ينقطع.',
            en: 'The insulation of roof, walls and base forms one line without a gap.',
          },
        },
        {
          title: { ar: 'الجسور الحرارية', en: 'Thermal bridges' },
          text: {
            ar: 'كل موضع يخترق فيه الهيكل الغلاف يسرّب الحرارة، فيُحلّ بتفصيلة خاصة به.',
            en: 'Wherever the frame pierces the envelope, heat escapes; each of these places is detailed separately.',
          },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      items: [
        {
          name: 'dairy-section',
          title: { ar: 'مقطع طولي', en: 'Long section' },
          description: {
            ar: `المبنى كله: ${n(floors)} فوق أساساتها.`,
            en: `The ${n(floors)} above their foundations.`,
          },
        },
        {
          name: 'dairy-plan',
          title: { ar: 'مسقط طابق', en: 'Floor plan' },
          description: {
            ar: 'شبكة الأعمدة، وبينها مساحة الإنتاج والأدراج.',
            en: 'The grid of columns, and between them the production floor and the stairs.',
          },
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
      ar: 'هل تريد معملًا من عدة طوابق؟ أخبرنا أولًا عن أثقل آلاتك.',
      en: 'Planning a plant on several floors? Tell us about your heaviest machine first.',
    },
    links: [closingLinks.contact, closingLinks.otherProjectsElsewhere],
  },
} satisfies Project);
