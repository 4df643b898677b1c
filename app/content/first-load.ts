import { defineContent } from './define-content.ts';

/**
 * A mayor's first questions: the steps from a message to clearing. Times and prices only if the office supplies them.
 */
export const firstLoad = defineContent('first-load', {
  title: { ar: 'من أول رسالة إلى أول حمولة', en: 'From your first message to the first load' },
  note: {
    ar: 'هذه خطوات إزالة الأنقاض وتدويرها. وإن كنت تريد محطة ضخ أو مبنى أو آلة فاكتب إلينا أيضًا.',
    en: 'These are the steps for clearing and recycling rubble. For a station, a building or a machine, write to us too.',
  },
  steps: [
    {
      title: { ar: 'تكتب إلينا', en: 'You write to us' },
      text: {
        ar: 'اذكر المكان والكمية التقريبية والمهلة. والرسالة لا تُلزمك بشيء.',
        en: 'Give the place, the approximate quantity and the deadline. A message commits you to nothing.',
      },
    },
    {
      title: { ar: 'نحسب ما يلزم', en: 'We calculate what it takes' },
      text: {
        ar: 'نحسب كم يلزم من محطات وشاحنات وأيام، وكم يخرج من حصويات وحديد. وللتقدير الأوّلي استعمل',
        en: 'We tell you how many plants, trucks and days it takes, and how much aggregate and steel comes out. For a first estimate now:',
      },
      link: { to: '/planner', label: { ar: 'حاسبة الإزالة', en: 'Clearance planner' } },
    },
    {
      title: { ar: 'تجهيز الموقع', en: 'The site is prepared' },
      text: {
        ar: 'تطلب البلدية أو صاحب الموقع من مختصين تفتيشه بحثًا عن مخلّفات الحرب والأسبستوس والرفات، وتؤخذ موافقة المالكين الخطية، وتُستصدر التراخيص، وتُحدَّد أرض المحطة ومكانٌ لما لا يُعاد تدويره.',
        en: 'The municipality or site owner has specialists survey it for ordnance, asbestos and human remains, collects the owners’ written consent, and provides permits, land for the plant and a place for what cannot be recycled.',
      },
    },
    {
      title: { ar: 'نتفق كتابةً', en: 'We agree in writing' },
      text: {
        ar: 'حين نعرف ما في الموقع نتفق على العمل والآلات والسعر والمواعيد، وعلى من يرفع وينقل ويشغّل. وإن كنت جهة عامة فأرسل إلينا دعوة المناقصة.',
        en: 'Once we know what is on the site, we agree the work, machines, price and dates, and who lifts, hauls and runs the plant. If you are a public body, invite us to tender.',
      },
    },
    {
      title: { ar: 'أول حمولة', en: 'The first load' },
      text: {
        ar: 'تُرفع الأنقاض طبقة بعد طبقة بحضور فريق إزالة الذخائر، وتُفرز، وتُوزن كل شاحنة، ثم يُكسَّر ما يصلح للتدوير.',
        en: 'Rubble is lifted layer by layer, with an explosive ordnance disposal (EOD) team standing by, and sorted; every truck is weighed, and what can be recycled is crushed.',
      },
    },
  ],
  /** Each is shown only if the office has answered it (office.ts). */
  answers: {
    askingCost: { ar: 'كلفة السؤال', en: 'What it costs to ask' },
    answerTime: { ar: 'متى نجيب', en: 'How long an answer takes' },
    plantToVisit: { ar: 'محطة يمكنك زيارتها', en: 'A plant you can visit' },
  },
});
