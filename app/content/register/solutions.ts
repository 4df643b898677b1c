import type { Entries } from './entry.ts';

/** The four solutions and their summary. */
export const solutions: Entries<'solutions'> = {
  'solutions.mobileCrushers.costEuro': {
    unit: 'euro',
    place: 'none',
    counts: { ar: 'الكلفة التقديرية: المكسّرات المتنقّلة', en: 'Estimated cost, mobile crushers' },
  },
  'solutions.mobileCrushers.tonnesPerDay': {
    unit: 'tonnePerDay',
    place: 'none',
    counts: { ar: 'الطاقة اليومية المخطَّطة: المكسّرات المتنقّلة', en: 'Planned daily capacity, mobile crushers' },
  },
  'solutions.mobileCrushers.crusherTonnesPerHour': {
    unit: 'tonnePerHour',
    place: 'none',
    counts: { ar: 'الطاقة الاسمية للمكسّرة الفكّية', en: 'Rated output of the jaw crusher' },
  },
  'solutions.rebarSeparation.costEuro': {
    unit: 'euro',
    place: 'none',
    counts: { ar: 'الكلفة التقديرية: فصل حديد التسليح', en: 'Estimated cost, rebar separation' },
  },
  'solutions.rebarSeparation.tonnesPerDay': {
    unit: 'tonnePerDay',
    place: 'none',
    counts: { ar: 'الطاقة اليومية المخطَّطة: فصل حديد التسليح', en: 'Planned daily capacity, rebar separation' },
  },
  'solutions.rebarSeparation.recoveryPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'الحديد المسترجع من الخرسانة', en: 'Rebar recovered from the concrete' },
  },
  'solutions.recycledAggregate.costEuro': {
    unit: 'euro',
    place: 'none',
    counts: { ar: 'الكلفة التقديرية: الحصويات المعاد تدويرها', en: 'Estimated cost, recycled aggregate' },
  },
  'solutions.recycledAggregate.tonnesPerDay': {
    unit: 'tonnePerDay',
    place: 'none',
    counts: { ar: 'الطاقة اليومية المخطَّطة: الحصويات المعاد تدويرها', en: 'Planned daily capacity, recycled aggregate' },
  },
  'solutions.recycledAggregate.costSavingPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'وفر في كلفة الحصويات', en: 'Saving on the cost of aggregate' },
  },
  'solutions.logistics.costEuro': {
    unit: 'euro',
    place: 'none',
    counts: { ar: 'الكلفة التقديرية: النقل', en: 'Estimated cost, logistics' },
  },
  'solutions.logistics.tripsPerDay': {
    unit: 'tripPerDay',
    place: 'none',
    counts: { ar: 'الطاقة اليومية المخطَّطة: النقل', en: 'Planned daily capacity, logistics' },
  },
  'solutions.logistics.trucks': {
    unit: 'truck',
    place: 'none',
    counts: { ar: 'شاحنات الأسطول', en: 'Trucks in the fleet' },
  },
  'solutions.logistics.transportEfficiencyPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'زيادة كفاءة النقل', en: 'Gain in transport efficiency' },
  },
  'solutions.wasteReductionPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'خفض النفايات', en: 'Waste reduction' },
  },
  'solutions.costSavingsPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'وفر في الكلفة', en: 'Cost savings' },
  },
  'solutions.emissionsReductionPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'خفض الانبعاثات', en: 'Emissions reduction' },
  },
};
