import { defineContent } from '../define-content.ts';
import { content as plan } from '../drawings/plant-site-plan.ts';
import { damascus } from '../figures/damascus.ts';
import { figureRecords } from '../figures/records.ts';
import { plannerLinks } from '../planner-links.ts';
import type { Project } from '../project-content.ts';
import { term, text } from '../rich-text.ts';
import { projectList } from '../shared/project-list.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

/** Where its figures come from, in the register. */
const study = { ar: 'دراسة محطة دمشق', en: 'Damascus plant study' };

export const figures = figureRecords('damascus', {
  startYear: projectList.recycling.year,
  budgetDollars: {
    value: 2_500_000,
    unit: 'dollar',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: ميزانية المشروع',
      en: 'Recycling plant: budget of the project',
    },
  },
  months: {
    value: 18,
    unit: 'month',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: مدة المشروع',
      en: 'Recycling plant: duration of the project',
    },
  },
  completionPercent: {
    value: 65,
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: إنجاز المشروع كله',
      en: 'Recycling plant: completion of the whole project',
    },
  },
  plantTonnesPerHour: damascus.plantTonnesPerHour,
  plantCostEuro: {
    value: 1_560_000,
    unit: 'euro',
    place: 'damascus',
    source: study,
    counts: {
      ar: 'محطة التدوير: كلفة المحطة في الدراسة؛ رقم تقريبي',
      en: 'Recycling plant: cost of the plant in the study; a rounded figure',
    },
  },
  yearlyOperatingEuro: {
    value: 438_000,
    unit: 'euro',
    place: 'damascus',
    source: study,
    counts: {
      ar: 'محطة التدوير: كلفة تشغيل المحطة كلها سنة كاملة في الدراسة؛ رقم تقريبي',
      en: 'Recycling plant: operating cost a year of the whole plant in the study; a rounded figure',
    },
  },
  euroPerTonneRecycledConcrete: {
    value: 10.88,
    unit: 'euro',
    place: 'damascus',
    source: study,
    counts: {
      ar: 'محطة التدوير: كلفة إنتاج الطن من الخرسانة المعاد تدويرها في الدراسة',
      en: 'Recycling plant: production cost per tonne of recycled concrete in the study',
    },
  },
  tonnesPerYear: damascus.tonnesPerYear,
  workers: damascus.workers,
  costSavingPercent: {
    value: 40,
    unit: 'percent',
    place: 'damascus',
    source: study,
    counts: {
      ar: 'محطة التدوير: الوفر المتوقَّع في الكلفة، في الدراسة',
      en: 'Recycling plant: cost saving expected in the study',
    },
  },
  environmentalEfficiencyPercent: {
    value: 85,
    unit: 'percent',
    place: 'damascus',
    source: study,
    counts: {
      ar: 'محطة التدوير: الكفاءة البيئية المتوقَّعة في الدراسة',
      en: 'Recycling plant: environmental efficiency expected in the study',
    },
  },
  'phasePercents.study': {
    value: 100,
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: تقدّم المرحلة: دراسة الجدوى',
      en: 'Recycling plant: progress of the phase: feasibility study',
    },
  },
  'phasePercents.site': {
    value: 100,
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: تقدّم المرحلة: تجهيز الموقع',
      en: 'Recycling plant: progress of the phase: site preparation',
    },
  },
  'phasePercents.equipment': {
    value: 75,
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: تقدّم المرحلة: تركيب المعدّات',
      en: 'Recycling plant: progress of the phase: equipment installation',
    },
  },
  'phasePercents.trial': {
    value: 0,
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: تقدّم المرحلة: التشغيل التجريبي',
      en: 'Recycling plant: progress of the phase: trial operation',
    },
  },
  estimateYear: damascus.estimateYear,
  rubbleTonnes: damascus.rubbleTonnes,
  buildings: {
    value: 30_000,
    unit: 'building',
    place: 'damascus',
    source: study,
    counts: {
      ar: 'محطة التدوير: المباني في تقدير الدراسة',
      en: 'Recycling plant: buildings in the study’s estimate',
    },
    asOf: '2025',
  },
  rubbleCubicMetres: damascus.rubbleCubicMetres,
});

const { headings } = projectWords;
const throughput = figures.plantTonnesPerHour;
const estimate = figures.estimateYear;
const plantCost = { ar: text`نحو ${figures.plantCostEuro}`, en: text`about ${figures.plantCostEuro}` };

