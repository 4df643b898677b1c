/** The four solutions and their summary. */
import { figureRecords } from './records.ts';

export const solutions = figureRecords('solutions', {
  mobileCrushers: {
    costEuro: {
      value: 4_000_000,
      unit: 'euro',
      place: 'none',
      counts: { ar: 'الكلفة التقديرية: الكسّارات المتنقّلة', en: 'Estimated cost, mobile crushers' },
    },
    tonnesPerDay: {
      value: 500,
      unit: 'tonnePerDay',
      place: 'none',
      counts: {
        ar: 'السعة: الكسّارات المتنقّلة',
        en: 'Capacity, mobile crushers',
      },
    },
    crusherTonnesPerHour: {
      value: 400,
      unit: 'tonnePerHour',
      place: 'none',
      counts: {
        ar: 'الطاقة الاسمية للكسّارة الفكّية، أي ما تكسّره في ساعة تشغيل',
        en: 'Rated output of the jaw crusher: what it crushes in one hour of operation',
      },
    },
  },
  rebarSeparation: {
    costEuro: {
      value: 2_000_000,
      unit: 'euro',
      place: 'none',
      counts: { ar: 'الكلفة التقديرية: فصل حديد التسليح', en: 'Estimated cost, rebar separation' },
    },
    tonnesPerDay: {
      value: 100,
      unit: 'tonnePerDay',
      place: 'none',
      counts: {
        ar: 'السعة: فصل حديد التسليح',
        en: 'Capacity, rebar separation',
      },
    },
    recoveryPercent: {
      value: 95,
      unit: 'percent',
      place: 'none',
      counts: {
        ar: 'نسبة الحديد المسترجع من الخرسانة',
        en: 'Share of rebar recovered from the concrete',
      },
    },
  },
  recycledAggregate: {
    costEuro: {
      value: 3_000_000,
      unit: 'euro',
      place: 'none',
      counts: { ar: 'الكلفة التقديرية: الحصويات المعاد تدويرها', en: 'Estimated cost, recycled aggregate' },
    },
    tonnesPerDay: {
      value: 300,
      unit: 'tonnePerDay',
      place: 'none',
      counts: {
        ar: 'السعة: الحصويات المعاد تدويرها',
        en: 'Capacity, recycled aggregate',
      },
    },
    costSavingPercent: {
      value: 40,
      unit: 'percent',
      place: 'none',
      counts: { ar: 'الوفر في كلفة الحصويات', en: 'Saving on the cost of aggregate' },
    },
  },
  logistics: {
    costEuro: {
      value: 1_500_000,
      unit: 'euro',
      place: 'none',
      counts: { ar: 'الكلفة التقديرية: النقل والتحميل', en: 'Estimated cost, logistics' },
    },
    tripsPerDay: {
      value: 200,
      unit: 'tripPerDay',
      place: 'none',
      counts: {
        ar: 'السعة: النقل والتحميل',
        en: 'Capacity, logistics',
      },
    },
    trucks: { value: 20, unit: 'truck', place: 'none', counts: { ar: 'شاحنات الأسطول', en: 'Trucks in the fleet' } },
    transportEfficiencyPercent: {
      value: 35,
      unit: 'percent',
      place: 'none',
      counts: { ar: 'زيادة كفاءة النقل', en: 'Gain in transport efficiency' },
    },
  },
  wasteReductionPercent: {
    value: 85,
    unit: 'percent',
    place: 'none',
    counts: { ar: 'الحلول: خفض النفايات', en: 'Solutions: waste reduction' },
  },
  costSavingsPercent: {
    value: 65,
    unit: 'percent',
    place: 'none',
    counts: { ar: 'الحلول: وفر في الكلفة', en: 'Solutions: cost savings' },
  },
  emissionsReductionPercent: {
    value: 50,
    unit: 'percent',
    place: 'none',
    counts: { ar: 'الحلول: خفض الانبعاثات', en: 'Solutions: emissions reduction' },
  },
});
