import { defineContent } from './define-content.ts';
import { carbonAssumptions, carbonFactors } from './figures/carbon.ts';
import type { FigureRecord } from './figures/records.ts';
import { n } from './inline.ts';
import { carbonLimits } from './settings.ts';
import type { Text } from './text.ts';

const desnzAggregates: Text = {
  ar: 'الوزارة البريطانية لأمن الطاقة DESNZ، معاملات 2025، استخدام المواد، الحصويات',
  en: 'UK DESNZ conversion factors 2025, material use, aggregates',
};
const desnzHaul: Text = {
  ar: 'الوزارة البريطانية لأمن الطاقة DESNZ، مسافة نقل النفايات الخاملة إلى المطمر، قابلة للتغيير',
  en: 'UK DESNZ, haul of inert waste to landfill; changeable',
};
const perTonne: Text = { ar: 'كغ من مكافئ CO2 لكل طن', en: 'kg CO2e per t' };
const perTonneKilometre: Text = { ar: 'كغ من مكافئ CO2 لكل طن وكيلومتر', en: 'kg CO2e per t·km' };
const kilometres: Text = { ar: 'كم', en: 'km' };
const percent: Text = { ar: '%', en: '%' };

/**
 * Everything the calculation is based on, with unit and source: one dated table. Factors are fixed, assumptions can be
 * changed.
 */
const factors = [
  {
    symbol: 'k',
    name: { ar: 'شاحنة بلا مقطورة فوق 17\u00a0طنًا، نصف محمّلة', en: 'Rigid truck over 17\u00a0t, half laden' },
    value: [carbonFactors.lorryTankToWheel, carbonFactors.lorryWellToTank],
    unit: perTonneKilometre,
    source: {
      ar: `الوزارة البريطانية لأمن الطاقة DESNZ، معاملات 2025: ${n(carbonFactors.lorryTankToWheel, 'factor')} من احتراق الوقود و${n(carbonFactors.lorryWellToTank, 'factor')} من إنتاجه`,
      en: `UK DESNZ conversion factors 2025: ${n(carbonFactors.lorryTankToWheel, 'factor')} from burning the fuel, ${n(carbonFactors.lorryWellToTank, 'factor')} from producing it`,
    },
  },
  {
    symbol: 'C',
    name: { ar: 'حصويات معاد تدويرها، دورة مغلقة', en: 'Recycled aggregate, closed loop' },
    value: carbonFactors.recycledAggregate,
    unit: perTonne,
    source: desnzAggregates,
  },
  {
    symbol: 'A',
    name: { ar: 'حصويات طبيعية من المقالع', en: 'Primary aggregate from a quarry' },
    value: carbonFactors.primaryAggregate,
    unit: perTonne,
    source: desnzAggregates,
  },
  {
    symbol: 'S',
    name: { ar: 'ما يُتجنَّب بكل طن من الحديد المسترجع', en: 'Credit per tonne of recovered steel' },
    value: carbonFactors.recoveredSteel,
    unit: perTonne,
    source: {
      ar: `الرابطة العالمية للصلب worldsteel: نحو ${n(carbonFactors.worldsteelMillionTonnes.scrap, null)} مليون طن من الخردة تجنّب انبعاث نحو ${n(carbonFactors.worldsteelMillionTonnes.saved, null)} مليون طن CO2 في السنة`,
      en: `worldsteel: about ${n(carbonFactors.worldsteelMillionTonnes.scrap, null)} million t of scrap avoid about ${n(carbonFactors.worldsteelMillionTonnes.saved, null)} million t of CO2 a year`,
    },
  },
  {
    symbol: 'L',
    name: { ar: 'الطمر نفسه', en: 'The landfill itself' },
    value: carbonFactors.landfillProcess,
    unit: perTonne,
    source: {
      ar: 'مستنتج: معاملات DESNZ للطمر تشمل النقل وحده، فالوفر هنا أقل من الواقع',
      en: 'Derived: the DESNZ landfill factors cover transport only, so the saving is understated',
    },
  },
  {
    symbol: 'r',
    name: { ar: 'نسبة ما يُعاد تدويره', en: 'Share recycled' },
    value: carbonAssumptions.recycledPercent,
    unit: percent,
    source: {
      ar: 'تقديرنا لأنقاض البلاد عمومًا، قابل للتغيير؛ وفي حاسبة الإزالة نسبة أقل',
      en: 'Our estimate for debris in general; changeable. The clearance planner takes a lower share, to be cautious',
    },
  },
  {
    symbol: 'd_L',
    name: { ar: 'المسافة إلى المطمر', en: 'Distance to the landfill' },
    value: carbonAssumptions.landfillKilometres,
    unit: kilometres,
    source: desnzHaul,
  },
  {
    symbol: 'd_R',
    name: { ar: 'المسافة إلى محطة التدوير', en: 'Distance to the plant' },
    value: carbonAssumptions.plantKilometres,
    unit: kilometres,
    source: {
      ar: 'افتُرضت مساوية للمسافة إلى المطمر، قابلة للتغيير',
      en: 'Taken as equal to the landfill distance; changeable',
    },
  },
  {
    symbol: 's',
    name: { ar: 'الحديد في الجزء المعاد تدويره', en: 'Steel in the recycled part' },
    value: carbonAssumptions.steelPercent,
    unit: percent,
    source: {
      ar: `افتراض، حتى ${n(carbonLimits.steelPercent, 'percent')}، قابل للتغيير`,
      en: `Assumption, up to ${n(carbonLimits.steelPercent, 'percent')}; changeable`,
    },
  },
] as const satisfies readonly Factor[];

