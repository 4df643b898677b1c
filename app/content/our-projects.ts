import { defineContent } from './define-content.ts';
import { damascus } from './figures/damascus.ts';
import { solutions } from './figures/solutions.ts';
import { n } from './inline.ts';
import type { Text } from './text.ts';

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
    ar: 'نختار لك من ألمانيا كسّارات وغرابيل وفواصل مغناطيسية، ونفحصها وننقلها ونشغّلها في موقعك. أخبرنا كم طنًا تريد أن تكسّر في اليوم، وأين.',
    en: 'We select crushers, screens and magnetic separators in Germany for you, inspect them, ship them and commission them on your site. Tell us how many tonnes a day you want to crush, and where.',
  },
  contact: { ar: 'تواصل معنا', en: 'Contact us' },
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
      { label: { ar: 'الطريق', en: 'Route' }, value: { ar: 'من ألمانيا إلى سورية', en: 'Germany to Syria' } },
    ],
  },
  services: {
    title: { ar: 'ما نقوم به', en: 'What we do' },
    note: {
      ar: 'أربع خطوات من أول رسالة إلى أول طن مكسَّر.',
      en: 'Four steps from your first message to the first crushed tonne.',
    },
    items: [
      {
        id: 'select',
        title: { ar: 'الاختيار', en: 'Select' },
        text: {
          ar: 'نحدّد معك الطاقة الإنتاجية ومقاس التغذية ونوع الأنقاض، ونتحقق من شروط التصدير، ثم نقترح ما يناسبها من الآلات، مع مزايا كل آلة وعيوبها.',
          en: 'With you we settle throughput, feed size and kind of rubble. After the export-control check we propose machines that fit, with the strengths and weaknesses of each.',
        },
      },
      {
        id: 'inspect',
        title: { ar: 'الفحص', en: 'Inspect' },
        text: {
          ar: 'نفحص الآلة في ألمانيا: الفكوك والمحامل (الرولمانات) والدارة الهيدروليكية وساعات التشغيل. ولك أن تطلب تقريرًا بالصور.',
          en: 'We inspect the machine in Germany: jaws, bearings, hydraulics, operating hours. You can ask for a report with photographs.',
        },
      },
      {
        id: 'ship',
        title: { ar: 'النقل', en: 'Ship' },
        text: {
          ar: 'نفكّك الآلة ونشحنها ونعدّ أوراقها الجمركية. ويخضع كل تسليم للتحقق من شروط التصدير والاستخدام النهائي.',
          en: 'We dismantle the machine, ship it and prepare its customs papers. Every delivery is subject to the export-control and end-use check.',
        },
      },
      {
        id: 'commission',
        title: { ar: 'التشغيل', en: 'Commission' },
        text: {
          ar: 'نركّب الآلة ونشغّلها معك. ولا يشغّلها إلا من تدرّب على حواجز الحماية فيها، وعلى إيقافها وفصل طاقتها وقفل مفتاحها قبل إزالة أي انسداد، وعلى الوقاية من الغبار. ونتفق معك على أول مجموعة من قطع التآكل.',
          en: 'We set the machine up and run it with you. Only trained people may run it: they keep the guards in place, stop and isolate the machine and lock it off before clearing a blockage, and protect themselves from dust. We agree the first set of wear parts with you.',
        },
      },
    ],
  },
  /** Which machine does what, by the glossary's ids. */
  kinds: {
    title: { ar: 'أي آلة لأي عمل', en: 'Which machine for which job' },
    items: [
      {
        term: 'jaw-crusher',
        use: {
          ar: 'تكسر في المرحلة الأولى الكتل الكبيرة وفيها حديد التسليح.',
          en: 'In the first stage it breaks large lumps with reinforcing steel in them.',
        },
      },
      {
        term: 'impact-crusher',
        use: {
          ar: 'تعمل في المرحلة الثانية غالبًا. حصوياتها أقرب إلى الشكل المكعب، وقطعها تتآكل أسرع.',
          en: 'It mostly serves the second stage. Its product is more cubical, and its parts wear faster.',
        },
      },
      {
        term: 'mobile-crusher',
        use: {
          ar: 'تناسب العمل الذي ينتقل من موقع إلى موقع: لها محرّكها ومغذّيها وسيرها.',
          en: 'It suits work that moves from site to site: it has its own engine, feeder and belt.',
        },
      },
      {
        term: 'vibrating-screen',
        use: { ar: 'يصنّف المواد المكسّرة بحسب المقاس.', en: 'It sorts the crushed material by size.' },
      },
      {
        term: 'overband-magnet',
        use: {
          ar: 'يلتقط الحديد من المواد المكسّرة على السير.',
          en: 'It lifts the steel out of the crushed material on the belt.',
        },
      },
    ],
  },
  /** Under the kinds: how large they are. */
  range: {
    ar: `الطاقة الاسمية في مشاريعنا وحلولنا: من ${n(damascus.plantTonnesPerHour)} في محطة دمشق إلى ${n(solutions.mobileCrushers.crusherTonnesPerHour)} للكسّارة الفكّية.`,
    en: `Rated outputs in our projects and solutions: from ${n(damascus.plantTonnesPerHour)} at the Damascus plant to ${n(solutions.mobileCrushers.crusherTonnesPerHour)} for a jaw crusher.`,
  } satisfies Text,
  why: {
    title: { ar: 'ما نتميّز به', en: 'Why work with us' },
    items: [
      {
        title: { ar: 'نحن مهندسون قبل أن نكون مورّدين', en: 'Engineers first, suppliers second' },
        text: {
          ar: 'نصمّم خطوط التدوير بأنفسنا، فنختار الآلة لمكانها في الخط.',
          en: 'We design recycling lines ourselves, so we choose each machine for its place in the line.',
        },
      },
      {
        title: { ar: 'قريبون من البائع ومنك', en: 'Close to the seller and to you' },
        text: {
          ar: 'مكتبنا في ألمانيا حيث تُشترى الآلة، ونكلّم مشغّليها في سورية بالعربية.',
          en: 'Our office is in Germany, where the machine is bought, and we speak Arabic with the people who will run it.',
        },
      },
      {
        title: { ar: 'قطع التبديل أولًا', en: 'Spare parts first' },
        text: {
          ar: 'قبل أن نقترح آلة نتحقق من توفّر قطع تبديلها وقطع تآكلها.',
          en: 'Before we propose a machine we check that its spare and wear parts are still available.',
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
  checklist: {
    title: { ar: 'ما نحتاج إلى معرفته', en: 'What we need to know' },
    note: {
      ar: 'سبعة أسطر تكفي لأول جواب. اكتب ما تعرفه، ونسألك نحن عن الباقي.',
      en: 'Seven lines are enough for a first answer. Write what you know; we ask for the rest.',
    },
    items: [
      {
        name: { ar: 'الطاقة الإنتاجية', en: 'Throughput' },
        ask: { ar: 'كم طنًا في اليوم، وكم ساعة عمل؟', en: 'How many tonnes a day, in how many hours?' },
      },
      {
        name: { ar: 'مقاس التغذية', en: 'Feed size' },
        ask: {
          ar: 'كم سنتيمترًا يبلغ مقاس أكبر كتلة تدخل الآلة، وهل فيها حديد كثير؟',
          en: 'How large is the largest lump, in centimetres, and how much steel is in it?',
        },
      },
      {
        name: { ar: 'جديدة أم مستعملة', en: 'New or used' },
        ask: {
          ar: 'هل يجب أن تكون الآلة جديدة، أم تقبل آلة مستعملة مفحوصة؟',
          en: 'Must the machine be new, or may it be a used one that has been inspected?',
        },
      },
      {
        name: { ar: 'مصدر الطاقة', en: 'Power or fuel' },
        ask: {
          ar: 'أتعمل بالشبكة أم بمولّدة أم بمحرّكها؟',
          en: 'Mains, generator, or the machine’s own engine?',
        },
      },
      {
        name: { ar: 'حدود النقل', en: 'Transport limits' },
        ask: {
          ar: 'ما أعرض حمولة وأثقل حمولة يسمح بهما الطريق والجسور إلى موقعك؟',
          en: 'What is the widest and heaviest load that the road and bridges to your site can take?',
        },
      },
      {
        name: { ar: 'قطع التبديل', en: 'Spare parts' },
        ask: {
          ar: 'ماذا يتوفر قربك: ورشة صيانة، أو ورشة لحام، أو مورّد سيور؟',
          en: 'What is near you: a repair shop, a welding shop, a belt supplier?',
        },
      },
      {
        name: { ar: 'الاستخدام النهائي', en: 'End use' },
        ask: { ar: 'من يستعمل الآلة، ولأي عمل؟', en: 'Who will use the machine, and for what?' },
      },
    ],
    button: { ar: 'اكتب لنا عن موقعك', en: 'Write to us about your site' },
  },
  /** What a quotation needs, and what it says. */
  offer: {
    title: { ar: 'الأوراق والسعر', en: 'Papers and price' },
    items: [
      {
        name: { ar: 'الأوراق', en: 'Papers' },
        text: {
          ar: 'اسم المشتري وعنوانه كما هما مسجَّلان، وتصريح بالاستخدام النهائي: من يستعمل الآلة، وأين، ولأي عمل. واسأل المخلّص الجمركي في بلدك عن أوراق الاستيراد.',
          en: 'The buyer’s name and address as registered, and an end-use statement: who will use the machine, where and for what. Ask your customs agent which import papers your side needs.',
        },
      },
      {
        name: { ar: 'السعر', en: 'Price' },
        text: {
          ar: 'نعرض السعر بعد أن تكتب إلينا، لأنه يتوقّف على الآلة وحالتها وطريق نقلها.',
          en: 'We send a quotation after your enquiry, because the price depends on the machine, its condition and the route.',
        },
      },
      {
        name: { ar: 'مثال', en: 'Example' },
        text: {
          ar: `الكلفة التقديرية لحلّ الكسّارات المتنقّلة ${n(solutions.mobileCrushers.costEuro)}: كسّارة فكّية طاقتها الاسمية ${n(solutions.mobileCrushers.crusherTonnesPerHour)}، ومغذٍّ هزّاز، ومغناطيس معلّق، ورشّاشات ماء. ويُخطَّط لتكسير ${n(solutions.mobileCrushers.tonnesPerDay)}.`,
          en: `Our mobile crushing solution is estimated at ${n(solutions.mobileCrushers.costEuro)}: a jaw crusher rated at ${n(solutions.mobileCrushers.crusherTonnesPerHour)}, a vibrating feeder, an overband magnet and water sprays. It is planned to crush ${n(solutions.mobileCrushers.tonnesPerDay)}.`,
        },
      },
    ] satisfies readonly { name: Text; text: Text }[],
  },
  law: {
    title: { ar: 'شروط التصدير', en: 'Export control' },
    text: {
      ar: 'رفع الاتحاد الأوروبي عام\u00a02025 تدابيره الاقتصادية القطاعية عن سورية، إلا ما أبقاه لأسباب أمنية (اللائحة\u00a02025/1098 المعدِّلة للائحة رقم\u00a036/2012). وبقي حظر السلاح، والقيود على ما قد يُستعمل في القمع الداخلي، وقوائم الأشخاص والجهات، وهي قوائم تتغيّر. لذلك نتحقق من الآلة والمشتري والمستعمل والاستخدام النهائي قبل أن نعد بتسليم آلة، بموجب قوانين العقوبات والتصدير الأوروبية والألمانية (ومنه لائحتا الاتحاد الأوروبي رقم\u00a036/2012 و2021/821، وقانون التجارة الخارجية الألماني AWG ولائحته التنفيذية AWV).',
      en: 'In 2025 the European Union lifted its sectoral economic measures against Syria, except those on security grounds (Regulation (EU)\u00a02025/1098, amending Regulation (EU)\u00a0No\u00a036/2012). The arms embargo, the restrictions on goods for internal repression and the listings of persons and entities remained. Listings change: before we promise a machine we check the machine, the buyer, the user and the end use under EU and German sanctions and export-control law (among others Regulations (EU)\u00a0No\u00a036/2012 and (EU)\u00a02021/821, the German Foreign Trade and Payments Act, AWG, and Ordinance, AWV).',
    },
    /** With the date of the office's last check of the law (office.ts); not shown without it. */
    date: {
      ar: 'آخر تحقّق: {date}.',
      en: 'Last checked: {date}.',
    },
    general: {
      ar: 'هذه معلومة عامة وليست استشارة قانونية.',
      en: 'This is general information and does not replace legal advice.',
    },
  },
  closing: {
    question: { ar: 'أي آلة يحتاج إليها موقعك؟', en: 'Which machine does your site need?' },
    links: [
      { to: '/contact?subject=machinery', label: { ar: 'تواصل معنا', en: 'Contact us' } },
      { to: '/solutions', label: { ar: 'الكلف والطاقات الإنتاجية', en: 'Costs and capacities' } },
      { to: '/capability', label: { ar: 'الملف التعريفي', en: 'Capability statement' } },
    ],
  },
});
