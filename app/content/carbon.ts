import { defineContent } from './define-content.ts';
import { damascus } from './figures/damascus.ts';
import { rubble } from './figures/rubble.ts';
import { n } from './inline.ts';
import { carbonLimits } from './settings.ts';
import type { PluralForms } from './shared/units.ts';
import type { Language } from './text.ts';

/** Symbols in English, words with their plurals in Arabic. */
export const carbonUnits: Record<'kilogram' | 'tonne' | 'cubicMetre', Record<Language, PluralForms>> = {
  kilogram: { ar: { other: 'كغ' }, en: { other: 'kg' } },
  tonne: { ar: { few: 'أطنان', many: 'طنًا', other: 'طن' }, en: { other: 't' } },
  cubicMetre: { ar: { other: 'م³' }, en: { other: 'm³' } },
};

/** Two accepted spellings of an amount, for the field's hint. */
const spellings = { western: '1,000', arabic: '١٢٬٣٤٥٫٦' };

/** The worked examples on the page: debris in tonnes, and the assumptions that differ from the defaults. */
const examples = [
  { tonnes: 1_000 },
  { tonnes: 142_500_000 },
  { tonnes: 10_000, changed: { recycledPercent: 50, landfillKilometres: 40, plantKilometres: 5, steelPercent: 0 } },
  { tonnes: 100, changed: { recycledPercent: 100, landfillKilometres: 5, plantKilometres: 100, steelPercent: 0 } },
] as const;

