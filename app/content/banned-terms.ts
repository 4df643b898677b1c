import { termOf } from './glossary/term-list.ts';
import type { Language } from './text.ts';

/** A wording that the site does not use, and its replacement. `npm run check` checks every text. */
export interface BannedTerm {
  language: Language;
  /** A case-insensitive pattern. */
  banned: string;
  /** The replacement; empty if the sentence needs none. */
  use: string;
  why: string;
  /** The glossary term to use instead. */
  term?: string;
}

type Entry = Omit<BannedTerm, 'language'>;

/** For a word with a glossary term: only the term's spelling is allowed. */
const called =
  (language: Language) =>
  (id: string, banned: string, why = oneTerm): Entry => ({ banned, use: termOf(id).name[language], term: id, why });

const disclaims = 'The office speaks for itself; whose a figure is stands in the register.';
const missing = 'What is missing is not shown.';
const remark = 'Remarks about scope, drawing and method stand in the register, one click from the figure.';
const maxim = 'A page says what was done; it opens with no maxim and does not talk of itself.';
const danger = 'One wording of the safety rules, in content/shared/safety.ts.';
const plain = 'Plain words, as a Syrian engineer writes to a mayor.';
const plainEnglish = 'Plain words, as a consultant writes to a mayor.';
const oneTerm = 'One term for one thing.';

