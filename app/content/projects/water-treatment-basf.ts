import { defineContent } from '../define-content.ts';
import { content as tank } from '../drawings/adsorption-tank.ts';
import { adsorption } from '../figures/projects.ts';
import { figureRecords } from '../figures/records.ts';
import type { Project } from '../project-content.ts';
import { term, text, withUnit } from '../rich-text.ts';
import { projectList } from '../shared/project-list.ts';
import { closingLinks, labels, projectWords } from '../shared/project-words.ts';

export const figures = figureRecords('adsorption', {
  year: projectList['water-treatment-basf'].year,
  months: adsorption.months,
  budgetEuro: {
    value: 1_200_000,
    unit: 'euro',
    place: 'germany',
    counts: { ar: 'دراسة الامتزاز: ميزانية الدراسة', en: 'Adsorption study: budget of the study' },
  },
  experts: {
    value: 12,
    unit: 'expert',
    place: 'germany',
    counts: { ar: 'دراسة الامتزاز: خبراء الدراسة', en: 'Adsorption study: experts in the study' },
  },
  laboratories: {
    value: 3,
    unit: 'laboratory',
    place: 'germany',
    counts: { ar: 'دراسة الامتزاز: مخابر الدراسة', en: 'Adsorption study: laboratories in the study' },
  },
  samples: adsorption.samples,
});

const { headings } = projectWords;
const duration = figures.months;
const budget = figures.budgetEuro;
const experts = figures.experts;
const laboratories = figures.laboratories;
const number = withUnit(figures.samples, null);
const samples = { ar: text`${number}`, en: text`${number}` };

