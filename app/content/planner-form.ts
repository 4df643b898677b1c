import { defineContent } from './define-content.ts';

/** The form of the clearance planner: questions, assumptions and error messages. */
export const plannerForm = defineContent('planner-form', {
  questions: {
    form: { ar: 'أسئلة الخطة', en: 'The plan’s questions' },
    amount: { ar: 'كم لديك من الأنقاض؟', en: 'How much rubble?' },
    /** Under the amount: concrete frame, with the ends of its range. */
    example: {
      ar: 'مثال: أنقاض مبنى من خمسة طوابق، مساحة كل منها {area}، نحو {usual} ({range}).',
      en: 'A building of five floors of {area} each gives about {usual} ({range}).',
    },
    by: { ar: 'وحدة الكمية', en: 'Unit of the amount' },
    units: {
      tonnes: { ar: 'طن', en: 'tonnes' },
      volume: { ar: 'م³', en: 'm³' },
    },
    months: { ar: 'المهلة (بالأشهر)', en: 'Deadline (months)' },
    trucks: { ar: 'عدد شاحناتك (اختياري)', en: 'Your trucks (optional)' },
    /** In the field of a haul that nobody typed. */
    assumed: { ar: 'افتراض: {usual}', en: 'assumed: {usual}' },
    town: { ar: 'البلدة (اختياري)', en: 'Town (optional)' },
    distance: { ar: 'المسافة إلى المحطة', en: 'Distance to the plant' },
  },
  assumptions: { ar: 'علامَ تقوم الخطة؟', en: 'What the plan assumes' },
  /** Shown while the assumptions are folded. */
  summary: {
    ar: 'الإنتاج الفعلي {output} من الطاقة الاسمية ({rated})، والأنقاض السائبة {density}، ويوم العمل {hours}، وقبل أول حمولة {before}',
    en: 'Output {output} of the rated {rated}, loose rubble {density}, a day of {hours}, {before} before the first load',
  },
  assumptionsNote: {
    ar: 'كل القيم قابلة للتغيير: زِن شاحناتك، وسجّل إنتاج الكسّارة أسبوعًا، واكتب ما قِسْتَه. وما لا مصدر له هنا فهو افتراض.',
    en: 'Every value can be changed: weigh your trucks, log one week of the crusher, and enter what you measured. What has no source here is an assumption.',
  },
  range: { ar: 'من {from} إلى {to}', en: '{from} to {to}' },
  usual: { ar: 'المعتاد {usual}', en: 'Usually {usual}' },
  calculate: { ar: 'احسب الخطة', en: 'Calculate the plan' },
  reset: { ar: 'القيم المعتادة', en: 'Usual values' },
  refused: {
    ar: 'صحّح القيم المعلَّمة أعلاه، فتظهر الخطة هنا.',
    en: 'Please correct what is marked, and the plan appears here.',
  },
  refusals: {
    deadline: {
      ar: 'لا تكفي هذه المهلة لتفتيش الموقع والموافقات والتراخيص: أيام العمل فيها {from}، وما يسبق أول حمولة {to}. أطِل المهلة.',
      en: 'This deadline is too short for survey, consent and permits: it has {from} working days, and the first load comes after {to}. Give more months.',
    },
    much: {
      ar: 'هذا أكثر من {to}\u00a0طن، ولا يُحسب هنا.',
      en: 'This comes to more than {to} tonnes, which is more than the planner calculates.',
    },
    day: {
      ar: 'لا يتسع اليوم لهذه الورديات. أطول وردية ممكنة، بالساعات: {to}.',
      en: 'These shifts do not fit into a day: at most {to}\u00a0hours each.',
    },
  },
});