const inArabic = called('ar');
const arabic: readonly Entry[] = [
  {
    banned: 'بحسب المكتب|وفق (أرقام )?المكتب|(أرقام|بيانات) المكتب',
    use: 'الأرقام أرقامنا ما لم يُذكر مصدر',
    why: disclaims,
  },
  { banned: 'ي(ذكره|علنه)ا? المكتب', use: '', why: disclaims },
  { banned: '(لم|لمّا) [تي]ُنشر(ا)?(?! رقم)( |\\.|،|$)', use: '', why: missing },
  { banned: 'مخطِّط', use: 'حاسبة الإزالة', why: 'Without its vowel sign it reads as a drawing.' },
  { banned: 'خرسانة حاملة', use: 'خرسانة إنشائية', why: plain },
  inArabic(
    'crusher',
    '(?<!(خرسانة|مواد|مادة|أعمدة) )(?<![\\p{L}])(و|ف|ب)?(ال|لل|ل)?مكسّ?ر(ة|ات)',
    'Nobody in Syria says it, and it is spelt like الخرسانة المكسّرة, crushed concrete.',
  ),
  inArabic(
    'recycled-aggregate',
    '(?<!\\()(ال)?ركام (ال)?معاد|(?<!\\()الركام|بالركام',
    'To most people الركام is the rubble itself.',
  ),
  inArabic('spare-parts', 'قطع (ال)?غيار'),
  { banned: 'ملم', use: 'مم', why: oneTerm },
  {
    banned: 'براغ[يٍ] تثبيت خشب|(?<![\\p{L}])(بال|ال|ب|و)?مسامير(?![\\p{L}])',
    use: 'براغي',
    why: 'Nails hold wood, bolts hold steel.',
  },
  inArabic('buckling', 'ينبعج|انبعاج'),
  inArabic('wheel-loader', 'لودر'),
  inArabic('weighbridge-ticket', 'سند(ات)? تسليم'),
  { banned: 'قصر عدل(?![\\p{L}])', use: 'قصر عدلي', why: oneTerm },
  { banned: 'اسم العائلة', use: 'الكنية', why: oneTerm },
  { banned: 'مبنى (إنتاج )?(ال)?ألبان|مصنع (ال)?ألبان', use: 'مبنى معمل الألبان', why: oneTerm },
  { banned: 'نخطّ?ط', use: 'ندرس ونصمّم', why: 'A translation of German “planen”.' },
  inArabic('register-extract', 'إخراج قيد'),
  inArabic('title-deed', 'سند(ات)? (ال)?ملكية'),
  {
    banned: 'إزالة (حيّ|الحيّ|أحياء|الأحياء)',
    use: 'إزالة أنقاض الحيّ',
    why: 'Rubble is cleared away, never a neighbourhood.',
  },
  { banned: 'ختم (ضد|النموذج)|الختم الزمني', use: 'طابع زمني', why: oneTerm },
  { banned: 'النطاق|نطاقه', use: 'ما يشمله الرقم', why: 'A translation of “scope”.' },
  { banned: '\\}\\+|\\d\\+', use: 'أكثر من', why: 'A plus behind a number is English.' },
  { banned: 'توفّ?ر انبعاث', use: 'تجنّب انبعاث', why: oneTerm },
  { banned: 'رتبةَ? مقدار', use: 'تقدير عام', why: oneTerm },
  { banned: 'ماذا تبحث عنه', use: 'عمّ تبحث؟', why: 'Grammar.' },
  { banned: 'أكثر خمسة', use: 'الخمسة الأكثر مشاركة', why: 'Grammar.' },
  { banned: 'زاد عن', use: 'زاد على', why: 'Grammar.' },
  { banned: '(^| )و?في ما ', use: 'وفيما', why: 'Grammar.' },
  inArabic('adsorbent', 'ماصّة', 'Adsorption is امتزاز, not امتصاص.'),
  inArabic('hydraulic-grade-line', 'خط الضغط(?![\\p{L}])'),
  inArabic('wet-well', 'حوض (ال)?تجميع(?! المياه)'),
  inArabic('concrete', '(?<![\\p{L}])(ال|ب|و)?(بيتون|باطون)'),
  { banned: 'محفظة', use: 'مجالاتنا الأربعة', why: 'A translation of “portfolio”.' },
  inArabic('head', 'ارتفاع الضخ'),
  inArabic('power', 'قدرة (كل )?(ال)?مضخ'),
  inArabic('discharge-chamber', 'غرفة النهاية'),
  inArabic('washout-chamber', 'مفارغ|(?<![\\p{L}])مفرغ(?![\\p{L}])'),
  { banned: 'درجة الخطورة', use: 'الشدّة', why: oneTerm },
  { banned: 'خارج يدنا', use: 'خارج سيطرتنا', why: 'A literal translation.' },
  { banned: 'معدات', use: 'معدّات', why: 'One spelling.' },
  { banned: '(?<![\\p{L}])(ال|ب|و|في )?سجل(?![\\p{L}ّ])', use: 'سجلّ', why: 'One spelling.' },
  { banned: 'تخطيطيً?ا|[إا]لكترونيً?ا|الكترون|خرسانيًا', use: 'تخطيطيًّا، إلكترونيًّا، خرسانيًّا', why: 'One spelling.' },
  { banned: 'ألمانية الصنع|آلات تدوير ألمانية', use: 'آلات تدوير من ألمانيا', why: 'The machines are European.' },
  { banned: 'مسلوك', use: 'طريق يمشي عليه الناس كل يوم', why: danger },
  { banned: 'ذخائر لم تنفجر', use: 'ألغام ومخلّفات حرب متفجّرة', why: danger },
  { banned: '(^|[ ،])[وف]?علّم الطريق', use: 'ضع علامة تحذير على الطريق', why: danger },
  {
    banned:
      'إخراج الأسبستوس أولًا|(الأنقاض|الكومة|الموقع)[^.]{0,60}(إعلان|يعلن|ويُعلَن)[^.]{0,30}خلوّ(ها|ه|الموقع| الموقع)',
    use: 'تفتيش الموقع أولًا، ثم الرفع طبقة بعد طبقة وفريق إزالة الذخائر حاضر، ثم الفرز',
    why: danger,
  },
  { banned: 'من الصلب(?![\\p{L}])|معامل (ال)?صلب', use: 'الفولاذ، أو المادة الصلبة', why: plain },
  { banned: 'كما ورد(ت)?(?![\\p{L}])|لم تُحدَّد', use: '', why: remark },
  { banned: 'لا نذكر (بنود|ساعات|درجة|كم)|كما نذكرها نحن', use: '', why: remark },
  { banned: 'سابقة الأعمال', use: 'الأعمال المنفَّذة والجارية', why: plain },
  { banned: 'بيان القدرات', use: 'الملف التعريفي', why: plain },
  { banned: 'التدفّق اليومي|تدفّق يومي', use: 'الغزارة اليومية', why: plain },
  { banned: 'يُشتقّ رقم|كما ذُكرت? (للمشروع|لهذا البند)', use: '', why: remark },
  { banned: 'لئلا يغرق', use: 'كي لا يملأ', why: plain },
  { banned: 'كذا من (الأنقاض|الوقت)', use: 'كم يلزم من محطات وشاحنات وأيام؟', why: plain },
  { banned: '(ال)?شارع[\\p{M}]* يمشي عليه', use: 'شارع يمشي فيه الناس كل يوم', why: danger },
  {
    banned: 'تفتيش كومة|الغبار الذي لا يطير',
    use: 'يفتّش مختصون الموقع، ثم تُرفع الأنقاض طبقة بعد طبقة، وبعد ذلك فقط تُفرز',
    why: danger,
  },
  { banned: 'وما الذي علي(ه|ها)(?![\\p{L}])', use: 'صِف لنا الموقع', why: plain },
  { banned: 'ارتفاع(ه)?[^.]{0,25} ونصف ارتفاعه', use: 'مرة ونصف ارتفاعه', why: danger },
  { banned: 'إدراك المهلة', use: 'إنجاز العمل ضمن المهلة', why: plain },
  { banned: 'الملاحقة القانونية', use: 'رفع الدعوى ومتابعتها', why: 'ملاحقة is prosecution.' },
  { banned: 'الخدمات اللوجستية', use: 'النقل والتحميل', why: plain },
  {
    banned: '(?<![\\p{L}])(ال)?(عميل|عملاء)(?![\\p{L}])',
    use: 'جهة متعاقدة',
    why: 'The word has a second, bad sense.',
  },
  {
    banned: 'تبقى خرسانة|تتحرّك كالجسر|بالعدد نفسه من المضخات|حيث لا يصل وحده|يُفتح كبيرًا',
    use: '',
    why: maxim,
  },
];

