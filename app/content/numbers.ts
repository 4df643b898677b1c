import { defineContent } from './define-content.ts';

/** Decimals that an input may have. */
export const maxDecimals = 3;

/** Scales beside a number, in the spelling of `foldWord` (language/read-number.ts). */
export const scaleWords: readonly (readonly [scale: number, words: readonly string[]])[] = [
  [1_000, ['k', 'thousand', 'thousands', 'tsd', 'tausend', 'الف', 'الفا', 'الاف']],
  [1_000_000, ['m', 'mn', 'mln', 'mio', 'million', 'millions', 'millionen', 'مليون', 'مليونا', 'ملايين']],
];

/** Two thousand and two million in one word, without a number before it. */
export const dualWords: typeof scaleWords = [
  [2_000, ['الفان', 'الفين', 'الفا', 'الفي']],
  [2_000_000, ['مليونان', 'مليونين', 'مليونا', 'مليوني']],
];

/** Words that stand for a number before a scale: half a million. */
export const factorWords: Readonly<Record<string, number>> = { a: 1, one: 1, half: 0.5, 'half a': 0.5, نصف: 0.5 };

/** The units of the inputs: their spellings, folded likewise. `plain` fields bring their own unit. */
export const unitWords = {
  tonne: ['t', 'ton', 'tons', 'tonne', 'tonnes', 'metric tons', 'tonnen', 'طن', 'طنا', 'اطنان'],
  cubicMetre: [
    ...['m3', 'cbm', 'cubic metre', 'cubic metres', 'cubic meter', 'cubic meters', 'kubikmeter'],
    ...['م3', 'متر مكعب', 'مترا مكعبا', 'امتار مكعبه'],
  ],
  month: ['month', 'months', 'mo', 'monate', 'شهر', 'شهرا', 'اشهر', 'شهور'],
  kilometre: [
    ...['km', 'kms', 'kilometre', 'kilometres', 'kilometer', 'kilometers'],
    ...['كم', 'كيلو', 'كيلومتر', 'كيلومترا', 'كيلومترات', 'كيلو متر'],
  ],
  percent: ['%', 'percent', 'per cent', 'بالمئه', 'بالمائه', 'في المئه', 'في المائه'],
  plain: [
    'min',
    'minutes',
    'h',
    'hours',
    'day',
    'days',
    'litres',
    'دقائق',
    'دقيقه',
    'ساعات',
    'ساعه',
    'ايام',
    'يوم',
    'يوما',
  ],
} as const;

export type InputUnit = keyof typeof unitWords;

/** An example for each unit. */
export const numberExamples: Record<InputUnit, string> = {
  tonne: '120,000',
  cubicMetre: '120,000',
  month: '18',
  kilometre: '8',
  percent: '65%',
  plain: '',
};

/** Why a number was refused, and what to write instead. */
export const numbers = defineContent('numbers', {
  refusals: {
    empty: { ar: 'اكتب {what}.', en: 'Please write {what}.' },
    sign: { ar: 'اكتب الرقم دون إشارة زائد أو ناقص.', en: 'Please write the number without a plus or minus sign.' },
    word: { ar: 'ما معنى «{word}» هنا؟ اكتب {what}.', en: 'What does “{word}” mean here? Please write {what}.' },
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
    month: { ar: 'عدد الأشهر، مثل {example}', en: 'the number of months, such as {example}' },
    kilometre: { ar: 'عدد الكيلومترات، مثل {example}', en: 'the number of kilometres, such as {example}' },
    percent: { ar: 'النسبة المئوية، مثل {example}', en: 'a percentage, such as {example}' },
    plain: { ar: 'الرقم بالوحدة المذكورة', en: 'the number in the unit shown' },
  },
});
