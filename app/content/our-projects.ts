import { defineContent } from './define-content.ts';
import { solutions } from './figures/solutions.ts';
import { figures as study } from './projects/recycling.ts';
import { text } from './rich-text.ts';

/** Machinery supply (PJ-3). */
export const machinery = defineContent('machinery', {
  meta: {
    title: { ar: 'آلات تدوير من\u00a0ألمانيا لسورية', en: 'Recycling machinery from\u00a0Germany for\u00a0Syria' },
    description: {
      ar: 'كسّارات وغرابيل وفواصل مغناطيسية من ألمانيا: نختارها ونورّدها إلى سورية ونركّبها ونضعها في الخدمة، بعد التحقق من شروط التصدير.',
      en: 'Crushers, screens and magnets from Germany: we select them, supply them to Syria, set them up and put them into service, after an export-control check.',
    },
  },
  lead: {
    ar: 'نورّد لك من ألمانيا كسّارة وغربالًا وفاصلًا مغناطيسيًّا تناسب أنقاضك. اكتب لنا كم طنًا تريد أن تكسّر في اليوم، وأين.',
    en: 'We supply the crusher, screen and magnet from Germany that fit your rubble. Tell us how many tonnes a day you want to crush, and where.',
  },
  contact: { ar: 'تواصل معنا', en: 'Contact us' },
  /** Prefilled in the chat. */
  greeting: {
    ar: 'السلام عليكم. أسأل عن آلة تدوير لموقعنا في …، ونريد أن نكسّر … طن في اليوم.',
    en: 'Hello, I am asking about a recycling machine for our site in … We want to crush … tonnes a day.',
  },
  block: {
    title: { ar: 'كسّارة متنقّلة', en: 'Mobile crusher' },
    output: { ar: 'الطاقة الاسمية للكسّارة الفكّية', en: 'Jaw crusher, rated output' },
    outputValue: solutions.mobileCrushers.crusherTonnesPerHour,
    rows: [
      {
        label: { ar: 'نورّد أيضًا', en: 'We also supply' },
        value: { ar: 'غرابيل وفواصل مغناطيسية وسيورًا', en: 'Screens, magnets, belts' },
      },
    ],
  },
  services: {
    title: { ar: 'ما نقوم به', en: 'What we do' },
    items: [
      {
        id: 'select',
        picture: 'aggregate-grades',
        title: { ar: 'الاختيار', en: 'Select' },
        text: {
          ar: 'نتفق معك على الطاقة الإنتاجية ومقاس التغذية ونوع الأنقاض، ثم نقترح الآلات.',
          en: 'We agree throughput, feed size and type of rubble with you, and propose machines.',
        },
      },
      {
        id: 'supply',
        picture: 'jaw-crusher-section',
        title: { ar: 'التوريد', en: 'Supply' },
        text: {
          ar: 'نورّد لك الآلات من ألمانيا.',
          en: 'We supply the machines from Germany.',
        },
      },
      {
        id: 'ship',
        picture: 'haul-cycle',
        title: { ar: 'النقل', en: 'Ship' },
        text: {
          ar: 'ننقل الآلات إلى موقعك في سورية.',
          en: 'We bring the machines to your site in Syria.',
        },
      },
      {
        id: 'commission',
        picture: 'rebar-separation',
        title: { ar: 'الوضع في الخدمة', en: 'Commission' },
        text: {
          ar: 'نركّب الآلة ونضعها في الخدمة. ولا يعمل عليها إلا مدرَّب يعرف حواجزها الواقية، وكيف يوقفها ويفصل كهرباءها قبل إزالة أي انسداد.',
          en: 'We set the machine up and put it into service. Only trained people work on it: they keep its guards in place, and stop and isolate it before clearing a blockage.',
        },
      },
    ],
  },
  /** What is given for the plant and each machine. */
  compared: {
    title: { ar: 'الطاقات والكلف', en: 'Capacities and costs' },
    heads: {
      machine: { ar: 'المحطة أو الآلات', en: 'Plant or machines' },
      capacity: { ar: 'الطاقة الإنتاجية', en: 'Capacity' },
      cost: { ar: 'الكلفة', en: 'Cost' },
      yearly: { ar: 'التشغيل في السنة', en: 'Operation, a year' },
    },
    plant: { ar: 'محطة تدوير دمشق', en: 'Recycling plant, Damascus' },
    crusher: { ar: 'الكسّارة الفكّية', en: 'Jaw crusher' },
    plantCost: { ar: text`نحو ${study.plantCostEuro}`, en: text`about ${study.plantCostEuro}` },
    yearlyCost: { ar: text`نحو ${study.yearlyOperatingEuro}`, en: text`about ${study.yearlyOperatingEuro}` },
    basis: {
      ar: 'كلفة المحطة وكلفة تشغيلها من دراستها، وكلف الآلات تقديرية.',
      en: 'The plant’s costs are those of its study; the machines’ costs are estimates.',
    },
  },
  why: {
    title: { ar: 'ما نتميّز به', en: 'Why work with us' },
    items: [
      {
        title: { ar: 'نحن مهندسون قبل أن نكون مورّدين', en: 'Engineers first, suppliers second' },
        text: {
          ar: 'نصمّم خطوط التدوير، فنختار الآلة لمكانها في الخط.',
          en: 'We design recycling lines, so we choose each machine for its place in the line.',
        },
      },
      {
        title: { ar: 'مكتب ألماني سوري', en: 'A German-Syrian office' },
        text: {
          ar: 'الآلات في ألمانيا والأنقاض في سورية، ولنا أعمال في البلدين.',
          en: 'The machines are in Germany, the rubble is in Syria; we work in both.',
        },
      },
      {
        title: { ar: 'محطة في دمشق', en: 'A plant in Damascus' },
        text: {
          ar: 'مشروعنا فيها محطة تدوير قيد التركيب.',
          en: 'Our project there is a recycling plant, now being installed.',
        },
      },
      {
        title: { ar: 'أربعة حلول', en: 'Four solutions' },
        text: {
          ar: 'الكسّارات المتنقّلة وفصل الحديد والحصويات المعاد تدويرها والنقل من مكتب واحد.',
          en: 'Mobile crushers, rebar separation, recycled aggregate and logistics from one office.',
        },
      },
    ],
  },
  films: {
    title: { ar: 'أفلام عن الآلات', en: 'Films of the machines' },
  },
  law: {
    title: { ar: 'شروط التصدير', en: 'Export control' },
    text: {
      ar: 'نتحقق قبل كل تسليم من شروط التصدير والاستخدام النهائي.',
      en: 'Every delivery is subject to an export-control and end-use check.',
    },
    /** With the date of the office's last check of the law (office.ts); not shown without it. */
    date: {
      ar: 'آخر تحقّق: {date}.',
      en: 'Last checked: {date}.',
    },
  },
  closing: {
    question: { ar: 'أي آلة يحتاج إليها موقعك؟', en: 'Which machine does your site need?' },
    links: [
      { to: '/contact?subject=machinery', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/solutions', label: { ar: 'الكلف والطاقات الإنتاجية', en: 'Costs and capacities' } },
    ],
  },
});
