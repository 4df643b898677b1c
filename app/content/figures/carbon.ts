/** Factors and assumptions of the carbon calculator. */
import { figureRecords } from './records.ts';
import { debris } from './rubble.ts';

const aggregates = {
  ar: 'معاملات التحويل 2025، استخدام المواد، الحصويات',
  en: 'Conversion factors 2025, material use, aggregates',
};
const haul = { ar: 'معاملات التحويل 2025، نقل البضائع', en: 'Conversion factors 2025, freight' };
const steel = {
  ar: 'كمية الخردة في السنة وما تجنّبه من انبعاث، بالتقريب',
  en: 'Scrap a year, and the emissions it avoids, both approximate',
};
const assumption = { ar: 'افتراض قابل للتغيير', en: 'Assumption; changeable' };

/**
 * Factors of the carbon calculator in kg CO2e; units, sources and years: content/carbon.ts. UK figures, because there
 * are no published Syrian ones.
 */
export const carbonFactors = figureRecords('carbonFactors', {
  /** Rigid truck over 17 t, half laden, per tonne-kilometre: tank to wheel, and well to tank. */
  lorryTankToWheel: {
    value: 0.21116,
    unit: 'kilogramPerTonneKilometre',
    place: 'uk',
    counts: {
      ar: 'شاحنة بلا مقطورة فوق سبعة عشر طنًا، نصف محمّلة: احتراق الوقود',
      en: 'Rigid truck over seventeen tonnes, half laden: burning the fuel',
    },
    publisher: 'desnz',
    asOf: '2025',
    source: haul,
  },
  lorryWellToTank: {
    value: 0.04878,
    unit: 'kilogramPerTonneKilometre',
    place: 'uk',
    counts: { ar: 'الشاحنة نفسها: إنتاج الوقود', en: 'The same truck: producing the fuel' },
    publisher: 'desnz',
    asOf: '2025',
    source: haul,
  },
  /** Per tonne of aggregate. */
  recycledAggregate: {
    value: 3.21835,
    unit: 'kilogramPerTonne',
    place: 'uk',
    counts: { ar: 'حصويات معاد تدويرها، دورة مغلقة', en: 'Recycled aggregate, closed loop' },
    publisher: 'desnz',
    asOf: '2025',
    source: aggregates,
  },
  primaryAggregate: {
    value: 7.79306,
    unit: 'kilogramPerTonne',
    place: 'uk',
    counts: { ar: 'حصويات طبيعية من المقالع', en: 'Primary aggregate' },
    publisher: 'desnz',
    asOf: '2025',
    source: aggregates,
  },
  /** Per tonne of steel that returns to a furnace. */
  recoveredSteel: {
    value: 1_500,
    unit: 'kilogramPerTonne',
    place: 'world',
    counts: { ar: 'ما يُتجنَّب بكل طن من الحديد المسترجع', en: 'Credit per tonne of recovered steel' },
    publisher: 'worldsteel',
    asOf: 'undated',
    source: steel,
  },
  /** The basis of that credit: scrap used per year, and emissions avoided. */
  worldsteelMillionTonnes: {
    scrap: {
      value: 650,
      unit: 'millionTonne',
      place: 'world',
      counts: { ar: 'خردة الفولاذ المستعملة في السنة', en: 'Steel scrap used a year' },
      publisher: 'worldsteel',
      asOf: 'undated',
      source: steel,
    },
    saved: {
      value: 975,
      unit: 'millionTonne',
      place: 'world',
      counts: { ar: 'CO2 الذي تجنّب الخردةُ انبعاثه في السنة', en: 'CO2 that the scrap avoids a year' },
      publisher: 'worldsteel',
      asOf: 'undated',
      source: steel,
    },
  },
  /** The landfill process itself: the published factors cover transport only. */
  landfillProcess: {
    value: 0,
    unit: 'kilogramPerTonne',
    place: 'uk',
    counts: { ar: 'الطمر نفسه', en: 'The landfill process itself' },
    source: {
      ar: 'مستنتج: المعاملات المنشورة للطمر تشمل النقل وحده',
      en: 'Derived: the published landfill factors cover transport only',
    },
  },
});

/** The calculator's defaults, and the ranges for changing them. */
export const carbonAssumptions = figureRecords('carbonAssumptions', {
  recycledPercent: {
    value: debris.recyclablePercent.value,
    unit: 'percent',
    place: 'none',
    counts: { ar: 'ما يُعاد تدويره في الحساب', en: 'Share recycled in the calculation' },
    source: { ar: 'تقديرنا لأنقاض البلاد عمومًا، قابل للتغيير', en: 'Our figure for debris in general; changeable' },
  },
  landfillKilometres: {
    value: 16,
    unit: 'kilometre',
    place: 'uk',
    counts: { ar: 'المسافة إلى المطمر', en: 'Distance to the landfill' },
    publisher: 'desnz',
    asOf: '2025',
    source: { ar: 'نقل النفايات الخاملة إلى المطمر', en: 'Haul of inert waste to landfill' },
  },
  plantKilometres: {
    value: 16,
    unit: 'kilometre',
    place: 'none',
    counts: {
      ar: 'المسافة إلى محطة التدوير، مساوية للمسافة إلى المطمر',
      en: 'Distance to the plant, taken as equal to that to the landfill',
    },
    source: assumption,
  },
  steelPercent: {
    value: 2,
    unit: 'percent',
    place: 'none',
    counts: { ar: 'الحديد في الجزء المعاد تدويره', en: 'Steel in the recycled part' },
    source: assumption,
  },
});
