import { defineContent } from './define-content.ts';

/** The form of the clearance planner: questions and error messages. */
export const plannerForm = defineContent('planner-form', {
  questions: {
    form: { ar: 'أسئلة الخطة', en: 'The plan’s questions' },
    amount: { ar: 'ما كمية الأنقاض؟', en: 'How much rubble?' },
    by: { ar: 'وحدة الكمية', en: 'Unit of the amount' },
    units: {
      tonnes: { ar: 'طن', en: 'tonnes' },
      volume: { ar: 'م³', en: 'm³' },
    },
    months: { ar: 'المهلة (بالأشهر)', en: 'How many months?' },
    monthsUnit: { ar: 'شهر', en: 'months' },
    distance: { ar: 'المسافة إلى المحطة', en: 'Haul to plant' },
    counted: { ar: 'تُحسب من الجدول أدناه', en: 'Counted below' },
    count: { ar: 'احسب بالمباني أو المساحة', en: 'Count by buildings or area' },
    machines: { ar: 'لديّ آليات', en: 'I have machines' },
  },
  digits: {
    ar: 'تُقبل الأرقام بالشكلين: 1,234.5 أو ١٬٢٣٤٫٥',
    en: 'Western or Arabic-Indic digits: 1,234.5 or ١٬٢٣٤٫٥',
  },
  by: { ar: 'بمَ تُحسب الأنقاض؟', en: 'How will you count the rubble?' },
  ways: {
    buildings: { ar: 'مبانٍ', en: 'Buildings' },
    area: { ar: 'مساحة', en: 'Area' },
  },
  buildings: {
    row: { ar: 'المجموعة {row}', en: 'Group {row}' },
    n: { ar: 'العدد', en: 'Number' },
    f: { ar: 'الطوابق', en: 'Floors' },
    m2: { ar: 'م² لكل طابق', en: 'm² per floor' },
    type: { ar: 'البناء', en: 'Construction' },
    damage: { ar: 'الضرر', en: 'Damage' },
    more: {
      ar: 'اترك السطر الأخير فارغًا، أو املأه فيظهر بعده سطر آخر.',
      en: 'Leave the last row empty, or fill it in and another one follows.',
    },
  },
  types: {
    frame: { ar: 'هيكل خرساني', en: 'Concrete frame' },
    masonry: { ar: 'جدران حاملة من حجر أو بلوك', en: 'Masonry' },
    unknown: { ar: 'غير معروف', en: 'Unknown' },
  },
  damages: {
    destroyed: { ar: 'مدمَّر', en: 'Destroyed' },
    severe: { ar: 'شديد', en: 'Severe' },
    moderate: { ar: 'متوسط', en: 'Moderate' },
  },
  state: { ar: 'أيّ أنقاض نحسب؟', en: 'Which rubble do we count?' },
  states: {
    demolished: { ar: 'ما على الأرض وما سيُهدم', en: 'On the ground and still to be demolished' },
    lies: { ar: 'ما على الأرض الآن فقط', en: 'Only what lies on the ground now' },
  },
  area: {
    ha: { ar: 'المساحة (هكتار)', en: 'Area (ha)' },
    built: { ar: 'المبنيّ منها (%)', en: 'Built-up share (%)' },
    storeys: { ar: 'الطوابق وسطيًّا', en: 'Floors on average' },
    gone: { ar: 'المدمَّر من مبانيها (%)', en: 'Destroyed (%)' },
    fabric: { ar: 'البناء', en: 'Construction' },
  },
  /** For the message, print and share; not part of the calculation. */
  place: { ar: 'المدينة أو الموقع', en: 'Town or site' },
  plants: { ar: 'محطات تكسير لديك', en: 'Plants available' },
  trucks: { ar: 'شاحنات عاملة لديك', en: 'Trucks in service' },
  loaders: { ar: 'تركسات لديك', en: 'Loaders available' },
  gate: { ar: 'ما تستقبله المحطة (طن/يوم)', en: 'Plant’s daily intake (t)' },
  optional: { ar: 'اختياري', en: 'optional' },
  machinesNote: {
    ar: 'اترك الخانة فارغة لنحسب ما تحتاج إليه المهلة.',
    en: 'Leave a field empty and we calculate what the deadline needs.',
  },
  assumptions: { ar: 'علامَ تقوم الخطة؟', en: 'What the plan assumes' },
  assumptionsNote: {
    ar: 'كل القيم قابلة للتغيير إلا معاملات الانبعاث: إن كان لديك رقم أدقّ فضعه مكان رقمنا. «منشور»: من مصدر منشور. «مشتقّ»: حسبناه من مصدر منشور. «افتراض»: قدّرناه. «مثال»: ضع قيمتك مكانه.',
    en: 'Replace any value for which you have a better one; only the emission factors are fixed. Published: from a published source. Derived: calculated from one. Assumption: our estimate. Example: enter your own value.',
  },
  range: { ar: 'من {from} إلى {to}', en: '{from} to {to}' },
  comma: { ar: '، ', en: ', ' },
  usual: { ar: 'المعتاد {usual}', en: 'Usually {usual}' },
  calibration: {
    title: { ar: 'قياساتك أنت', en: 'Your own measurements' },
    summary: {
      ar: 'أوزان الحمولات وساعات الكسّارة بدل الافتراض',
      en: 'weighed loads and crusher hours in place of the assumption',
    },
    note: {
      ar: 'ما تقيسه يحل محل الافتراض في الحالات الثلاث، ويبقى في رابط هذه الخطة.',
      en: 'What you measure replaces the assumption in all three columns and stays in the link to this plan.',
    },
    weights: { ar: 'أوزان حمولات الشاحنات، صافية (طن)', en: 'Net weights of truck loads (t)' },
    weightsNote: { ar: 'حتى {most} وزنًا، وبين كل وزنين فراغ.', en: 'Up to {most} weights, with a space after each.' },
    'crusher-hours': { ar: 'ساعات تشغيل الكسّارة كل يوم', en: 'Hours worked at the crusher, day by day' },
    hoursNote: { ar: 'حتى {most}\u00a0أيام، بما فيها التوقفات.', en: 'Up to {most}\u00a0days, stoppages included.' },
    crushed: { ar: 'مجموع ما كُسّر في هذه الأيام (طن)', en: 'Tonnes crushed on these days, in all' },
    /** A single load. */
    oneLoad: { ar: 'الحمولة بحسب ما وزنت: {load}.', en: 'Load by your weighing: {load}.' },
    load: {
      ar: 'وسطي الحمولة من أوزانك: {load}، من {from} إلى {to}.',
      en: 'Mean load from your weights: {load} ({from} to {to}).',
    },
    output: {
      ar: 'إنتاج المحطة من سجلّك: {output}، أي {share} من الاسمي.',
      en: 'Plant output from your log: {output}, {share} of the rated output.',
    },
  },
  calculate: { ar: 'احسب الخطة', en: 'Calculate the plan' },
  method: { ar: 'كيف نحسب', en: 'How it is calculated' },
  reset: { ar: 'ابدأ من المثال', en: 'Back to the example' },
  refused: {
    ar: 'صحّح ما عُلّم أعلاه، فتظهر الخطة هنا.',
    en: 'Please correct what is marked above, and the plan appears here.',
  },
  refusals: {
    range: { ar: 'اكتب قيمة من {from} إلى {to}.', en: 'Enter a value from {from} to {to}.' },
    whole: { ar: 'اكتب عددًا صحيحًا بلا كسور.', en: 'Enter a whole number.' },
    many: { ar: 'أكثر ما يُقبل من الأرقام: {to}.', en: 'Enter no more than {to} numbers.' },
    rows: {
      ar: 'اكتب عدد المباني في سطر واحد على الأقل.',
      en: 'Please enter the number of buildings in at least one row.',
    },
    nothing: {
      ar: 'لا أنقاض بهذه القيم: ما تضرّر ولم يُدمَّر يصير أنقاضًا حين يُهدم. اختر «ما على الأرض وما سيُهدم».',
      en: 'This makes no rubble: what is damaged but not destroyed becomes rubble when it is demolished. Choose “On the ground and still to be demolished”.',
    },
    much: {
      ar: 'هذا أكثر من {to}\u00a0طن، ولا يُحسب هنا.',
      en: 'This comes to more than {to} tonnes, which is more than the planner calculates.',
    },
    deadline: {
      ar: 'لا تكفي هذه المهلة لتفتيش الموقع والموافقات: أيام العمل فيها {from}، وما يسبق أول حمولة {to}. أطِل المهلة.',
      en: 'This deadline is too short for survey and consent: it has {from} working days, and the first load comes after {to}. Give more months.',
    },
    day: {
      ar: 'لا يتسع اليوم لهذه الورديات. أطول وردية ممكنة، بالساعات: {to}.',
      en: 'These shifts do not fit into a day: at most {to}\u00a0hours each.',
    },
    pair: {
      ar: 'الساعات والأطنان معًا: اكتبهما كليهما أو اتركهما فارغين.',
      en: 'Hours and tonnes go together: give both, or neither.',
    },
    rated: {
      ar: 'هذا {from}\u00a0طن/سا، أكثر من الطاقة الاسمية {to}. راجع الساعات والأطنان.',
      en: 'This makes {from}\u00a0t/h, more than the rated {to}. Please check hours and tonnes.',
    },
  },
});
