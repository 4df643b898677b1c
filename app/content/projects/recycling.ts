import { defineContent } from '../define-content.ts';
import { content as line } from '../drawings/recycling-line.ts';
import { damascus } from '../figures/damascus.ts';
import { figureRecords } from '../figures/records.ts';
import { n, term } from '../inline.ts';
import { plannerLinks } from '../planner-links.ts';
import type { Project } from '../project-content.ts';
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
      ar: 'محطة التدوير: مدة المشروع المقرَّرة',
      en: 'Recycling plant: planned duration of the project',
    },
  },
  completionPercent: {
    value: 65,
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: إنجاز المشروع كله؛ لكل مرحلة نسبتها',
      en: 'Recycling plant: completion of the whole project; each phase has a percentage of its own',
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
      en: 'Recycling plant: cost of operating the whole plant for a year in the study; a rounded figure',
    },
  },
  euroPerTonneRecycledConcrete: {
    value: 10.88,
    unit: 'euro',
    place: 'damascus',
    source: study,
    counts: {
      ar: 'محطة التدوير: كلفة إنتاج الطن من الخرسانة المعاد تدويرها في الدراسة. ولم تُحسب من كلفة تشغيل المحطة في السنة',
      en: 'Recycling plant: production cost per tonne of recycled concrete in the study. It is not calculated from the yearly cost of operating the plant',
    },
  },
  tonnesPerYear: damascus.tonnesPerYear,
  /** The yearly output divided by the rated output. */
  hoursAtRatedOutput: {
    value: 150,
    unit: 'hour',
    place: 'damascus',
    source: {
      ar: 'مشتقّ: الإنتاج السنوي في الدراسة مقسومًا على الطاقة الاسمية',
      en: 'Derived: yearly output in the study divided by the rated output',
    },
    counts: {
      ar: 'محطة التدوير: ساعات العمل بالطاقة الاسمية التي تكفي للإنتاج السنوي في الدراسة',
      en: 'Recycling plant: hours at the rated output that make the yearly output of the study',
    },
  },
  workers: damascus.workers,
  costSavingPercent: {
    value: 40,
    unit: 'percent',
    place: 'damascus',
    source: study,
    counts: {
      ar: 'محطة التدوير: الوفر في الكلفة في الدراسة',
      en: 'Recycling plant: cost saving in the study',
    },
  },
  environmentalEfficiencyPercent: {
    value: 85,
    unit: 'percent',
    place: 'damascus',
    source: study,
    counts: {
      ar: 'محطة التدوير: الكفاءة البيئية في الدراسة',
      en: 'Recycling plant: environmental efficiency in the study',
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
const about = { ar: 'نحو {q}', en: 'about {q}' };

/** PJ-4: the recycling plant in Damascus. */
export const project = defineContent('projects.recycling', {
  meta: {
    title: { ar: 'محطة تدوير الأنقاض في دمشق', en: 'Debris recycling plant, Damascus' },
    description: {
      ar: `محطة قيد التركيب في دمشق، طاقتها الاسمية ${n(throughput)}، ستحوّل الأنقاض إلى حصويات وحديد: الكلفة والمراحل واللوحات.`,
      en: `A ${n(throughput)} plant in Damascus that will turn rubble into aggregate and steel: expected results, costs, phases and drawings.`,
    },
  },
  title: { ar: 'تدوير الأنقاض في دمشق', en: 'Debris recycling in Damascus' },
  lead: {
    ar: 'محطة في دمشق ستكسّر الأنقاض وتفصلها حصويات وحديدًا لإعادة الإعمار. يجري الآن تركيب المعدّات.',
    en: 'A plant in Damascus will turn rubble into aggregate and steel for rebuilding. Its equipment is being installed.',
  },
  result: {
    figures: [
      { value: throughput, scope: { ar: 'الطاقة الاسمية', en: 'rated output' } },
      {
        value: { value: figures.plantCostEuro, words: about },
        scope: { ar: 'كلفة المحطة، بحسب الدراسة', en: 'plant cost (study)' },
      },
      {
        value: figures.budgetDollars,
        scope: { ar: 'ميزانية المشروع', en: 'budget of the project' },
      },
    ],
    next: {
      ar: 'إتمام التركيب، ثم تشغيل تجريبي بأنقاض فُتّش موقعها بحثًا عن الذخائر والأسبستوس والرفات، ووافق مالكوها خطيًّا.',
      en: 'finish the installation, then trial operation with rubble that specialists have lifted, checked and released, and whose owners have consented in writing.',
    },
    ask: { ar: 'اسأل عن محطة مثلها', en: 'Ask about a plant like this' },
  },
  drawing: { name: 'recycling-line', sheet: line },
  reference: {},
  facts: [
    { label: labels.start, value: figures.startYear },
    { label: labels.budget, value: figures.budgetDollars },
    { label: { ar: 'المدة المقرَّرة', en: 'Planned duration' }, value: figures.months },
    { label: { ar: 'الطاقة الاسمية', en: 'Rated output' }, value: throughput },
    { label: labels.location, value: { ar: 'دمشق', en: 'Damascus' } },
    {
      label: { ar: 'كلفة المحطة', en: 'Plant cost' },
      value: { value: figures.plantCostEuro, words: about },
    },
    {
      label: { ar: 'الإنتاج في السنة، بحسب الدراسة', en: 'Yearly output (study)' },
      value: figures.tonnesPerYear,
    },
    { label: { ar: 'العمّال، بحسب الدراسة', en: 'Workers (study)' }, value: { value: figures.workers, unit: null } },
    { label: labels.completion, value: figures.completionPercent },
  ],
  completion: figures.completionPercent,
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        ar: `حين تعمل المحطة تُكسَّر الأنقاض، ويُفصل عنها معظم حديد التسليح، وتُغربَل، فتصير ${term('recycled-aggregate', 'حصويات')} لطبقات الطرق والبلوك والردميات بعد اختبارها.`,
        en: `When the plant runs, rubble is crushed, most of its steel is taken out and the rest is screened. Once tested, it becomes ${term('recycled-aggregate', 'aggregate')} for road bases, blocks and fill.`,
      },
      paragraphs: [
        {
          ar: `يعود تقدير الدراسة إلى عام ${n(estimate)}: ${n(figures.rubbleTonnes)} من الأنقاض (${n(figures.rubbleCubicMetres)}). وتذكر الدراسة ${n(figures.buildings)}، ولا يُستنتج منها وزن أنقاض المبنى الواحد. وتقدّر الدراسة كلفة إنتاج الطن من الخرسانة المعاد تدويرها بـ\u00a0${n(figures.euroPerTonneRecycledConcrete)}.`,
          en: `The study’s estimate dates from ${n(estimate)}: ${n(figures.rubbleTonnes)} of rubble (${n(figures.rubbleCubicMetres)}). It also names ${n(figures.buildings)}; do not derive a weight per building from them. The study puts the cost of producing a tonne of recycled concrete at ${n(figures.euroPerTonneRecycledConcrete)}.`,
        },
        {
          ar: 'نقل الأنقاض إلى مطمر بعيد يستهلك الوقود، والمطمر يستهلك الأرض، واستخراج حجارة جديدة ونقلها يستهلكان الوقود والأرض مرة أخرى. والمحطة القريبة من الأنقاض تقصّر الطريقين معًا.',
          en: 'Hauling rubble to a distant landfill burns fuel, and the landfill takes up land; quarrying new stone and bringing it in costs fuel and land again. A plant close to the rubble shortens both hauls.',
        },
        {
          ar: `بدأ العمل عام ${n(figures.startYear)} على أن يستغرق ${n(figures.months)}، وقد تجاوز هذه المدة.`,
          en: `Work began in ${n(figures.startYear)} and was planned for ${n(figures.months)}. It has taken longer.`,
        },
      ],
    },
    {
      kind: 'notice',
      heading: { ar: 'الأنقاض خطرة: لا تدخلها', en: 'Rubble is dangerous: keep out of it' },
    },
    {
      kind: 'table',
      heading: { ar: 'ملخّص الدراسة', en: 'Study summary' },
      note: {
        ar: `كلفة إنتاج الطن (${n(figures.euroPerTonneRecycledConcrete)}) لم تُحسب من كلفة تشغيل المحطة في السنة. والإنتاج السنوي في الدراسة (${n(figures.tonnesPerYear)}) يساوي نحو ${n(figures.hoursAtRatedOutput)} بالطاقة الاسمية، أما حاسبة الإزالة فتحسب وردية كاملة في كل يوم عمل. اسألنا عن أساس أي رقم قبل أن تبني عليه ميزانية.`,
        en: `The cost per tonne (${n(figures.euroPerTonneRecycledConcrete)}) is not calculated from the yearly cost of operating the plant. The study’s yearly output (${n(figures.tonnesPerYear)}) is about ${n(figures.hoursAtRatedOutput)} at the rated output, while the planner counts a full shift every working day. Ask us for the basis of any figure before you put it into a budget.`,
      },
      groups: [
        {
          name: { ar: 'المشروع', en: 'Project info' },
          facts: [
            { label: labels.start, value: figures.startYear },
            { label: labels.budget, value: figures.budgetDollars },
            { label: { ar: 'المدة المقرَّرة', en: 'Planned duration' }, value: figures.months },
            { label: labels.completion, value: figures.completionPercent },
          ],
        },
        {
          name: { ar: 'المحطة، بحسب الدراسة', en: 'The plant, according to the study' },
          facts: [
            { label: { ar: 'الطاقة الاسمية', en: 'Rated output' }, value: throughput },
            {
              label: { ar: 'كلفة المحطة', en: 'Plant cost' },
              value: { value: figures.plantCostEuro, words: about },
            },
            {
              label: { ar: 'كلفة تشغيل المحطة كلها في السنة', en: 'Operating cost of the whole plant per year' },
              value: { value: figures.yearlyOperatingEuro, words: about },
            },
          ],
        },
        {
          name: { ar: 'الأنقاض، بتقدير الدراسة', en: 'The rubble, estimated in the study' },
          facts: [
            { label: { ar: 'الكتلة', en: 'Mass' }, value: figures.rubbleTonnes },
            { label: { ar: 'الحجم', en: 'Volume' }, value: figures.rubbleCubicMetres },
          ],
        },
      ],
    },
    {
      kind: 'phases',
      heading: headings.phases,
      phases: [
        {
          title: { ar: 'إعداد دراسة الجدوى', en: 'Feasibility study' },
          short: { ar: 'الدراسة', en: 'Study' },
          text: {
            ar: 'حدّدت الدراسة كمية الأنقاض وحجم المحطة وكلفتها.',
            en: 'The study set the amount of rubble, the size of the plant and its cost.',
          },
          status: 'completed',
          percent: figures['phasePercents.study'],
        },
        {
          title: { ar: 'تجهيز الموقع', en: 'Site preparation' },
          short: { ar: 'الموقع', en: 'Site' },
          text: {
            ar: 'يشمل التجهيز الأرض والمداخل وقواعد الآلات.',
            en: 'This covers the ground, the access and the machine foundations.',
          },
          status: 'completed',
          percent: figures['phasePercents.site'],
        },
        {
          title: { ar: 'تركيب المعدّات', en: 'Equipment installation' },
          short: { ar: 'المعدّات', en: 'Machines' },
          text: {
            ar: 'يشمل التركيب معدّات التكسير والفصل والغربلة.',
            en: 'This covers the crushing, separating and screening equipment.',
          },
          status: 'in-progress',
          percent: figures['phasePercents.equipment'],
        },
        {
          title: { ar: 'التشغيل التجريبي', en: 'Trial operation' },
          short: { ar: 'التجربة', en: 'Trial run' },
          text: {
            ar: 'يعمل الخط بأنقاض فُتّش موقعها، ويُقاس غباره، ويُقارن إنتاجه بالدراسة.',
            en: 'The line runs on rubble that specialists have checked and released; its dust is measured and its output compared with the study.',
          },
          status: 'upcoming',
          percent: figures['phasePercents.trial'],
        },
      ],
    },
    {
      kind: 'achievements',
      heading: { ar: 'النتائج التي تتوقّعها الدراسة', en: 'Results that the\u00a0study expects' },
      figures: [
        {
          value: figures.tonnesPerYear,
          scope: { ar: 'إنتاج سنة كاملة', en: 'output of one year' },
        },
        {
          value: figures.workers,
          scope: { ar: 'في المشروع', en: 'on the project' },
        },
        {
          value: figures.costSavingPercent,
          scope: { ar: 'وفر في الكلفة، بحساب الدراسة', en: 'cost saving, as the study calculates it' },
        },
        {
          value: figures.environmentalEfficiencyPercent,
          scope: { ar: 'الكفاءة البيئية، كما تعرّفها الدراسة', en: 'environmental efficiency, as the study defines it' },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      items: [
        {
          name: 'plant-site-plan',
          title: { ar: 'مخطط الموقع', en: 'Site plan' },
          description: {
            ar: 'المدخل والكسّارة وأكوام المقاسات.',
            en: 'The entrance, the crusher and the heaps of each grade.',
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
            ar: 'يلتقط حديد التسليح من الخرسانة المكسّرة أثناء مرورها.',
            en: 'It lifts the rebar out of the crushed concrete as it passes.',
          },
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
            ar: 'من القادوس إلى أكوام الحصويات.',
            en: 'From hopper to stockpile.',
          },
        },
        {
          name: 'mobile-crusher',
          title: { ar: 'الكسّارة المتنقّلة', en: 'The mobile crusher' },
          description: {
            ar: 'كسّارة تُنقل إلى الموقع، فيقلّ ما يُنقل من الأنقاض.',
            en: 'A crusher that is brought to the site, so that less has to be hauled.',
          },
        },
        {
          name: 'rebar-separation',
          title: { ar: 'فصل حديد التسليح', en: 'Separating the rebar' },
          description: {
            ar: 'كيف يُفصل الحديد عن الخرسانة المكسّرة.',
            en: 'How steel is taken out of crushed concrete.',
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
      ar: 'هل تحتاج إلى\u00a0محطة للأنقاض؟ اكتب لنا أين الأنقاض وكم تقدّرها.',
      en: 'Do you need a\u00a0plant for\u00a0rubble? Tell us how\u00a0much there\u00a0is, and where.',
    },
    links: [closingLinks.contact, closingLinks.backToProjects],
  },
} satisfies Project);
