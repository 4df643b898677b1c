import { figureRecords } from './records.ts';

export const damascus = figureRecords('damascus', {
  plantTonnesPerHour: {
    value: 100,
    unit: 'tonnePerHour',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: الطاقة الاسمية في ساعة تشغيل',
      en: 'Recycling plant: rated output in one hour of operation',
    },
  },
  tonnesPerYear: {
    value: 15_000,
    unit: 'tonnePerYear',
    place: 'damascus',
    source: { ar: 'دراسة محطة دمشق', en: 'Damascus plant study' },
    counts: {
      ar: 'محطة التدوير: الإنتاج المتوقَّع في الدراسة',
      en: 'Recycling plant: output expected in the study',
    },
  },
  workers: {
    value: 80,
    unit: 'worker',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: عمّال المشروع',
      en: 'Recycling plant: workers on the project',
    },
  },
  /** The year of the estimate of rubble, buildings and volume. */
  estimateYear: {
    value: 2025,
    unit: 'calendarYear',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: سنة تقدير الدراسة للأنقاض',
      en: 'Recycling plant: year of the study’s estimate of the rubble',
    },
  },
  rubbleTonnes: {
    value: [1_700_000, 2_000_000],
    unit: 'tonne',
    place: 'damascus',
    source: { ar: 'دراسة محطة دمشق', en: 'Damascus plant study' },
    counts: {
      ar: 'محطة التدوير: كتلة الأنقاض في تقدير الدراسة',
      en: 'Recycling plant: mass of the rubble in the study’s estimate',
    },
    asOf: '2025',
  },
  rubbleCubicMetres: {
    value: 1_300_000,
    unit: 'cubicMetre',
    place: 'damascus',
    source: { ar: 'دراسة محطة دمشق', en: 'Damascus plant study' },
    counts: {
      ar: 'محطة التدوير: حجم الأنقاض في تقدير الدراسة',
      en: 'Recycling plant: volume of the rubble in the study’s estimate',
    },
    asOf: '2025',
  },
});
