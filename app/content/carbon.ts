import { defineContent } from './define-content.ts';
import { carbonFactors } from './figures/carbon.ts';
import { type RichText, text } from './rich-text.ts';
import type { PluralForms } from './shared/units.ts';
import type { Language, Text } from './text.ts';

/** Symbols in English, words with their plurals in Arabic. */
export const carbonUnits: Record<'kilogram' | 'tonne', Record<Language, PluralForms>> = {
  kilogram: { ar: { other: 'كغ' }, en: { other: 'kg' } },
  tonne: { ar: { few: 'أطنان', many: 'طنًا', other: 'طن' }, en: { other: 't' } },
};

/** Before a negative mass. */
export const minus: Text = { ar: 'سالب\u00a0', en: '−' };

const desnz: Text = {
  ar: 'الوزارة البريطانية لأمن الطاقة DESNZ، معاملات 2025',
  en: 'UK DESNZ conversion factors 2025',
};
const { lorryTankToWheel, lorryWellToTank, recycledAggregate, primaryAggregate, recoveredSteel } = carbonFactors;
const steel = carbonFactors.worldsteelTonnes;

/** The factors with unit and source. */
const factors = [
  {
    name: {
      ar: 'k: شاحنة بلا مقطورة فوق 17\u00a0طنًا، نصف محمّلة، الوقود وإنتاجه',
      en: 'k: rigid truck over 17\u00a0t, half laden, fuel and its production',
    },
    value: lorryTankToWheel.value + lorryWellToTank.value,
    unit: { ar: 'كغ لكل طن وكيلومتر', en: 'kg per t·km' },
    source: desnz,
  },
  {
    name: { ar: 'C: حصويات معاد تدويرها', en: 'C: recycled aggregate' },
    value: recycledAggregate.value,
    unit: { ar: 'كغ/طن', en: 'kg/t' },
    source: desnz,
  },
  {
    name: { ar: 'A: حصويات من المقالع', en: 'A: aggregate from a quarry' },
    value: primaryAggregate.value,
    unit: { ar: 'كغ/طن', en: 'kg/t' },
    source: desnz,
  },
  {
    name: { ar: 'S: ما يُتجنَّب بكل طن من الحديد المسترجع', en: 'S: credit per tonne of recovered steel' },
    value: recoveredSteel.value,
    unit: { ar: 'كغ/طن', en: 'kg/t' },
    source: {
      ar: text`الرابطة العالمية للصلب worldsteel: نحو ${steel.scrap} من الخردة تجنّب انبعاث نحو ${steel.saved} في السنة`,
      en: text`worldsteel: about ${steel.scrap} of scrap avoid about ${steel.saved} a year`,
    },
  },
] as const satisfies readonly { name: Text; value: number; unit: Text; source: RichText }[];

/** The carbon calculator (EN-2). Quoted interface texts are those of the requirements. */
export const carbon = defineContent('carbon', {
  open: { ar: 'افتح حاسبة الكربون', en: 'Open the carbon calculator' },
  title: { ar: 'حاسبة الكربون', en: 'Carbon calculator' },
  note: {
    ar: 'الطمر أم التدوير؟ كل القيم بمكافئ ثاني أكسيد الكربون (CO2).',
    en: 'Landfill or recycling? All values are CO2 equivalents.',
  },
  amount: { ar: 'كمية الأنقاض (طن)', en: 'Debris Amount (tons)' },
  calculate: { ar: 'احسب', en: 'Calculate' },
  close: { ar: 'إغلاق', en: 'Close' },
  footprint: { ar: 'البصمة الكربونية', en: 'Carbon Footprint' },
  basis: {
    ar: 'الكمية {amount}، يُعاد تدوير {share} منها، والمسافة {distance} إلى المحطة وإلى المطمر.',
    en: 'For {amount}, {share} of it recycled, {distance} to the plant and to the landfill.',
  },
  lines: {
    landfill: { ar: 'ترحيلها كلها إلى المطمر', en: 'Everything to the landfill' },
    gross: { ar: 'انبعاثات التدوير، الإجمالي', en: 'Recycling, gross' },
    avoided: { ar: 'ما يُتجنَّب في المقالع ومعامل الفولاذ', en: 'Avoided in quarries and steelworks' },
    net: { ar: 'انبعاثات التدوير، الصافي', en: 'Recycling, net' },
    saving: { ar: 'الوفر مقارنةً بالطمر', en: 'Saving against landfill' },
  },
  method: {
    title: { ar: 'كيف نحسب؟', en: 'How it is calculated' },
    formulas: [
      { name: { ar: 'الطمر', en: 'Landfill' }, formula: 't · k · d' },
      { name: { ar: 'الإجمالي', en: 'Gross' }, formula: 't · (k · d + r · (1 − s) · C)' },
      { name: { ar: 'المتجنَّب', en: 'Avoided' }, formula: 't · r · ((1 − s) · A + s · S)' },
    ],
    symbols: {
      ar: 'الرمز t كمية الأنقاض بالطن، وd المسافة إلى المحطة وإلى المطمر ({distance})، وr نسبة ما يُعاد تدويره ({share})، وs الحديد في الجزء المعاد تدويره ({steel}، افتراض). الصافي هو الإجمالي ناقص المتجنَّب، والوفر هو الطمر ناقص الصافي.',
      en: 't: rubble in tonnes; d: distance to the plant and to the landfill ({distance}); r: share recycled ({share}); s: steel in the recycled part ({steel}, an assumption). Net is gross minus avoided; the saving is landfill minus net.',
    },
    notes: {
      ar: 'معظم ما يُتجنَّب يأتي من الحديد. ومعاملات الانبعاث بريطانية، نستعملها لسورية أيضًا.',
      en: 'Most of what is avoided comes from the steel. UK emission factors stand in for Syrian ones.',
    },
  },
  factors,
});
