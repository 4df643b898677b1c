import type { Language } from './text.ts';

/** A wording that the site's own texts do not use, and what they say instead. `npm run check` holds every text to it. */
export interface BannedTerm {
  language: Language;
  /** A pattern, matched without regard to case. */
  banned: string;
  /** What stands instead; empty where the sentence does without. */
  use: string;
  why: string;
}

const disclaims = 'The office speaks for itself; whose a figure is stands in the register.';
const missing = 'What is missing is not shown.';
const oneTerm = 'One term for one thing.';

const arabic: readonly Omit<BannedTerm, 'language'>[] = [
  {
    banned: 'بحسب المكتب|وفق (أرقام )?المكتب|(أرقام|بيانات) المكتب',
    use: 'الأرقام أرقامنا ما لم يُذكر مصدر',
    why: disclaims,
  },
  { banned: 'ي(ذكره|علنه)ا? المكتب', use: 'كما ورد', why: disclaims },
  { banned: '(لم|لمّا) [تي]ُنشر(ا)?( |\\.|،|$)', use: '', why: missing },
  { banned: 'كسّ?ارة|كسّ?ارات', use: 'مكسّرة', why: oneTerm },
  {
    banned: '(?<!\\()(ال)?ركام (ال)?معاد|(?<!\\()الركام|بالركام',
    use: 'الحصويات المعاد تدويرها',
    why: 'To most people الركام is the rubble itself.',
  },
  { banned: 'قطع (ال)?غيار', use: 'قطع التبديل', why: oneTerm },
  { banned: 'ملم', use: 'مم', why: oneTerm },
  {
    banned: 'براغ[يٍ] تثبيت خشب|(?<![\\p{L}])(بال|ال|ب|و)?مسامير(?![\\p{L}])',
    use: 'براغي',
    why: 'Nails hold wood, bolts hold steel.',
  },
  { banned: 'ينبعج|انبعاج', use: 'من غير تحنيب', why: oneTerm },
  { banned: 'لودر', use: 'تركس', why: oneTerm },
  { banned: 'سند(ات)? تسليم', use: 'إيصال قبّان', why: oneTerm },
  { banned: 'قصر عدل(?![\\p{L}])', use: 'قصر عدلي', why: oneTerm },
  { banned: 'اسم العائلة', use: 'الكنية', why: oneTerm },
  { banned: 'مبنى (إنتاج )?(ال)?ألبان|مصنع (ال)?ألبان', use: 'مبنى معمل الألبان', why: oneTerm },
  { banned: 'نخطّ?ط', use: 'ندرس ونصمّم', why: 'A translation of German “planen”.' },
  { banned: 'ختم (ضد|النموذج)|الختم الزمني', use: 'طابع زمني', why: oneTerm },
  { banned: 'النطاق|نطاقه', use: 'ما يشمله الرقم', why: 'A translation of “scope”.' },
  { banned: 'المتأثر', use: 'ما يتأثّر', why: oneTerm },
  { banned: '\\}\\+|\\d\\+', use: 'أكثر من', why: 'A plus behind a number is English.' },
  { banned: 'توفّ?ر انبعاث', use: 'تجنّب انبعاث', why: oneTerm },
  { banned: 'رتبةَ? مقدار', use: 'تقدير عام', why: oneTerm },
  { banned: 'ماذا تبحث عنه', use: 'عمّ تبحث؟', why: 'Grammar.' },
  { banned: 'أكثر خمسة', use: 'الخمسة الأكثر مشاركة', why: 'Grammar.' },
  { banned: 'زاد عن', use: 'زاد على', why: 'Grammar.' },
  { banned: '(^| )و?في ما ', use: 'وفيما', why: 'Grammar.' },
  { banned: 'ماصّة', use: 'مازّة', why: 'Adsorption is امتزاز, not امتصاص.' },
  { banned: 'خط الضغط(?![\\p{L}])', use: 'خط الضاغط البيزومتري', why: oneTerm },
  { banned: 'حوض (ال)?تجميع(?! المياه)', use: 'حوض السحب', why: oneTerm },
  { banned: '(?<![\\p{L}])(ال|ب|و)?(بيتون|باطون)', use: 'خرسانة', why: oneTerm },
  { banned: 'محفظة', use: 'مجالاتنا الأربعة', why: 'A translation of “portfolio”.' },
  { banned: 'ارتفاع الضخ', use: 'الضاغط', why: oneTerm },
  { banned: 'قدرة (كل )?(ال)?مضخ', use: 'استطاعة', why: oneTerm },
  { banned: 'غرفة النهاية', use: 'غرفة التصريف', why: oneTerm },
  { banned: 'مفارغ|(?<![\\p{L}])مفرغ(?![\\p{L}])', use: 'غرفة تفريغ', why: oneTerm },
  { banned: 'الشدّة', use: 'درجة الخطورة', why: oneTerm },
  { banned: 'خارج يدنا', use: 'خارج سيطرتنا', why: 'A literal translation.' },
  { banned: 'معدات', use: 'معدّات', why: 'One spelling.' },
  { banned: '(?<![\\p{L}])(ال|ب|و|في )?سجل(?![\\p{L}ّ])', use: 'سجلّ', why: 'One spelling.' },
  { banned: 'تخطيطيً?ا|[إا]لكترونيً?ا|الكترون|خرسانيًا', use: 'تخطيطيًّا، إلكترونيًّا، خرسانيًّا', why: 'One spelling.' },
  { banned: 'ألمانية الصنع|آلات تدوير ألمانية', use: 'آلات تدوير من ألمانيا', why: 'The machines are European.' },
];

