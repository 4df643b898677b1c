import { defineContent } from './define.ts';

/** The page of the clearance planner (PL-1): its head, its method and its limits. */
export const planner = defineContent('planner', {
  meta: {
    title: { ar: 'مخطِّط إزالة الأنقاض', en: 'Clearance planner' },
    description: {
      ar: 'كمية من الأنقاض ومهلة: كم محطة وكم شاحنة وكم يومًا، وما الذي يخرج منها، وأين عنق الزجاجة. كل افتراض ظاهر ويمكن تغييره.',
      en: 'An amount of rubble and a deadline: how many plants, trucks and days, what comes out, and where the bottleneck is. Every assumption can be seen and changed.',
    },
  },
  /** A shared plan, as messaging apps show it. */
  shared: {
    title: { ar: 'خطة إزالة: {tonnes}، والمهلة {months}', en: 'Clearance plan: {tonnes} in {months}' },
    description: {
      ar: 'المطلوب: {plants}، {trucks}. {bottleneck} كمية الأنقاض من {from} إلى {to}.',
      en: 'It takes {plants} and {trucks}. {bottleneck} The rubble is put at {from} to {to}.',
    },
  },
  lead: {
    ar: 'كذا من الأنقاض وكذا من الوقت: كم محطة، كم شاحنة، كم يومًا، وما الذي يخرج منها؟ اكتب ما لديك، واقرأ النتيجة بثلاث حالات.',
    en: 'So much rubble, so much time: how many plants, how many trucks, how many days, and what comes out? Enter what you have and read the answer in three columns.',
  },
  example: {
    ar: 'مثال: حيّ من {buildings}، والمهلة {months}. غيّر أي رقم تشاء.',
    en: 'An example: a neighbourhood of {buildings}, to be cleared in {months}. Change any number.',
  },
  yours: { ar: 'خطتك', en: 'Your plan' },
  sheet: { title: { ar: 'خطة الإزالة', en: 'Clearance plan' }, number: 'PL-01' },
  sources: {
    ar: 'الطرائق منشورة: معادلات FEMA\u00a0325 و329 الميدانية؛ ووزارة البيئة اليابانية، 2018؛ ومنطق عنق الزجاجة لدى وكالة حماية البيئة الأمريكية EPA؛ وعبد النور وروي، أنقاض غزة، 2025.',
    en: 'Built on published methods: the field formulas of FEMA\u00a0325 and 329; the Ministry of the Environment of Japan, 2018; the bottleneck logic of the US EPA; Abdelnour & Roy, Gaza debris, 2025.',
  },
  limits: {
    title: { ar: 'قبل أول حمولة، وحدود هذا الحساب', en: 'Before the first load, and the limits of this plan' },
    safety: {
      ar: 'تفتيش الأرض عن الذخائر غير المنفجرة، وفحص الأسبستوس وإخراجه، ورفع الرفات، والموافقات والتراخيص: كلها تُنجز قبل أول حمولة، ولا يحسب هذا المخطِّط كلفتها.',
      en: 'Unexploded ordnance, asbestos, human remains, consent and permits all come before the first load, and this planner does not price them.',
    },
    list: [
      {
        ar: 'لا قياس سوريًّا وراء وزن المتر المربع ولا الإنتاج المتحقق ولا الحصة المدوَّرة. زِن {weights}\u00a0شاحنة وسجّل أسبوعًا من عمل المكسّرة، وأدخل ما قست.',
        en: 'No Syrian measurement stands behind the weight of a square metre, the output achieved or the share recycled. Weigh {weights}\u00a0trucks, log one week of the crusher, and put in what you measured.',
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
        ar: 'لا تُستعمل الحصويات المعاد تدويرها في خرسانة حاملة إلا بعد تجارب عليها.',
        en: 'Recycled aggregate goes into structural concrete only once it has been tested for it.',
      },
      { ar: 'لا يحسب المخطِّط كلفة إجمالية.', en: 'The planner works out no total cost.' },
    ],
  },
  closing: {
    question: { ar: 'هل لديك أنقاض ومهلة؟', en: 'Do you have rubble and a deadline?' },
    links: [
      { to: '/contact', label: { ar: 'اكتب إلينا', en: 'Write to us' } },
      { to: '/solutions', label: { ar: 'حلول الإزالة والتكسير', en: 'Solutions for clearing and crushing' } },
    ],
  },
});
