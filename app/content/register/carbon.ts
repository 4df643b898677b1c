import type { Text } from '../text.ts';
import type { Entries } from './entry.ts';

const aggregates: Text = {
  ar: 'معاملات التحويل 2025، استخدام المواد، الحصويات',
  en: 'Conversion factors 2025, material use, aggregates',
};
const haul: Text = { ar: 'معاملات التحويل 2025، نقل البضائع', en: 'Conversion factors 2025, freight' };
const steel: Text = {
  ar: 'كمية الخردة في السنة وما تجنّبه من انبعاث، بالتقريب',
  en: 'Scrap a year, and the emissions it avoids, both approximate',
};
const assumption: Text = { ar: 'افتراض قابل للتغيير', en: 'Assumption; changeable' };

/** Factors and assumptions of the carbon calculator. */
export const carbon: Entries<'carbonFactors' | 'carbonAssumptions'> = {
  'carbonFactors.lorryTankToWheel': {
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
  'carbonFactors.lorryWellToTank': {
    unit: 'kilogramPerTonneKilometre',
    place: 'uk',
    counts: { ar: 'الشاحنة نفسها: إنتاج الوقود', en: 'The same truck: producing the fuel' },
    publisher: 'desnz',
    asOf: '2025',
    source: haul,
  },
  'carbonFactors.recycledAggregate': {
    unit: 'kilogramPerTonne',
    place: 'uk',
    counts: { ar: 'حصويات معاد تدويرها، دورة مغلقة', en: 'Recycled aggregate, closed loop' },
    publisher: 'desnz',
    asOf: '2025',
    source: aggregates,
  },
  'carbonFactors.primaryAggregate': {
    unit: 'kilogramPerTonne',
    place: 'uk',
    counts: { ar: 'حصويات طبيعية من المقالع', en: 'Primary aggregate' },
    publisher: 'desnz',
    asOf: '2025',
    source: aggregates,
  },
  'carbonFactors.recoveredSteel': {
    unit: 'kilogramPerTonne',
    place: 'world',
    counts: { ar: 'ما يُتجنَّب بكل طن من الحديد المسترجع', en: 'Credit per tonne of recovered steel' },
    publisher: 'worldsteel',
    asOf: 'undated',
    source: steel,
  },
  'carbonFactors.worldsteelMillionTonnes.scrap': {
    unit: 'millionTonne',
    place: 'world',
    counts: { ar: 'خردة الفولاذ المستعملة في السنة', en: 'Steel scrap used a year' },
    publisher: 'worldsteel',
    asOf: 'undated',
    source: steel,
  },
  'carbonFactors.worldsteelMillionTonnes.saved': {
    unit: 'millionTonne',
    place: 'world',
    counts: { ar: 'CO2 الذي تجنّب الخردةُ انبعاثه في السنة', en: 'CO2 that the scrap avoids a year' },
    publisher: 'worldsteel',
    asOf: 'undated',
    source: steel,
  },
  'carbonFactors.landfillProcess': {
    unit: 'kilogramPerTonne',
    place: 'uk',
    counts: { ar: 'الطمر نفسه', en: 'The landfill process itself' },
    source: {
      ar: 'مستنتج: المعاملات المنشورة للطمر تشمل النقل وحده',
      en: 'Derived: the published landfill factors cover transport only',
    },
  },
  'carbonAssumptions.recycledPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'ما يُعاد تدويره في الحساب', en: 'Share recycled in the calculation' },
    source: { ar: 'تقديرنا لأنقاض البلاد عمومًا، قابل للتغيير', en: 'Our figure for debris in general; changeable' },
  },
  'carbonAssumptions.landfillKilometres': {
    unit: 'kilometre',
    place: 'uk',
    counts: { ar: 'المسافة إلى المطمر', en: 'Distance to the landfill' },
    publisher: 'desnz',
    asOf: '2025',
    source: { ar: 'نقل النفايات الخاملة إلى المطمر', en: 'Haul of inert waste to landfill' },
  },
  'carbonAssumptions.plantKilometres': {
    unit: 'kilometre',
    place: 'none',
    counts: {
      ar: 'المسافة إلى محطة التدوير، مساوية للمسافة إلى المطمر',
      en: 'Distance to the plant, taken as equal to that to the landfill',
    },
    source: assumption,
  },
  'carbonAssumptions.steelPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'الحديد في الجزء المعاد تدويره', en: 'Steel in the recycled part' },
    source: assumption,
  },
};
