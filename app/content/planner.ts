import { defineContent } from './define.ts';

/** The page of the clearance planner (PL-1): its head, its method and its limits. */
export const planner = defineContent('planner', {
  meta: {
    title: { ar: 'حاسبة إزالة الأنقاض', en: 'Clearance planner' },
    description: {
      ar: 'كم محطة وشاحنة ويومًا تلزم لأنقاضك؟ اكتب الكمية والمهلة: الوقود، وما الذي يخرج، وأين عنق الزجاجة. ويمكنك تغيير كل افتراض.',
      en: 'How many plants, trucks and days do you need? Enter a quantity of rubble and a deadline: fuel, products and the bottleneck. You can change every assumption.',
    },
  },
  /** A shared plan, as messaging apps show it. */
  shared: {
    title: { ar: 'خطة إزالة: {tonnes}، والمهلة {months}', en: 'Clearance plan: {tonnes} in {months}' },
    description: {
      ar: 'المطلوب: {plants}، {trucks}. {bottleneck} كمية الأنقاض من {from} إلى {to}.',
      en: 'You need {plants} and {trucks}. {bottleneck} Quantity of rubble: {from} to {to}.',
    },
  },
  lead: {
    ar: 'كم محطة وشاحنة ويومًا تلزم لأنقاضك؟ نحسب ذلك للبلديات والجهات المانحة. أجب عن ثلاثة أسئلة، ثم أرسل إلينا الخطة.',
    en: 'How many plants, trucks and days do you need? We calculate it for municipalities and donors. Answer three questions, then send us the plan.',
  },
  sources: {
    ar: 'الطرائق منشورة: معادلات FEMA\u00a0325 و329 الميدانية؛ ووزارة البيئة اليابانية، 2018؛ ومنطق عنق الزجاجة لدى وكالة حماية البيئة الأمريكية EPA؛ وعبد النور وروي، أنقاض غزة، 2025.',
    en: 'Built on published methods: the field formulas of FEMA\u00a0325 and 329; the Ministry of the Environment of Japan, 2018; the bottleneck logic of the US EPA; Abdelnour & Roy, Gaza debris, 2025.',
  },
  limits: {
    title: { ar: 'قبل أول حمولة، وحدود هذا الحساب', en: 'Before the first load, and the limits of this plan' },
    safety: {
      ar: 'يسبق أول حمولة مسح الموقع بحثًا عن مخلّفات الحرب والأسبستوس، ورفع الرفات، والموافقات والتراخيص.',
      en: 'A survey of the site for explosive remnants of war and asbestos, recovery of human remains, consent and permits come first.',
    },
    list: [
      {
        ar: 'قد تأخذ التراخيص والتقارير شهورًا: يتيح القانون رقم 3 لعام 2018 للتقرير {report}.',
        en: 'Permits and reports can take months: Law No. 3 of 2018 allows the report {report}.',
      },

      {
        ar: 'ليس لوزن المتر المربع ولا للإنتاج المتحقق ولا للحصة المعاد تدويرها قياس سوري منشور. زِن {weights}\u00a0شاحنة وسجّل أسبوعًا من عمل المكسّرة، وأدخل ما قست.',
        en: 'There is no published Syrian measurement of weight per square metre, output achieved or share recycled. Weigh {weights}\u00a0trucks, log one week of the crusher, and enter what you measured.',
      },
      {
        ar: 'لا يصير من المبنى الشديد أو المتوسط الضرر أنقاضًا إلا المتضرّر منه حين يُهدم. وإن كان سيُهدم كله فأدخله مدمَّرًا.',
        en: 'A severely or moderately damaged building adds rubble only once its damaged part is demolished. If all of it is to come down, enter it as destroyed.',
      },
      {
        ar: 'معظم وفر الكربون مصدره رصيد الحديد.',
        en: 'Most of the carbon saving is the steel credit.',
      },
      {
        ar: 'لا تُستعمل الحصويات المعاد تدويرها في خرسانة إنشائية إلا بعد تجارب عليها.',
        en: 'Recycled aggregate goes into structural concrete only once it has been tested for it.',
      },
      {
        ar: 'لا كلفة هنا. أرسل إلينا الخطة لتطلب عرضًا.',
        en: 'There are no prices here. Send us the plan to ask for an offer.',
      },
    ],
  },
  closing: {
    question: { ar: 'هل لديك أنقاض ومهلة؟', en: 'Do you have rubble and a deadline?' },
    links: [
      { to: '/contact', label: { ar: 'اكتب إلينا', en: 'Write to us' } },
      {
        to: '/contact#first-load',
        label: { ar: 'من أول رسالة إلى أول حمولة', en: 'From first message to first load' },
      },
    ],
  },
});
