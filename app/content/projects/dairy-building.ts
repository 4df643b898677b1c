import { defineContent } from '../define.ts';
import { content as axonometric } from '../drawings/dairy-axonometric.ts';
import { content as envelope } from '../drawings/dairy-envelope.ts';
import { ownFigures } from '../own-figures.ts';
import type { Project } from '../project-content.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

export const figures = ownFigures('dairy', {
  year: {
    unit: 'calendarYear',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: سنة المشروع', en: 'Dairy building: year of the project' },
  },
  costEuro: {
    unit: 'euro',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: ميزانية المبنى وحده', en: 'Dairy building: budget of the building alone' },
  },
  employees: {
    value: 300,
    unit: 'employee',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: العاملون، كما ورد', en: 'Dairy building: employees, as stated' },
  },
  months: {
    value: 20,
    unit: 'month',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: مدة المشروع', en: 'Dairy building: duration of the project' },
  },
  squareMetres: {
    unit: 'squareMetre',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: المساحة الطابقية للمبنى', en: 'Dairy building: floor area of the building' },
  },
  floors: {
    unit: 'floor',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: طوابق المبنى', en: 'Dairy building: floors of the building' },
  },
  referenceEnergyPercent: {
    unit: 'percent',
    place: 'liebersdorf',
    counts: {
      ar: 'مبنى معمل الألبان: حدّ الطلب على الطاقة الأولية نسبةً إلى المبنى المرجعي، ولا يشمل آلات الإنتاج',
      en: 'Dairy building: limit of the primary energy demand as a share of the reference building’s; production excluded',
    },
  },
  /** "Over": the investment of the whole site, not of this building. */
  siteInvestmentEuro: {
    value: 1_000_000_000,
    unit: 'euro',
    place: 'liebersdorf',
    counts: {
      ar: 'مبنى معمل الألبان: إجمالي الاستثمار كما ورد، وهو أكثر من هذا الرقم وغير ميزانية المبنى',
      en: 'Dairy building: total investment as stated, more than this figure; not the budget of the building',
    },
  },
});

const { headings } = projectWords;
const place = { ar: 'ليبرسدورف', en: 'Liebersdorf' };
const floors = { value: figures.floors, unit: 'floor' } as const;
const area = { value: figures.squareMetres, unit: 'squareMetre' } as const;
const employees = { value: figures.employees, unit: 'employee' } as const;
const energy = { value: figures.referenceEnergyPercent, unit: 'percent' } as const;
const investment = {
  value: figures.siteInvestmentEuro,
  unit: 'euro',
  words: { ar: 'أكثر من {q}', en: 'over {q}' },
} as const;

