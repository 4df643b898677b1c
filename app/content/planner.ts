import { defineContent } from './define-content.ts';

/** The page of the clearance planner (PL-1): its head, its method and its limits. */
export const planner = defineContent('planner', {
  meta: {
    title: { ar: 'حاسبة إزالة الأنقاض', en: 'Clearance planner' },
    description: {
      ar: 'كم محطة وشاحنة ويومًا تلزم لأنقاضك؟ اكتب الكمية والمهلة لتعرف ما يلزم من محطات وشاحنات وأيام ووقود، وما يخرج من مواد، وأي عمل هو الأبطأ.',
      en: 'Enter a quantity of rubble and a deadline to see how many plants, trucks and days and how much fuel it takes, what comes out, and where the bottleneck is.',
    },
  },
  /** A shared plan: in a link's preview, and in the sentence that is shared with the link. */
  shared: {
    title: { ar: 'خطة إزالة: {amount}، والمهلة {months}', en: 'Clearance plan: {amount} in {months}' },
    titleAt: {
      ar: 'خطة إزالة، {place}: {amount}، والمهلة {months}',
      en: 'Clearance plan, {place}: {amount} in {months}',
    },
    sentence: {
      ar: '{amount}، والمهلة {months}، والمحطة على بعد {distance}: {plants}، {service} في الخدمة و{reserve} في الاحتياط، {duration}',
      en: '{amount} in {months}, plant {distance} away: {plants}, {service} in service and {reserve} in reserve, {duration}',
    },
    /** No number of machines is enough. */
    impossible: { ar: '{amount}، والمهلة {months}. {reason}', en: '{amount} in {months}. {reason}' },
    at: { ar: '{place}: {sentence}', en: '{place}: {sentence}' },
  },
  /** In place of the lead on a phone, whose first screen holds the answer. */
  short: { ar: 'كم يلزم من محطات وشاحنات وأيام؟', en: 'How many plants, trucks and days will it take?' },
  lead: {
    ar: 'نحسب للبلديات والجهات المانحة ما تحتاج إليه إزالة الأنقاض. أجب عن ثلاثة أسئلة، ثم أرسل إلينا الخطة.',
    en: 'For municipalities and donors, we calculate what a clearance needs. Answer three questions for a first estimate, then send us the plan.',
  },
  sources: {
    ar: 'الطريقة منشورة: الكميات بمعادلات FEMA\u00a0325 (دليل إدارة الأنقاض، 2007) وFEMA\u00a0329 (دليل تقدير الأنقاض، 2010)، والعمل الأبطأ بطريقة وكالة حماية البيئة الأمريكية EPA (2019)، وقيم من وزارة البيئة اليابانية (2018) ومن عبد النور وروي، أنقاض غزة (2025).',
    en: 'Quantities follow FEMA\u00a0325 (Public Assistance Debris Management Guide, 2007) and FEMA\u00a0329 (Debris Estimating Field Guide, 2010); the bottleneck follows the US EPA (Planning for Natural Disaster Debris, 2019). Data come from the Ministry of the Environment of Japan (2018) and from Abdelnour & Roy on Gaza’s debris (Environmental Research: Infrastructure and Sustainability, 2025).',
  },
  limits: {
    title: { ar: 'قبل أول حمولة، وحدود هذا الحساب', en: 'Before the first load, and the limits of this plan' },
    safety: {
      ar: 'تسبق أول حمولة موافقات المالكين والتراخيص وتفتيش الموقع بحثًا عن مخلّفات الحرب.',
      en: 'Before the first load come the owners’ consent, the permits and the survey.',
    },
    list: [
      {
        ar: 'قد تستغرق التراخيص والتقارير شهورًا: يتيح القانون رقم 3 لعام 2018 للتقرير عن المباني المتضرّرة {report}.',
        en: 'Permits and reports can take months: Law No. 3 of 2018 alone allows {report} for the report on damaged buildings.',
      },
      {
        ar: 'لا تشمل الخطة الأسبستوس والنفايات الخطرة، فهي تحتاج إلى فريق وشاحنات ومكان تخلّص خاص بها.',
        en: 'Asbestos and other hazardous waste are not in this plan; they need their own team, trucks and site.',
      },
      {
        ar: 'ليس لوزن المتر المربع ولا للإنتاج المتحقق ولا لنسبة ما يُعاد تدويره قياس سوري منشور. زِن {weights}\u00a0شاحنة وسجّل أسبوعًا من عمل الكسّارة، وأدخل ما قِسْتَه.',
        en: 'We know of no published Syrian measurement of weight per square metre, output achieved or share recycled. Weigh {weights}\u00a0trucks, log one week of the crusher, and enter what you measured.',
      },
      {
        ar: 'لا يُحسب من المبنى الشديد الضرر أو المتوسط الضرر إلا الجزء المتضرّر الذي سيُهدم. فإن كان سيُهدم كله فأدخله على أنه «مدمَّر».',
        en: 'A damaged building adds rubble only once its damaged part is demolished; if all of it comes down, enter it as destroyed.',
      },
      {
        ar: 'معظم وفر الكربون مصدره الحديد المسترجع.',
        en: 'Most of the carbon saving comes from the recovered steel.',
      },
      {
        ar: 'لا تُستعمل الحصويات المعاد تدويرها في خرسانة إنشائية إلا بعد تجارب عليها.',
        en: 'Recycled aggregate goes into structural concrete only once it has been tested for it.',
      },
      {
        ar: 'أرسل إلينا الخطة لنعرض عليك سعر التصميم والآلات.',
        en: 'Send us the plan for a quotation on design and machines.',
      },
    ],
  },
  closing: {
    question: { ar: 'هل لديك أنقاض وموعد لإزالتها؟', en: 'Do you have rubble and a deadline?' },
    links: [
      { to: '/contact', label: { ar: 'اكتب إلينا', en: 'Write to us' } },
      {
        to: '/contact#first-load',
        label: { ar: 'من أول رسالة إلى أول حمولة', en: 'From first message to first load' },
      },
    ],
  },
});