const inEnglish = called('en');
const english: readonly Entry[] = [
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
  inEnglish('rising-main', '\\bclosed main\\b'),
  { banned: '\\bfoot bend\\b', use: 'duckfoot bend', why: oneTerm },
  { banned: '\\bguard floats?\\b', use: 'backup float switch', why: oneTerm },
  inEnglish('glulam', '\\bglued[- ](laminated )?timber\\b'),
  inEnglish('elastomeric-bearing', '\\belastic (bearing )?pad\\b'),
  inEnglish('overhead-crane', '\\b(bridge|travelling) crane\\b'),
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
    use: 'only we and the providers that run our server and mailbox on our behalf',
    why: 'Not so.',
  },
  { banned: '\\ban engineer (answers|reads)\\b', use: '', why: 'A promise that nobody gave.' },
  { banned: '\\bwall of steel\\b|\\bfootball pitch', use: '', why: 'Of the façade itself no size is given.' },
  { banned: '\\bservices of others\\b', use: 'Third-party services', why: 'English as a native writes it.' },
  { banned: '\\bsewer of a village\\b|\\bwhole village\\b', use: '', why: 'Not given.' },
  {
    banned: '\\bno figure is derived\\b|\\bnot the mean of\\b',
    use: '',
    why: remark,
  },
  {
    banned: '\\bside by side as given\\b|\\bas far as (that|it|they) (is|are) known\\b',
    use: '',
    why: remark,
  },
  {
    banned: '\\bas stated\\b|\\bnone is derived\\b|\\b(has|have) not been stated\\b',
    use: '',
    why: remark,
  },
  {
    banned: '\\bwe do not (state|list)\\b|\\bas we state them\\b',
    use: '',
    why: remark,
  },
  {
    banned: '\\bcannot be searched before\\b|\\bdust that never rises\\b',
    use: 'safety.order, safety.dust',
    why: danger,
  },
  { banned: '\\bgeneral orientation\\b', use: 'general guidance', why: 'A translation of German “Orientierung”.' },
  { banned: '\\bcome(s)? about only\\b', use: 'exists', why: 'A translation of German “zustande kommen”.' },
  {
    banned: '\\bis competent\\b|\\bcompetent authority\\b',
    use: 'the authority responsible',
    why: 'A translation of German “zuständig”.',
  },
  { banned: '\\blow demand for energy\\b', use: 'low energy demand', why: plainEnglish },
  { banned: '\\bset(s|ting)? (it|them) running\\b', use: 'commission', why: plainEnglish },
  { banned: '\\bbuilt with again\\b|\\bso that it is known\\b', use: '', why: plainEnglish },
  {
    banned: '\\bstill concrete\\b|\\bmoves like a bridge\\b|\\bsame number of pumps\\b|\\bopens large\\b',
    use: '',
    why: maxim,
  },
  { banned: '\\bwhoever\\b', use: 'anyone who', why: plainEnglish },
  { banned: '\\bwork(s|ed)? out\\b', use: 'calculate', why: plainEnglish },
  { banned: '\\bcart(ed|ing)?\\b', use: 'hauled away', why: plainEnglish },
  {
    banned:
      '\\bstands? side by side\\b|\\b(figures?|tables?|pages?|rows?) stands?\\b|\\bstands? (here|there|in the list)\\b',
    use: 'is, are',
    why: plainEnglish,
  },
  { banned: '\\bwhat is on it\\b', use: 'describe it to us', why: plainEnglish },
  { banned: '\\btrials\\b', use: 'tests', why: oneTerm },
  { banned: '\\b(the|to) local administration\\b', use: 'the municipality', why: oneTerm },
  { banned: '\\bjust now\\b|\\bmelted down\\b|\\brange of pollution\\b', use: '', why: plainEnglish },
  { banned: '\\bsteel goes first\\b|\\bso much rubble\\b', use: '', why: plainEnglish },
  {
    banned: '\\b(go|goes|going|went) back along (it|the path)\\b|\\bsearched[^.]{0,60}declared clear\\b',
    use: 'Stop, warn others, stay where you are and call out',
    why: danger,
  },
];

/** Each banned wording once; technical terms take their replacement from the glossary. */
export const bannedTerms: readonly BannedTerm[] = [
  ...arabic.map((term) => ({ language: 'ar' as const, ...term })),
  ...english.map((term) => ({ language: 'en' as const, ...term })),
];

/** Verbatim texts of the requirements, allowed in spite of the list. */
export const quotedTexts: readonly string[] = ['Debris Amount (tons)'];