/** PJ-4: the recycling plant in Damascus. */
export const project = defineContent('projects.recycling', {
  meta: {
    title: projectList.recycling.name,
    description: {
      ar: text`محطة قيد التركيب في دمشق، طاقتها الاسمية ${throughput}، ستكسّر الأنقاض لتصير حصويات، وتستخلص منها الحديد: ملخّص الدراسة والمراحل واللوحات.`,
      en: text`A ${throughput} plant in Damascus that will crush rubble into aggregate and recover its steel: study summary, phases and drawings.`,
    },
  },
  title: projectList.recycling.name,
  lead: {
    ar: 'مشروعنا في دمشق: محطة ستكسّر الأنقاض لتصير حصويات لإعادة الإعمار، وتستخلص منها الحديد.',
    en: 'Our project in Damascus: a plant that will crush rubble into aggregate for rebuilding and recover its steel.',
  },
  result: {
    figures: [
      { value: throughput, scope: { ar: 'الطاقة الاسمية', en: 'rated output' } },
      {
        value: plantCost,
        scope: { ar: 'كلفة المحطة', en: 'cost of the plant' },
      },
      {
        value: figures.budgetDollars,
        scope: { ar: 'ميزانية المشروع', en: 'budget of the project' },
      },
    ],
    ask: { ar: 'اسأل عن محطة مثلها', en: 'Ask about a plant like this' },
  },
  drawing: { name: 'plant-site-plan', sheet: plan },
  reference: {},
  facts: [
    { label: labels.start, value: figures.startYear },
    { label: labels.budget, value: figures.budgetDollars },
    { label: labels.duration, value: figures.months },
    { label: { ar: 'الطاقة الاسمية', en: 'Rated output' }, value: throughput },
    { label: labels.location, value: { ar: 'دمشق', en: 'Damascus' } },
    {
      label: { ar: 'كلفة المحطة', en: 'Plant cost' },
      value: plantCost,
    },
    {
      label: { ar: 'الإنتاج المتوقَّع', en: 'Expected output' },
      value: figures.tonnesPerYear,
    },
    { label: { ar: 'العمّال في المشروع', en: 'Workers on the project' }, value: { value: figures.workers, unit: null } },
    { label: labels.completion, value: figures.completionPercent },
  ],
  completion: figures.completionPercent,
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        ar: text`في المحطة ستُكسَّر الأنقاض، ويُفصل عنها حديد التسليح، ثم تُغربَل فتصير ${term('recycled-aggregate', 'حصويات')} للطرق والبلوك والردميات.`,
        en: text`The plant will crush the rubble, take out the steel and screen the rest into ${term('recycled-aggregate', 'aggregate')} for roads, blocks and fill.`,
      },
      paragraphs: [
        {
          ar: 'نقل الأنقاض إلى مطمر بعيد يستهلك وقودًا، والمطمر يشغل أرضًا، واقتلاع الحجر الجديد ونقله يستهلكان وقودًا إضافيًّا. والمحطة القريبة من الأنقاض تقصّر الطريقين.',
          en: 'Hauling rubble to a distant landfill burns fuel and the landfill takes up land; quarrying new stone does both again. A plant close to the rubble shortens both hauls.',
        },
      ],
    },
    {
      kind: 'safety',
      text: {
        ar: 'الأنقاض خطرة، فقد تخفي ذخائر غير منفجرة ومواد فيها أسبستوس: لا تدخل بينها.',
        en: 'Rubble can hide unexploded ordnance and asbestos: keep out.',
      },
    },
    {
      kind: 'phases',
      heading: headings.phases,
      phases: [
        {
          title: { ar: 'دراسة الجدوى', en: 'Feasibility study' },
          status: 'completed',
          percent: figures['phasePercents.study'],
        },
        {
          title: { ar: 'تجهيز الموقع', en: 'Site preparation' },
          status: 'completed',
          percent: figures['phasePercents.site'],
        },
        {
          title: { ar: 'تركيب المعدّات', en: 'Equipment installation' },
          status: 'in-progress',
          percent: figures['phasePercents.equipment'],
        },
        {
          title: { ar: 'التشغيل التجريبي', en: 'Trial operation' },
          status: 'upcoming',
          percent: figures['phasePercents.trial'],
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      items: [
        {
          name: 'plant-site-plan',
          title: { ar: 'مخطط موقع', en: 'Site plan' },
          description: {
            ar: 'البوابتان والكسّارة وأكوام المقاسات.',
            en: 'The two gates, the crusher and the stockpiles of each grade.',
          },
        },
        {
          name: 'jaw-crusher-section',
          title: { ar: 'مقطع في الكسّارة الفكّية', en: 'Section through the jaw crusher' },
          description: {
            ar: 'فك ثابت وفك متحرّك، وفتحة خروج تحدّد مقاس ما يخرج.',
            en: 'A fixed jaw, a moving jaw, and a gap at the bottom that sets how coarse the product is.',
          },
        },
        {
          name: 'magnet-belt',
          title: { ar: 'المغناطيس فوق السير', en: 'Magnet above the belt' },
          description: {
            ar: 'يلتقط حديد التسليح من الخرسانة المكسّرة في أثناء مرورها.',
            en: 'It lifts the rebar out of the crushed concrete as it passes.',
          },
        },
      ],
    },
    {
      kind: 'achievements',
      heading: { ar: 'أهم المنجزات', en: 'Key achievements' },
      figures: [
        { title: { ar: 'الإنتاج', en: 'Output' }, value: figures.tonnesPerYear, completed: false },
        {
          title: { ar: 'العمّال في المشروع', en: 'Workers on the project' },
          value: { value: figures.workers, unit: null },
          completed: true,
        },
        { title: { ar: 'الوفر في الكلفة', en: 'Cost saving' }, value: figures.costSavingPercent, completed: false },
        {
          title: { ar: 'الكفاءة البيئية', en: 'Environmental efficiency' },
          value: figures.environmentalEfficiencyPercent,
          completed: false,
        },
      ],
    },
    {
      kind: 'overview',
      heading: { ar: 'ملخّص الدراسة', en: 'Study summary' },
      lead: {
        ar: text`تقدّر الدراسة كلفة المحطة بنحو ${figures.plantCostEuro}، وكلفة تشغيلها بنحو ${figures.yearlyOperatingEuro} في السنة، وكلفة الطن من الخرسانة المعاد تدويرها بمبلغ ${figures.euroPerTonneRecycledConcrete}.`,
        en: text`According to the study, the plant costs about ${figures.plantCostEuro}, its operating cost is about ${figures.yearlyOperatingEuro} a year, and a tonne of recycled concrete costs ${figures.euroPerTonneRecycledConcrete}.`,
      },
      paragraphs: [
        {
          ar: text`وتقديرها لعام ${estimate}: ${figures.rubbleTonnes} من الأنقاض، و${figures.rubbleCubicMetres}، و${figures.buildings}.`,
          en: text`Its estimate for ${estimate} is ${figures.rubbleTonnes} of rubble, ${figures.rubbleCubicMetres} and ${figures.buildings}.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: { ar: 'بيانات المشروع', en: 'Project info' },
      groups: [
        {
          facts: [
            { label: labels.location, value: { ar: 'دمشق، سورية', en: 'Damascus, Syria' } },
            { label: labels.start, value: figures.startYear },
            { label: labels.duration, value: figures.months },
            { label: labels.budget, value: figures.budgetDollars },
            { label: { ar: 'الطاقة الاسمية', en: 'Rated output' }, value: throughput },
          ],
        },
      ],
    },
    {
      kind: 'films',
      heading: headings.films,
      films: [
        {
          name: 'recycling-line',
          title: { ar: 'من الأنقاض إلى الحصويات', en: 'From rubble to aggregate' },
          description: {
            ar: 'من القادوس إلى أكوام الحصويات',
            en: 'From hopper to stockpile',
          },
        },
        {
          name: 'mobile-crusher',
          title: { ar: 'الكسّارة المتنقّلة', en: 'The mobile crusher' },
          description: {
            ar: 'كسّارة تُنقل إلى الأنقاض، فيقلّ ما يُنقل منها',
            en: 'A crusher that is brought to the site, so that less has to be hauled',
          },
        },
        {
          name: 'rebar-separation',
          title: { ar: 'فصل حديد التسليح', en: 'Separating the rebar' },
          description: {
            ar: 'كيف يُفصل الحديد عن الخرسانة المكسّرة',
            en: 'How steel is taken out of crushed concrete',
          },
        },
      ],
    },
  ],
  closing: {
    line: {
      text: plannerLinks.damascus.text,
      to: plannerLinks.damascus.to,
      label: plannerLinks.open,
    },
    question: {
      ar: 'هل تحتاج إلى\u00a0محطة لتدوير الأنقاض؟ اكتب لنا أين تقع الأنقاض وكم تقدّر كميتها.',
      en: 'Do you need a\u00a0recycling plant? Tell us how\u00a0much there\u00a0is, and where.',
    },
    links: [closingLinks.contact, closingLinks.backToProjects],
  },
} satisfies Project);