/** The carbon calculator (EN-2) and the rubble converter. Quoted interface texts are those of the requirements. */
export const carbon = defineContent('carbon', {
  dialog: {
    open: { ar: 'افتح حاسبة الكربون', en: 'Open the carbon calculator' },
    title: { ar: 'حاسبة الكربون', en: 'Carbon calculator' },
    note: {
      ar: 'رقم واحد يكفي. ولك أن تغيّر الافتراضات في الصفحة.',
      en: 'One number is enough. You can change the assumptions on the page.',
    },
    amount: { ar: 'كمية الأنقاض (طن)', en: 'Debris Amount (tons)' },
    calculate: { ar: 'احسب', en: 'Calculate' },
    footprint: { ar: 'البصمة الكربونية', en: 'Carbon Footprint' },
    footprintScope: {
      ar: 'انبعاثات تدوير {amount}: نقلها وتكسيرها، قبل طرح ما يُتجنَّب.',
      en: 'Emissions from recycling {amount}: haul and crushing, before avoided emissions are deducted.',
    },
    close: { ar: 'إغلاق', en: 'Close' },
    assumptions: { ar: 'غيّر الافتراضات', en: 'Change the assumptions' },
  },
  section: {
    title: { ar: 'الطمر أم التدوير؟', en: 'Landfill or recycling?' },
    lead: {
      ar: 'أدخل كمية الأنقاض لتقارن بين نقلها كلها إلى المطمر وتدويرها.',
      en: 'Enter an amount of debris to compare taking all of it to a landfill with recycling it.',
    },
    amountHint: {
      ar: 'تُقبل الأرقام بالشكلين، مثل {western} أو {arabic}',
      en: 'In Western or Arabic-Indic digits, for example {western} or {arabic}',
    },
    assumptions: { ar: 'الافتراضات', en: 'Assumptions' },
    ranges: {
      ar: `الحديد حتى ${n(carbonLimits.steelPercent, 'percent')}، والمسافات حتى ${n(carbonLimits.kilometres, 'kilometre')} في اتجاه واحد.`,
      en: `Steel up to ${n(carbonLimits.steelPercent, 'percent')}, distances up to ${n(carbonLimits.kilometres, 'kilometre')} one way.`,
    },
    result: { ar: 'النتيجة', en: 'Result' },
    refused: {
      ar: 'صحّح الحقول المعلَّمة، ثم احسب من جديد.',
      en: 'Please correct the marked fields and calculate again.',
    },
  },
  fields: {
    amount: { ar: 'كمية الأنقاض (طن)', en: 'Debris Amount (tons)' },
    recycled: { ar: 'نسبة ما يُعاد تدويره (%)', en: 'Share recycled (%)' },
    landfill: { ar: 'المسافة إلى المطمر (كم)', en: 'Distance to the landfill (km)' },
    plant: { ar: 'المسافة إلى محطة التدوير (كم)', en: 'Distance to the plant (km)' },
    steel: { ar: 'الحديد في الجزء المعاد تدويره (%)', en: 'Steel in the recycled part (%)' },
  },
  lines: {
    amount: { ar: 'الكمية المدخلة', en: 'Amount entered' },
    landfill: { ar: 'ترحيلها كلها إلى المطمر', en: 'Everything to the landfill' },
    gross: { ar: 'إجمالي انبعاثات التدوير', en: 'Carbon footprint of recycling, gross' },
    avoided: { ar: 'انبعاثات متجنَّبة في المقالع ومعامل الفولاذ', en: 'Emissions avoided in quarries and steelworks' },
    net: { ar: 'صافي انبعاثات التدوير', en: 'Recycling, net' },
    saving: { ar: 'الوفر مقارنةً بالطمر', en: 'Saving against landfill' },
    withoutSteel: { ar: 'الوفر نفسه لو لم يُسترجَع حديد', en: 'The same, with no steel recovered' },
  },
  /** Shorter, for column heads. */
  heads: {
    typed: { ar: 'الأنقاض (طن)', en: 'Debris (tonnes)' },
    landfill: { ar: 'الطمر', en: 'Landfill' },
    gross: { ar: 'الإجمالي', en: 'Gross' },
    avoided: { ar: 'المتجنَّب', en: 'Avoided' },
    net: { ar: 'الصافي', en: 'Net' },
    saving: { ar: 'الوفر', en: 'Saving' },
  },
  worse: {
    ar: 'بهذه الافتراضات تزيد انبعاثات التدوير على انبعاثات الطمر.',
    en: 'Under these assumptions recycling emits more than taking everything to the landfill.',
  },
  belowZero: {
    ar: 'الصافي السالب يعني أن ما يُتجنَّب من الانبعاثات أكبر مما ينبعث.',
    en: 'A net figure below zero means that more is avoided than emitted.',
  },
  carbonDioxide: { ar: 'من مكافئ CO2', en: 'CO2e' },
  refusals: {
    empty: { ar: 'اكتب رقمًا.', en: 'Please enter a number.' },
    sign: { ar: 'اكتب الرقم دون إشارة زائد أو ناقص.', en: 'Please enter the number without a plus or minus sign.' },
    form: {
      ar: 'لم نفهم هذا الرقم. اكتبه بالأرقام وحدها، مثل 12,345.6.',
      en: 'We could not read this number. Please use digits only, like 12,345.6.',
    },
    grouping: {
      ar: 'الفواصل ليست في مواضعها بعد كل ثلاث خانات من اليمين. اكتب 1,234 أو 1234، واستعمل النقطة للكسور.',
      en: 'The commas are not between groups of three digits. Write 1,234 or 1234, and a point before decimals.',
    },
    ambiguous: {
      ar: 'لهذا الرقم قراءتان: {one} أو {other}. اكتب المقصود بهذا الشكل.',
      en: 'This can mean {one} or {other}. Please write it one of these two ways.',
    },
    unit: { ar: 'اكتب الرقم وحده دون وحدته: {one}.', en: 'Please enter the number without its unit: {one}.' },
    decimals: { ar: 'لا يُقبل بعد النقطة أكثر من {n} أرقام.', en: 'No more than {n} decimals, please.' },
    zero: { ar: 'يجب أن يكون الرقم أكبر من الصفر.', en: 'The number must be greater than zero.' },
    large: { ar: 'الحد الأعلى {max}.', en: 'The most that can be entered is {max}.' },
  },
  examples,
  spellings,
  converter: {
    title: { ar: 'بين المتر المكعب والطن', en: 'Cubic metres and tonnes' },
    lead: {
      ar: `نعتمد للأنقاض السائبة كثافة ${n(rubble.looseTonnesPerCubicMetre)}، من دراسة محطة دمشق (${n(damascus.estimateYear)}): ${n(damascus.rubbleTonnes)} في ${n(damascus.rubbleCubicMetres)}.`,
      en: `We use a density of ${n(rubble.looseTonnesPerCubicMetre)} for loose rubble, from the ${n(damascus.estimateYear)} estimate of the Damascus plant study: ${n(damascus.rubbleTonnes)} in ${n(damascus.rubbleCubicMetres)}.`,
    },
    amount: { ar: 'الكمية', en: 'Amount' },
    direction: { ar: 'الاتجاه', en: 'Direction' },
    directions: {
      tonnes: { ar: 'م³ إلى طن', en: 'm³ to tonnes' },
      volume: { ar: 'طن إلى م³', en: 'tonnes to m³' },
    },
    convert: { ar: 'حوّل', en: 'Convert' },
    result: {
      ar: '{amount} من الأنقاض السائبة: {range}',
      en: '{amount} of loose rubble: {range}',
    },
  },
});