export interface Factor {
  symbol: string;
  name: Text;
  /** Several are added up. */
  value: FigureRecord | readonly FigureRecord[];
  unit: Text;
  source: Text;
}

/** The carbon calculator's method; static HTML that no script loads. */
export const carbonMethod = defineContent('carbon-method', {
  title: { ar: 'طريقة الحساب', en: 'How it is calculated' },
  /** On the register's page. */
  onFigures: { ar: 'حاسبة الكربون: طريقة الحساب', en: 'Carbon calculator: how it is calculated' },
  /** `_` starts a subscript. */
  formulas: [
    { name: { ar: 'الطمر', en: 'Landfill' }, formula: 't · (k · d_L + L)' },
    {
      name: { ar: 'الإجمالي', en: 'Gross' },
      formula: 't · (r · k · d_R + (1 − r) · (k · d_L + L) + r · (1 − s) · C)',
    },
    { name: { ar: 'المتجنَّب', en: 'Avoided' }, formula: 't · r · ((1 − s) · A + s · S)' },
    {
      name: { ar: 'الصافي', en: 'Net' },
      formula: null,
      words: { ar: 'الإجمالي ناقص المتجنَّب', en: 'gross minus avoided' },
    },
    {
      name: { ar: 'الوفر', en: 'Saving' },
      formula: null,
      words: { ar: 'الطمر ناقص الصافي', en: 'landfill minus net' },
    },
  ],
  amountSymbol: { ar: 'الرمز t كمية الأنقاض بالطن.', en: 't is the amount of debris in tonnes.' },
  notes: {
    steel: {
      ar: 'بالافتراضات المعتادة يأتي {share} مما يُتجنَّب من الحديد.',
      en: 'With the usual assumptions, {share} of what is avoided comes from the steel.',
    },
    country: {
      ar: 'معاملات الانبعاث بريطانية، ولا نعرف معاملات منشورة لسورية، فخذ النتيجة تقديرًا عامًّا.',
      en: 'The factors are British; we know of none published for Syria, so read the result as an order of magnitude.',
    },
  },
  factors: {
    title: { ar: 'معاملات الانبعاث ومصادرها', en: 'Emission factors and sources' },
    date: { ar: 'جُمعت في {date}', en: 'Compiled on {date}' },
    heads: {
      symbol: { ar: 'الرمز', en: 'Symbol' },
      name: { ar: 'المعنى', en: 'Meaning' },
      value: { ar: 'القيمة', en: 'Value' },
      source: { ar: 'المصدر', en: 'Source' },
    },
  },
  examples: {
    title: { ar: 'أمثلة محسوبة', en: 'Worked examples' },
    note: { ar: 'كل القيم بمكافئ CO2.', en: 'All values are CO2 equivalents.' },
    changed: {
      ar: 'r\u00a0{recycled}%، d_L\u00a0{landfill}\u00a0كم، d_R\u00a0{plant}\u00a0كم، s\u00a0{steel}%',
      en: 'r\u00a0{recycled}%, d_L\u00a0{landfill}\u00a0km, d_R\u00a0{plant}\u00a0km, s\u00a0{steel}%',
    },
    usual: { ar: 'بالافتراضات المعتادة', en: 'usual assumptions' },
    worse: { ar: 'أسوأ', en: 'worse' },
  },
  compiled: '2026-11-21',
  table: factors,
});