/** PJ-12: the study of adsorption on activated sludge. */
export const project = defineContent('projects.water-treatment-basf', {
  meta: {
    title: projectList['water-treatment-basf'].name,
    description: {
      ar: text`دراسة للامتزاز على الحمأة المنشّطة في معمل شركة كيميائية في ألمانيا، مدتها ${withUnit(figures.months, 'monthLong')}: الأهداف والمنهج والمواصفات والتوصيات.`,
      en: text`A ${withUnit(figures.months, 'monthLong')} study of adsorption on activated sludge at a chemical company’s plant in Germany: objectives, method, specifications and recommendations.`,
    },
  },
  title: projectList['water-treatment-basf'].name,
  lead: {
    ar: 'ندرس سلوك الحمأة المنشّطة في الامتزاز، في معمل شركة كيميائية في ألمانيا.',
    en: 'At a chemical company’s plant in Germany, we study what activated sludge takes out of wastewater by adsorption.',
  },
  result: {
    figures: [
      {
        value: number,
        scope: { ar: 'عيّنة في الدراسة', en: 'samples in the study' },
      },
      { value: experts, scope: { ar: 'في الدراسة', en: 'in the study' } },
      { value: laboratories, scope: { ar: 'في الدراسة', en: 'in the study' } },
    ],
    ask: { ar: 'اسأل عن مياه صرف معملك', en: 'Ask about your wastewater' },
  },
  drawing: { name: 'adsorption-tank', sheet: tank },
  reference: {},
  facts: [
    { label: labels.year, value: figures.year },
    { label: labels.budget, value: budget },
    { label: labels.duration, value: duration },
    { label: { ar: 'الخبراء', en: 'Experts' }, value: { value: figures.experts, unit: null } },
    { label: labels.location, value: { ar: 'ألمانيا', en: 'Germany' } },
    { label: { ar: 'المخابر', en: 'Laboratories' }, value: { value: figures.laboratories, unit: null } },
    {
      label: { ar: 'العيّنات', en: 'Samples' },
      value: number,
    },
    { label: { ar: 'التحليل', en: 'Analysis' }, value: { ar: 'طيفي وجزيئي', en: 'Spectroscopic, molecular' } },
  ],
  sections: [
    {
      kind: 'overview',
      heading: headings.overview,
      lead: {
        ar: text`في مياه صرف الصناعة الكيميائية مركّبات بطيئة التفكّك. تهضم البكتيريا في حوض التهوية ما تستطيع. وبعض ما لا تهضمه يلتصق بسطح الحمأة ويغادر الماء معها: هذا هو ${term('adsorption', 'الامتزاز')}.`,
        en: text`Wastewater from chemical production carries compounds that break down slowly. The bacteria in an aeration tank digest what they can. Part of the rest sticks to the surface of the sludge and leaves the water with it: this is ${term('adsorption', 'adsorption')}.`,
      },
    },
    {
      kind: 'points',
      heading: { ar: 'الأهداف', en: 'Objectives' },
      points: [
        {
          title: { ar: 'القياس', en: 'Measure' },
          text: {
            ar: 'نقيس كم تمسك الحمأة من كل مركّب عند كل تركيز.',
            en: 'We measure how much of each compound the sludge holds at each concentration.',
          },
        },
        {
          title: { ar: 'الفهم', en: 'Understand' },
          text: {
            ar: 'نبحث عمّا يمسك المركّب: أهو شحنة السطح، أم الدهون، أم المسامّ.',
            en: 'We find out what holds it: the charge of the surface, its fats or its pores.',
          },
        },
        {
          title: { ar: 'التحسين', en: 'Improve' },
          text: {
            ar: 'نبحث عن مواد وشروط تشغيل تزيد ما تمسكه الحمأة.',
            en: 'We look for materials and operating conditions that make the sludge hold more.',
          },
        },
        {
          title: { ar: 'قواعد للمشغّل', en: 'Put to use' },
          text: {
            ar: 'نضع قواعد يستطيع مشغّل المحطة أن يعمل بها كل يوم.',
            en: 'We draw up rules that a plant operator can work by every day.',
          },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: headings.gallery,
      items: [
        {
          name: 'adsorption-tank',
          title: { ar: 'حوض التهوية', en: 'The aeration tank' },
          description: { ar: 'ندف الحمأة وما يلتصق بها.', en: 'The sludge flocs and what sticks to them.' },
        },
        {
          name: 'adsorption-isotherm',
          title: { ar: 'منحنى الامتزاز', en: 'The isotherm' },
          description: {
            ar: 'الكمية الممتزّة مقابل التركيز.',
            en: 'The amount held against concentration.',
          },
        },
      ],
    },
    {
      kind: 'steps',
      heading: { ar: 'المنهج', en: 'Methodology' },
      points: [
        {
          title: { ar: 'أخذ العيّنات', en: 'Sampling' },
          text: {
            ar: 'تؤخذ من الماء والحمأة في أوقات مختلفة لأن الحمولة تتغيّر.',
            en: 'Water and sludge are sampled at different times, because the load changes.',
          },
        },
        {
          title: { ar: 'تجارب على دفعات', en: 'Batch tests' },
          text: {
            ar: 'تُخلط كمية معلومة من الحمأة بماء معلوم التركيز إلى أن يستقرّ التركيز.',
            en: 'A known amount of sludge is mixed with water of known concentration until the concentration settles.',
          },
        },
        {
          title: { ar: 'التحليل الطيفي', en: 'Spectroscopic analysis' },
          text: {
            ar: 'يُقاس ما بقي في الماء وما أمسكته الحمأة، كلّ على حدة، لفصل الامتزاز عن التحلّل الحيوي.',
            en: 'What remains in the water and what the sludge holds are both measured, to separate adsorption from biodegradation.',
          },
        },
        {
          title: { ar: 'التحليل الجزيئي', en: 'Molecular analysis' },
          text: {
            ar: 'يبيّن أي كائنات تكوّن الحمأة، وكيف تتغيّر بتغيّر الحمولة.',
            en: 'This shows which organisms make up the sludge, and how they change with the load.',
          },
        },
        {
          title: { ar: 'اختيار المنحنى', en: 'Fitting the isotherm' },
          text: {
            ar: 'يُختار النموذج الأقرب إلى النقاط المقيسة.',
            en: 'The model closest to the measured points is chosen.',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: { ar: 'المواصفات', en: 'Specifications' },
      groups: [
        {
          facts: [
            { label: labels.year, value: figures.year },
            { label: labels.duration, value: duration },
            { label: labels.budget, value: budget },
            { label: { ar: 'الخبراء', en: 'Experts' }, value: { value: figures.experts, unit: null } },
            { label: { ar: 'المخابر', en: 'Laboratories' }, value: { value: figures.laboratories, unit: null } },
            { label: { ar: 'العيّنات', en: 'Samples' }, value: samples },
            {
              label: { ar: 'التحليل', en: 'Analysis' },
              value: { ar: 'طيفي وجزيئي', en: 'Spectroscopic and molecular' },
            },
          ],
        },
      ],
    },
    {
      kind: 'lists',
      heading: { ar: 'التوصيات', en: 'Recommendations' },
      lists: [
        {
          title: { ar: 'المواد والإضافات', en: 'Materials and modifiers' },
          items: [
            {
              ar: 'فحم منشّط مسحوق يُضاف إلى الحوض حيث لا تكفي الحمأة وحدها',
              en: 'Powdered activated carbon in the tank where sludge alone holds too little',
            },
            {
              ar: 'خامات طبيعية كالزيوليت والبنتونيت، للأمونيوم والمعادن الثقيلة',
              en: 'Minerals such as zeolite and bentonite for ammonium and heavy metals',
            },
            {
              ar: 'أملاح الحديد لندف أثقل تترسّب أسرع',
              en: 'Iron salts for heavier flocs that settle faster',
            },
          ],
        },
        {
          title: { ar: 'شروط التشغيل', en: 'Operating conditions' },
          items: [
            {
              ar: 'ثبات درجة الحموضة (pH)، لأن شحنة السطح تتغيّر معها',
              en: 'A steady pH, because the charge of the surface changes with it',
            },
            {
              ar: 'زمن تماس يكفي لبلوغ التوازن، لا أطول منه',
              en: 'Contact time long enough for equilibrium, and no longer',
            },
            {
              ar: 'عمر حمأة يتيح سحبها قبل أن يتشبّع سطحها، ويكفي مع ذلك للنترجة',
              en: 'A sludge age short enough for the sludge to be drawn off before its surface is full, yet long enough for nitrification',
            },
            {
              ar: 'مراقبة الحرارة، لأن الماء الأدفأ يُضعف الامتزاز في الغالب',
              en: 'Temperature checked, because warmer water usually weakens adsorption',
            },
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: { ar: 'التطبيق العملي', en: 'Practical application' },
      points: [
        {
          title: { ar: 'قبل البناء', en: 'Before building' },
          text: {
            ar: 'يُقرأ من المنحنى أيحتاج الماء إلى خطوة إضافية، أم تكفي الحمأة الموجودة.',
            en: 'The curve shows whether the water needs another step or the sludge already there will do.',
          },
        },
        {
          title: { ar: 'في التشغيل', en: 'In operation' },
          text: {
            ar: 'حين ترتفع الحمولة يعرف المشغّل كم تبقّى من سعة الحمأة، ومتى يسحب منها.',
            en: 'When the load rises, the operator knows how much capacity is left and when to draw sludge off.',
          },
        },
        {
          title: { ar: 'بعد الحوض', en: 'After the tank' },
          text: {
            ar: 'تُقرَّر طريقة التخلّص من الحمأة حين تُقرَّر المعالجة.',
            en: 'The disposal of the sludge is decided together with the treatment.',
          },
        },
      ],
    },
    {
      kind: 'overview',
      heading: { ar: 'الخلاصة', en: 'Conclusion' },
      lead: {
        ar: 'الحمأة المنشّطة نفسها مادة مازّة. ومعرفة ما تمسكه تبيّن هل تحتاج المحطة إلى خطوة إضافية، وأي مواد وشروط تشغيل تساعدها.',
        en: 'Activated sludge is itself an adsorbent. Knowing how much it holds, an operator can tell whether the plant needs a further step, and which materials and operating conditions help.',
      },
    },
  ],
  closing: {
    question: {
      ar: 'هل لديك مياه\u00a0صرف صناعية؟ اكتب لنا مصدرها وكميتها في اليوم.',
      en: 'Do you have industrial wastewater? Tell us where it comes from, and how\u00a0much a\u00a0day.',
    },
    links: [closingLinks.contact, closingLinks.projects],
  },
} satisfies Project);