const english: readonly Omit<BannedTerm, 'language'>[] = [
  {
    banned:
      '\\baccording to the office\\b|\\bthe office(’s (own )?(figures?|count|estimate|assessment)\\b| (gives|states)\\b)',
    use: 'Figures are our own unless a source is named.',
    why: disclaims,
  },
  { banned: '\\bnot (yet )?published\\b|\\bnot yet known\\b', use: '', why: missing },
  { banned: '\\bschemes?\\b', use: 'schematic', why: 'A translation of German “Schema”.' },
  { banned: '\\btons?\\b', use: 'tonne', why: 'Metric tonnes; only words quoted from the requirements say tons.' },
  { banned: '\\blorr(y|ies)\\b', use: 'truck', why: oneTerm },
  { banned: '\\bruins?\\b|\\bruined (house|home)', use: 'damaged house', why: 'It is somebody’s home.' },
  { banned: '\\bclosed main\\b', use: 'rising main', why: oneTerm },
  { banned: '\\bfoot bend\\b', use: 'duckfoot bend', why: oneTerm },
  { banned: '\\bguard floats?\\b', use: 'backup float switch', why: oneTerm },
  { banned: '\\bglued[- ](laminated )?timber\\b', use: 'glulam', why: oneTerm },
  { banned: '\\belastic (bearing )?pad\\b', use: 'elastomeric bearing', why: oneTerm },
  { banned: '\\b(bridge|travelling) crane\\b', use: 'overhead crane', why: oneTerm },
  { banned: '\\brule of three\\b', use: 'simple proportion', why: 'A translation of German “Dreisatz”.' },
  { banned: '\\bis no part of\\b', use: 'is not part of', why: 'English as a native writes it.' },
  {
    banned: '\\bon the way\\. Results\\b|\\brounded on the way\\b',
    use: 'Rounding is done only at the end',
    why: 'English as a native writes it.',
  },
  { banned: '\\bplanned in germany\\b', use: 'designed in Germany', why: 'A translation of German “planen”.' },
  {
    banned: '\\bgerman (recycling )?machin',
    use: 'recycling machinery from Germany',
    why: 'The machines are European.',
  },
  { banned: '\\bseal against spam\\b|\\bform seal\\b', use: 'anti-spam time stamp', why: oneTerm },
  {
    banned: '\\bnobody else\\b',
    use: 'the office and the providers that run its server and mailbox on its behalf',
    why: 'Not so.',
  },
  { banned: '\\ban engineer (answers|reads)\\b', use: '', why: 'A promise that nobody gave.' },
  { banned: '\\bwall of steel\\b|\\bfootball pitch', use: '', why: 'Of the façade itself no size is given.' },
  { banned: '\\bservices of others\\b', use: 'Third-party services', why: 'English as a native writes it.' },
  { banned: '\\bsewer of a village\\b|\\bwhole village\\b', use: '', why: 'Not given.' },
];

/** Each wording once; the glossary holds the terms that stand instead. */
export const bannedTerms: readonly BannedTerm[] = [
  ...arabic.map((term) => ({ language: 'ar' as const, ...term })),
  ...english.map((term) => ({ language: 'en' as const, ...term })),
];

/** Words of the requirements that stand word for word, whatever the list says. */
export const quotedTexts: readonly string[] = ['Debris Amount (tons)'];
