import type { Entries } from './entry.ts';

/** The four solutions and their summary. */
export const solutions: Entries<'solutions'> = {
  'solutions.mobileCrushers.costEuro': {
    unit: 'euro',
    place: 'none',
    counts: { ar: 'الكلفة التقديرية: الكسّارات المتنقّلة', en: 'Estimated cost, mobile crushers' },
  },
  'solutions.mobileCrushers.tonnesPerDay': {
    unit: 'tonnePerDay',
    place: 'none',
    counts: {
      ar: 'الكسّارات المتنقّلة: ما يُخطَّط لتكسيره في يوم عمل',
      en: 'Mobile crushers: quantity planned for a working day',
    },
    asks: {
      ar: 'كم ساعة تكسير في اليوم تقوم عليها الطاقة اليومية للكسّارات المتنقّلة؟',
      en: 'How many hours of crushing a day is the daily capacity of the mobile crushers based on?',
    },
  },
  'solutions.mobileCrushers.crusherTonnesPerHour': {
    unit: 'tonnePerHour',
    place: 'none',
    counts: {
      ar: 'الطاقة الاسمية للكسّارة الفكّية، أي ما تكسّره في ساعة تشغيل',
      en: 'Rated output of the jaw crusher: what it crushes in one hour of operation',
    },
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
    counts: { ar: 'الحديد المسترجع من الخرسانة، هدف التصميم', en: 'Rebar recovered from the concrete, design target' },
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
    counts: { ar: 'وفر في كلفة الحصويات، هدف التصميم', en: 'Saving on the cost of aggregate, design target' },
  },
  'solutions.logistics.costEuro': {
    unit: 'euro',
    place: 'none',
    counts: { ar: 'الكلفة التقديرية: النقل', en: 'Estimated cost, logistics' },
  },
  'solutions.logistics.tripsPerDay': {
    unit: 'tripPerDay',
    place: 'none',
    counts: {
      ar: 'الطاقة اليومية المخطَّطة: النقل، على مسافات قصيرة',
      en: 'Planned daily capacity, logistics, on short hauls',
    },
  },
  'solutions.logistics.trucks': {
    unit: 'truck',
    place: 'none',
    counts: { ar: 'شاحنات الأسطول', en: 'Trucks in the fleet' },
  },
  'solutions.logistics.transportEfficiencyPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'زيادة كفاءة النقل، هدف التصميم', en: 'Gain in transport efficiency, design target' },
  },
  'solutions.wasteReductionPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'هدف المكتب: خفض النفايات', en: 'Target of the office: waste reduction' },
    asks: {
      ar: 'مقارنةً بماذا تُقاس أهداف الحلول الثلاثة، ومتى تُبلغ؟',
      en: 'What are the three targets of the solutions measured against, and by when are they to be reached?',
    },
  },
  'solutions.costSavingsPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'هدف المكتب: وفر في الكلفة', en: 'Target of the office: cost savings' },
  },
  'solutions.emissionsReductionPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'هدف المكتب: خفض الانبعاثات', en: 'Target of the office: emissions reduction' },
  },
};
