import { defineContent } from './define.ts';
import { solutions } from './registered.ts';

/** Machinery supply (PJ-3). */
export const machinery = defineContent('machinery', {
  meta: {
    title: { ar: 'آلات تدوير ألمانية لسورية', en: 'German recycling machinery for Syria' },
    description: {
      ar: 'نختار كسّارات وغرابيل ومغانط ألمانية الصنع، جديدة ومستعملة، ونفحصها وننقلها ونشغّلها في سورية، بعد فحص رقابة التصدير لكل شحنة.',
      en: 'We select, inspect, ship and commission German crushers, screens and magnets, new and used, for Syria, with an export-control check for every delivery.',
    },
  },
  lead: {
    ar: 'الآلة المناسبة هي التي تعمل في موقعك، بوقودك وقطع غيارك وطريقك. نبدأ من هذه الأربعة، ثم نبحث عنها في ألمانيا.',
    en: 'The right machine is the one that runs on your site, with your fuel, your spare parts and your road. We start from those, then look for it in Germany.',
  },
  contact: { ar: 'تواصل معنا', en: 'Contact us' },
  block: {
    title: { ar: 'كسّارة متنقّلة', en: 'Mobile crusher' },
    subtitle: { ar: 'رسم توضيحي لا يصوّر طرازًا بعينه', en: 'Illustration; no particular model' },
    output: { ar: 'إنتاج الكسّارة الفكّية', en: 'Jaw crusher output' },
    recovery: { ar: 'الحديد المسترجع', en: 'Steel recovered' },
    saving: { ar: 'وفر في كلفة الركام', en: 'Saving on aggregate' },
    basis: { ar: 'الأساس', en: 'Basis' },
    basisValue: { ar: 'بحسب المكتب', en: 'According to the office' },
    outputValue: { value: solutions.mobileCrushers.crusherTonnesPerHour, unit: 'tonnePerHour' },
    recoveryValue: { value: solutions.rebarSeparation.recoveryPercent, unit: 'percent' },
    savingValue: { value: solutions.recycledAggregate.costSavingPercent, unit: 'percent' },
  },
  services: {
    title: { ar: 'ما نقوم به', en: 'What we do' },
    note: {
      ar: 'أربع خطوات من أول مكالمة إلى أول طن مكسور.',
      en: 'Four steps from the first call to the first crushed ton.',
    },
    items: [
      {
        id: 'select',
        title: { ar: 'الاختيار', en: 'Select' },
        text: {
          ar: 'نحسب الطاقة الإنتاجية المطلوبة ومقاس التغذية ونوع الأنقاض، ثم نقترح آلتين أو ثلاثًا مع مزايا كل منها وعيوبها.',
          en: 'We work out throughput, feed size and the kind of rubble, then propose two or three machines with the strengths and weaknesses of each.',
        },
      },
      {
        id: 'inspect',
        title: { ar: 'الفحص', en: 'Inspect' },
        text: {
          ar: 'نفحص الآلة المستعملة في ألمانيا وهي تعمل: الفكوك والمحامل والهيدروليك وساعات التشغيل، وتستلم تقريرًا بالصور قبل الدفع.',
          en: 'We inspect a used machine in Germany while it runs: jaws, bearings, hydraulics, operating hours. You get a report with pictures before you pay.',
        },
      },
      {
        id: 'ship',
        title: { ar: 'النقل', en: 'Ship' },
        text: {
          ar: 'نفكّك ونشحن ونتابع المعاملات الجمركية، ونبدأ قبل ذلك كله بفحص رقابة التصدير.',
          en: 'We dismantle, ship and see the load through customs; before any of it comes the export-control check.',
        },
      },
      {
        id: 'commission',
        title: { ar: 'التشغيل', en: 'Commission' },
        text: {
          ar: 'نركّب الآلة ونشغّلها معك، وندرّب المشغّلين بالعربية، ونتفق على أول مجموعة من قطع التآكل.',
          en: 'We set the machine up and run it with you, train the operators in Arabic and agree on the first set of wear parts.',
        },
      },
    ],
  },
  why: {
    title: { ar: 'لماذا معنا', en: 'Why with us' },
    items: [
      {
        title: { ar: 'مهندسون لا تجّار آلات', en: 'Engineers, not machine dealers' },
        text: {
          ar: 'نصمّم خطوط التدوير بأنفسنا، فنعرف أين تتعطل الآلة قبل أن تتعطل.',
          en: 'We design recycling lines ourselves, so we know where a machine will stop before it stops.',
        },
      },
      {
        title: { ar: 'على الجانبين', en: 'On both sides' },
        text: {
          ar: 'مكتب في ألمانيا حيث الآلة، ولغة الموقع في سورية حيث تعمل.',
          en: 'An office in Germany where the machine stands, and the language of the site in Syria where it works.',
        },
      },
      {
        title: { ar: 'قطع الغيار أولًا', en: 'Spare parts first' },
        text: {
          ar: 'لا نقترح آلة لا نعرف من أين تأتي فكوكها وسيورها بعد سنتين.',
          en: 'We propose no machine whose jaws and belts we could not find again in two years.',
        },
      },
      {
        title: { ar: 'كلفة واضحة', en: 'A clear cost' },
        text: {
          ar: 'السعر والنقل والتركيب والتدريب بنود منفصلة في عرض واحد.',
          en: 'Price, transport, assembly and training are separate lines of one offer.',
        },
      },
    ],
  },
  films: {
    title: { ar: 'فيلمان قصيران', en: 'Two short films' },
    note: { ar: 'لا يُحمَّل شيء قبل أن تضغط زر التشغيل.', en: 'Nothing loads before you press play.' },
  },
  checklist: {
    title: { ar: 'ماذا نحتاج أن نعرف', en: 'What we need to know' },
    note: {
      ar: 'خمسة أسطر تكفي لأول جواب. اكتب ما تعرفه، واترك الباقي لنا.',
      en: 'Five lines are enough for a first answer. Write what you know and leave the rest to us.',
    },
    items: [
      {
        name: { ar: 'الطاقة الإنتاجية', en: 'Throughput' },
        ask: { ar: 'كم طنًا في اليوم، وكم ساعة عمل؟', en: 'How many tons a day, in how many hours?' },
      },
      {
        name: { ar: 'مقاس التغذية', en: 'Feed size' },
        ask: {
          ar: 'أكبر كتلة تدخل الآلة بالسنتيمتر، وكم فيها من حديد؟',
          en: 'The largest block in centimetres, and how much steel is in it?',
        },
      },
      {
        name: { ar: 'الطاقة المحرّكة', en: 'Power or fuel' },
        ask: { ar: 'كهرباء من الشبكة أم مولّدة أم مازوت؟', en: 'Grid, generator or diesel?' },
      },
      {
        name: { ar: 'حدود النقل', en: 'Transport limits' },
        ask: {
          ar: 'أعرض حمولة وأثقل حمولة يسمح بهما الطريق والجسور إلى موقعك.',
          en: 'The widest and heaviest load that road and bridges to your site can take.',
        },
      },
      {
        name: { ar: 'قطع الغيار', en: 'Spare parts' },
        ask: {
          ar: 'ماذا يتوفر قربك: ورشة، لحام، مورّد سيور؟',
          en: 'What is near you: a workshop, welding, a belt supplier?',
        },
      },
    ],
    button: { ar: 'اكتب لنا عن موقعك', en: 'Write to us about your site' },
  },
  law: {
    title: { ar: 'رقابة التصدير', en: 'Export control' },
    text: {
      ar: 'رفعت لائحة الاتحاد الأوروبي 2025/1098 التدابير الاقتصادية القطاعية عن سورية ما عدا ما يستند إلى أسباب أمنية. ويبقى حظر السلاح، والقيود على ما قد يُستعمل في القمع الداخلي، وقوائم الأشخاص والجهات. لذلك تخضع كل شحنة لفحص رقابة التصدير والاستخدام النهائي قبل أي التزام بالتسليم.',
      en: 'Regulation (EU) 2025/1098 lifted the sectoral economic measures against Syria except those on security grounds. The arms embargo, the restrictions on goods for internal repression and the listings of persons and entities remain. Every delivery is therefore subject to an export-control and end-use check before any delivery is promised.',
    },
    date: {
      ar: 'بحسب الوضع القانوني في {date}. هذه معلومة عامة وليست استشارة قانونية.',
      en: 'As of {date}. General information, not legal advice.',
    },
    asOf: '2026-11-21',
  },
  closing: {
    question: { ar: 'أي آلة يحتاجها موقعك؟', en: 'Which machine does your site need?' },
    projects: { ar: 'كل المشاريع', en: 'All projects' },
  },
});
