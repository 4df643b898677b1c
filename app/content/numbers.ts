import { defineContent } from './define-content.ts';

/** Decimals that an input may have. */
export const maxDecimals = 3;

/**
 * Values with their words, in any spelling that `foldWords` unites. A hundred, a thousand and more multiply what precedes;
 * a fraction after them is a part of them.
 */
export const numberWords: readonly string[] = [
  '0.25 ¼ quarter, 0.5 ½ half halbe, 0.75 ¾, 1 one, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine',
  '10 ten, 11 eleven, 12 twelve, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, 18 eighteen, 19 nineteen',
  '20 twenty, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety, 100 hundred',
  '1000 k thousand thousands tsd tausend, 1000000 mn mln mio million millions millionen, 1000000000 bn billion mrd',
  '0.25 ربع, 0.5 نصف, 1 واحد واحدة أحد إحدى, 2 اثنان اثنين اثنا اثني اثنتا اثنتي اثنتان اثنتين, 3 ثلاث ثلاثة, 4 أربع أربعة',
  '5 خمس خمسة, 6 ست ستة, 7 سبع سبعة, 8 ثمان ثماني ثمانية, 9 تسع تسعة, 10 عشر عشرة, 20 عشرون عشرين, 30 ثلاثون ثلاثين',
  '40 أربعون أربعين, 50 خمسون خمسين, 60 ستون ستين, 70 سبعون سبعين, 80 ثمانون ثمانين, 90 تسعون تسعين, 100 مئة مائة مية',
  '300 ثلاثمئة ثلاثمائة, 400 أربعمئة أربعمائة, 500 خمسمئة خمسمائة, 600 ستمئة ستمائة, 700 سبعمئة سبعمائة, 800 ثمانمئة',
  '800 ثمانمائة, 900 تسعمئة تسعمائة, 1000 ألف ألفا آلاف, 1000000 مليون مليونا ملايين, 1000000000 مليار مليارا مليارات',
];

/** One of something, and two of it in one word that needs no number: «ألفان», «شهرين». */
export const dualWords: readonly string[] = [
  'مئة مئتان مئتين مئتا مئتي مائتان مائتين مائتا ميتين, ألف ألفان ألفين ألفا ألفي, مليون مليونان مليونين مليونا مليوني',
  'طن طنان طنين, شاحنة شاحنتان شاحنتين, ساعة ساعتان ساعتين, يوم يومان يومين, أسبوع أسبوعان أسبوعين',
  'شهر شهران شهرين, سنة سنتان سنتين, عام عامان عامين',
];

/** Words that leave the number beside them as it is. */
export const fillerWords = 'a an and of about around approx ca circa roughly ~ ≈ و من حوالي نحو تقريبا زهاء';
/** Units that are one of themselves without a number: "a year". */
export const singularWords = 'day week month year يوم أسبوع شهر سنة عام';
/** Letters that mean metres to some and millions to others. */
export const doubtfulWords = 'm م';

const days = 'day, days, يوم, أيام, يوما';
const kilograms = 'kg, kilogram, kilograms, كغ, كيلوغرام, كيلوغراما';
const metres = 'metre, metres, meter, meters, متر, أمتار, مترا';

/**
 * The spellings of units, by their size in the input's own unit. A month of a deadline has 30 days. A `plain` input has
 * the words of the unit that is shown beside it.
 */
