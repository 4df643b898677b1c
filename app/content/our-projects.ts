import { defineContent } from './define-content.ts';
import { solutions } from './figures/solutions.ts';

/** Machinery supply (PJ-3). */
export const machinery = defineContent('machinery', {
  meta: {
    title: { ar: 'آلات تدوير من\u00a0ألمانيا لسورية', en: 'Recycling machinery from\u00a0Germany for\u00a0Syria' },
    description: {
      ar: 'نختار كسّارات وغرابيل وفواصل مغناطيسية من ألمانيا، ونفحصها وننقلها ونشغّلها في سورية، بعد التحقق من شروط التصدير.',
      en: 'We select, inspect, ship and commission crushers, screens and magnets from Germany for Syria, after an export-control check.',
    },
  },
  lead: {
    ar: 'نختار لك الكسّارة والغربال والفاصل المغناطيسي التي تناسب أنقاضك، لتشتريها، وننقلها إلى موقعك. أخبرنا كم طنًا تريد أن تكسّر في اليوم، وأين.',
    en: 'We choose the crusher, screen and magnet that fit your rubble, for you to buy, and bring them to your site. Tell us how many tonnes a day you want to crush, and where.',
  },
  contact: { ar: 'تواصل معنا', en: 'Contact us' },
  /** Prefilled in the chat. */
  greeting: {
    ar: 'السلام عليكم. أسأل عن آلة تدوير لموقعنا في …، ونريد أن نكسّر … طن في اليوم.',
    en: 'Hello, I am asking about a recycling machine for our site in … We want to crush … tonnes a day.',
  },
  block: {
    title: { ar: 'كسّارة متنقّلة', en: 'Mobile crusher' },
    subtitle: { ar: 'رسم توضيحي', en: 'Illustration' },
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
        title: { ar: 'الاختيار', en: 'Select' },
        text: {
          ar: 'نتفق معك على الطاقة الإنتاجية ومقاس التغذية ونوع الأنقاض، ثم نقترح الآلات.',
          en: 'We agree throughput, feed size and type of rubble with you, and propose machines.',
        },
      },
      {
        id: 'inspect',
        title: { ar: 'الفحص', en: 'Inspect' },
        text: {
          ar: 'نفحص الآلة في ألمانيا: الفكوك والمحامل (الرولمانات) والدارة الهيدروليكية وساعات التشغيل.',
          en: 'We inspect the machine in Germany: jaws, bearings, hydraulics, operating hours.',
        },
      },
      {
        id: 'ship',
        title: { ar: 'النقل', en: 'Ship' },
        text: {
          ar: 'نفكّك الآلة ونشحنها ونعدّ أوراقها الجمركية.',
          en: 'We dismantle the machine, ship it and prepare its customs papers.',
        },
      },
      {
        id: 'commission',
        title: { ar: 'التشغيل', en: 'Commission' },
        text: {
          ar: 'نركّب الآلة ونشغّلها معك. ولا يعمل عليها إلا مدرَّب يعرف حواجزها الواقية، وكيف يوقفها ويفصل كهرباءها قبل إزالة أي انسداد.',
          en: 'We set the machine up and run it with you. Only trained people work on it: they keep its guards in place, and stop and isolate it before clearing a blockage.',
        },
      },
    ],
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
        title: { ar: 'نفحص في ألمانيا وندرّب بالعربية', en: 'We inspect in Germany and train in Arabic' },
        text: {
          ar: 'نرى الآلة حيث تُباع، ونكلّم مشغّليها بلغتهم.',
          en: 'We see the machine where it is sold, and speak the language of the people who run it.',
        },
      },
      {
        title: { ar: 'قطع التبديل والتآكل', en: 'Spare and wear parts' },
        text: {
          ar: 'نقترح الآلة التي تتوفّر قطعها.',
          en: 'We propose machines for which they are available.',
        },
      },
      {
        title: { ar: 'كلفة واضحة', en: 'A clear cost' },
        text: {
          ar: 'السعر والنقل والتركيب والتدريب بنود منفصلة في عرض واحد.',
          en: 'Price, transport, assembly and training are separate items in one quotation.',
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