/** PJ-7: the dairy building in Liebersdorf. */
export const project = defineContent('projects.dairy-building', {
  meta: {
    title: { ar: 'مبنى معمل الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
    description: {
      text: {
        ar: 'مبنى إنتاج من {floors} و{area} بمعيار Effizienzgebäude 40: نظرة عامة وتفاصيل ولوحات.',
        en: 'A production building of {floors} and {area}, designed to Effizienzgebäude 40: overview, details and drawings.',
      },
      figures: { floors, area },
    },
  },
  title: { ar: 'مبنى معمل الألبان في ليبرسدورف', en: 'Dairy building, Liebersdorf' },
  lead: {
    text: {
      ar: 'معمل ألبان من {floors} بالخرسانة المسلّحة. حدّ الطلب فيه على الطاقة الأولية {energy} من طلب المبنى المرجعي، ولا يشمل آلات الإنتاج.',
      en: 'A dairy of {floors} in reinforced concrete. Its primary energy demand is limited to {energy} of the reference building’s, production excluded.',
    },
    figures: { floors, energy },
  },
  drawing: { name: 'dairy-axonometric', sheet: axonometric },
  reference: {},
  facts: [
    { label: labels.year, value: { year: figures.year } },
    { label: labels.budget, value: { value: figures.costEuro, unit: 'euro' } },
    { label: labels.duration, value: { value: figures.months, unit: 'month' } },
    { label: labels.floorArea, value: area },
    { label: labels.location, value: place },
    { label: { ar: 'الطوابق', en: 'Floors' }, value: { value: figures.floors } },
    { label: { ar: 'العاملون', en: 'Employees' }, value: { value: figures.employees } },
    {
      label: { ar: 'معيار Effizienzgebäude', en: 'Effizienzgebäude' },
      value: { value: figures.referenceEnergyPercent },
    },
    { label: { ar: 'إجمالي الاستثمار', en: 'Total investment' }, value: investment },
  ],
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        text: {
          ar: 'مبنى إنتاج من {floors}، مساحته {area}، لـ\u00a0{employees}. هيكله من الخرسانة المسلّحة.',
          en: 'A production building on {floors}, {area} in all, for {employees}. Its frame is reinforced concrete.',
        },
        figures: { floors, area, employees },
      },
      paragraphs: [
        {
          ar: 'في معمل الألبان تقرّر الآلة ما يُبنى: ما تزنه الخزانات على كل طابق، وأين تنحدر الأرضية إلى المصرف، وأين تعبر الأنابيب البلاطة. لذلك تُرسم الفتحات قبل صبّ البلاطات.',
          en: 'In a dairy the machines decide what is built: what the tanks weigh on each floor, where the floor falls to its drain, where the pipes pass through the slab. So the openings are drawn before the slabs are poured.',
        },
        {
          text: {
            ar: 'ميزانية المبنى {cost}. ويُذكر على حدة إجمالي استثمار قدره {investment}.',
            en: 'The building has a budget of {cost}. A total investment of {investment} is stated separately.',
          },
          figures: { cost: { value: figures.costEuro, unit: 'euro' }, investment },
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
              label: { ar: 'الطوابق', en: 'Floors' },
              value: floors,
              scope: { ar: 'هيكل من الخرسانة المسلّحة', en: 'Reinforced-concrete frame' },
            },
            { label: labels.floorArea, value: area, scope: { ar: 'مساحة المبنى', en: 'Area of the building' } },
            {
              label: { ar: 'العاملون', en: 'Employees' },
              value: employees,
              scope: { ar: 'كما ورد للمبنى', en: 'As stated for the building' },
            },
          ],
        },
        {
          name: { ar: 'الكلفة والمدة', en: 'Cost and time' },
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
              scope: { ar: 'المبنى وحده', en: 'The building alone' },
            },
            {
              label: { ar: 'الاستثمار', en: 'Investment' },
              value: investment,
              scope: {
                ar: 'كما ورد، وهو غير ميزانية المبنى',
                en: 'As stated; not the budget of the building',
              },
            },
          ],
        },
        {
          name: { ar: 'الطاقة', en: 'Energy' },
          facts: [
            {
              label: { ar: 'المعيار', en: 'Standard' },
              value: { ar: 'Effizienzgebäude 40', en: 'Effizienzgebäude 40' },
              scope: { ar: 'معيار ألماني لكفاءة الأبنية', en: 'A German efficiency standard for buildings' },
            },
            {
              label: { ar: 'حدّ الطلب على الطاقة الأولية', en: 'Limit of primary energy demand' },
              value: energy,
              scope: {
                ar: 'من المبنى المرجعي، للتدفئة والتبريد والتهوية والإنارة، ولا يشمل آلات الإنتاج',
                en: 'Of the reference building, for heating, cooling, ventilation and lighting; production excluded',
              },
            },
          ],
        },
      ],
    },
    {
      kind: 'features',
      heading: { ar: 'ماذا يعني الرقم 40', en: 'What the 40 stands for' },
      note: {
        ar: 'هكذا يُحسب المعيار. والرسم تخطيطي.',
        en: 'This is how the standard counts. The drawing is schematic.',
      },
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
            text: {
              ar: 'لا يزيد طلبه على {primary} على {energy} من طلب ذلك المبنى، ومن هذا الحدّ جاء الرقم في الاسم. ولا تدخل آلات الإنتاج في الحساب.',
              en: 'Its {primary} demand is at most {energy} of that building’s. The number in the name is this limit; production is not counted.',
            },
            figures: { energy },
            terms: { primary: { term: 'primary-energy', words: { ar: 'الطاقة الأولية', en: 'primary energy' } } },
          },
        },
        {
          title: { ar: 'غلاف متّصل', en: 'An unbroken envelope' },
          text: {
            ar: 'عزل السقف والجدران والأرضية خط واحد لا ينقطع، يُرسم ثم يُتابَع في كل مقطع.',
            en: 'Insulation of roof, walls and base forms one line without a gap, drawn once and followed through every section.',
          },
        },
        {
          title: { ar: 'الجسور الحرارية', en: 'Thermal bridges' },
          text: {
            ar: 'كل موضع يخترق فيه الهيكل الغلاف يسرّب الحرارة، فيُحلّ بتفصيلة خاصة به.',
            en: 'Wherever the frame pierces the envelope, heat escapes; each such place gets a detail of its own.',
          },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      note: projectWords.galleryNote,
      items: [
        {
          name: 'dairy-section',
          title: { ar: 'مقطع طولي', en: 'Long section' },
          description: {
            text: { ar: 'المبنى كله: {floors} فوق أساساتها.', en: 'The {floors} above their foundations.' },
            figures: { floors },
          },
        },
        {
          name: 'dairy-plan',
          title: { ar: 'مسقط طابق', en: 'Floor plan' },
          description: {
            ar: 'شبكة الأعمدة ومساحة الإنتاج، وفي اللوحة الكبيرة الأدراج.',
            en: 'The grid of columns and the production floor between them; the large drawing shows the stairs.',
          },
        },
        {
          name: 'dairy-envelope',
          title: { ar: 'تفصيلة الغلاف', en: 'Envelope detail' },
          description: {
            ar: 'خط العزل أمام الجدار والبلاطة، والنافذة ضمنه.',
            en: 'The line of insulation past wall and slab, with the window set into it.',
          },
        },
      ],
    },
    {
      kind: 'link',
      text: {
        ar: 'لهذا المبنى نموذج رقمي أيضًا: طبقاته وتسلسل بنائه واللوحات المأخوذة منه.',
        en: 'This building also exists as a model: its layers, the order it is built in and the drawings taken from it.',
      },
      to: '/projects/bem',
      label: { ar: 'نموذج المبنى', en: 'The building’s model' },
    },
  ],
  closing: {
    question: {
      ar: 'معمل من عدة طوابق؟ أخبرنا أولًا عن أثقل آلاتك.',
      en: 'A plant on several floors? Tell us about your heaviest machine first.',
    },
    links: [closingLinks.contact, closingLinks.otherProjectsElsewhere],
  },
} satisfies Project);