export const unitWords = {
  tonne: [
    [1, 't, ton, tons, tonne, tonnes, metric tons, tonnen, طن, طنا, أطنان'],
    [0.001, kilograms],
  ],
  cubicMetre: [
    [1, 'm3, cbm, cubic metre, cubic metres, cubic meter, cubic meters, kubikmeter'],
    [1, 'م3, متر مكعب, مترا مكعبا, أمتار مكعبة'],
  ],
  month: [
    [1, 'month, months, mo, mos, monat, monate, شهر, شهرا, أشهر, شهور'],
    [12, 'year, years, y, yr, yrs, jahr, jahre, سنة, سنوات, سنين, عام, عاما, أعوام'],
    [7 / 30, 'week, weeks, أسبوع, أسبوعا, أسابيع'],
    [1 / 30, days],
  ],
  kilometre: [
    [1, 'km, kms, kilometre, kilometres, kilometer, kilometers'],
    [1, 'كم, كيلو, كيلومتر, كيلومترا, كيلومترات, كيلو متر'],
    [0.001, metres],
  ],
  percent: [[1, '%, percent, per cent, بالمئة, بالمائة, في المئة, في المائة, المئة']],
  truck: [[1, 'truck, trucks, lorry, lorries, شاحنة, شاحنات, قلاب, قلابات']],
  plain: [],
  minute: [[1, 'min, mins, minute, minutes, دقيقة, دقائق']],
  hour: [[1, 'h, hr, hrs, hour, hours, سا, ساعة, ساعات']],
  day: [[1, `working days, يوم عمل, أيام عمل, ${days}`]],
  metre: [[1, `m, م, ${metres}`]],
  kilogram: [[1, kilograms]],
} as const satisfies Record<string, readonly (readonly [size: number, words: string])[]>;

/** The units of inputs that `numbers.what` asks for by name. */
export type InputUnit = keyof typeof numbers.what;

/** An example for each unit. */
export const numberExamples: Record<InputUnit, string> = {
  tonne: '120,000',
  cubicMetre: '120,000',
  month: '18',
  kilometre: '8',
  percent: '65%',
  truck: '12',
  plain: '',
};

/** Why a number was refused, and what to write instead. */
export const numbers = defineContent('numbers', {
  refusals: {
    empty: { ar: 'اكتب {what}.', en: 'Please write {what}.' },
    sign: { ar: 'اكتب الرقم دون إشارة زائد أو ناقص.', en: 'Please write the number without a plus or minus sign.' },
    word: { ar: 'لم نفهم «{word}». اكتب {what}.', en: 'We did not understand “{word}”. Please write {what}.' },
    doubtful: {
      ar: 'قد يعني «{word}» مترًا أو مليونًا. اكتب {what}.',
      en: '“{word}” can mean metres or millions. Please write {what}.',
    },
    form: { ar: 'لم نفهم هذا الرقم. اكتب {what}.', en: 'We could not read this number. Please write {what}.' },
    grouping: {
      ar: 'الفواصل ليست في مواضعها بعد كل ثلاث خانات من اليمين. اكتب 1,234 أو 1234، واستعمل النقطة للكسور.',
      en: 'The commas are not between groups of three digits. Write 1,234 or 1234, and a point before decimals.',
    },
    ambiguous: {
      ar: 'لهذا الرقم قراءتان: {one} أو {other}. اكتب المقصود بهذا الشكل.',
      en: 'This can mean {one} or {other}. Please write it one of these two ways.',
    },
    decimals: { ar: 'لا يُقبل بعد النقطة أكثر من {decimals} أرقام.', en: 'No more than {decimals} decimals, please.' },
    zero: { ar: 'يجب أن يكون الرقم أكبر من الصفر.', en: 'The number must be greater than zero.' },
    small: { ar: 'الحد الأدنى {min}.', en: 'The least that can be entered is {min}.' },
    large: { ar: 'الحد الأعلى {max}.', en: 'The most that can be entered is {max}.' },
    whole: { ar: 'اكتب عددًا صحيحًا بلا كسور.', en: 'Please write a whole number.' },
  },
  what: {
    tonne: {
      ar: 'عدد الأطنان، مثل {example} أو نصف مليون',
      en: 'the number of tonnes, such as {example} or half a million',
    },
    cubicMetre: {
      ar: 'عدد الأمتار المكعبة، مثل {example} أو نصف مليون',
      en: 'the number of cubic metres, such as {example} or half a million',
    },
    month: {
      ar: 'المهلة بالأشهر أو السنوات، مثل {example} أو سنتين',
      en: 'the time in months or years, such as {example} or two years',
    },
    kilometre: { ar: 'عدد الكيلومترات، مثل {example}', en: 'the number of kilometres, such as {example}' },
    percent: { ar: 'النسبة المئوية، مثل {example}', en: 'a percentage, such as {example}' },
    truck: { ar: 'عدد الشاحنات، مثل {example}', en: 'the number of trucks, such as {example}' },
    plain: { ar: 'الرقم بالوحدة المذكورة', en: 'the number in the unit shown' },
  },
});
