/** Impacts on soil, air, water and health. */
import { figureRecords } from './records.ts';

export const environment = figureRecords('environment', {
  soilPercent: {
    value: 90,
    unit: 'percent',
    place: 'dumps',
    counts: { ar: 'شدّة الأثر: تلوث التربة', en: 'Severity: soil contamination' },
  },
  airPercent: {
    value: 75,
    unit: 'percent',
    place: 'clearing-sites',
    counts: { ar: 'شدّة الأثر: تلوث الهواء', en: 'Severity: air pollution' },
  },
  waterPercent: {
    value: 65,
    unit: 'percent',
    place: 'streams',
    counts: { ar: 'شدّة الأثر: تلوث المياه', en: 'Severity: water pollution' },
  },
  per: {
    value: 10_000,
    unit: 'resident',
    place: 'none',
    counts: { ar: 'السكان الذين تُنسب إليهم الحالات', en: 'Residents to whom the cases refer' },
  },
  respiratoryCases: {
    value: 1_200,
    place: 'syria',
    counts: {
      ar: 'حالات لكل 10,000\u00a0نسمة: أمراض الجهاز التنفسي',
      en: 'Cases per 10,000\u00a0residents: respiratory diseases',
    },
  },
  skinCases: {
    value: 800,
    place: 'syria',
    counts: { ar: 'حالات لكل 10,000\u00a0نسمة: الأمراض الجلدية', en: 'Cases per 10,000\u00a0residents: skin diseases' },
  },
  eyeCases: {
    value: 600,
    place: 'syria',
    counts: { ar: 'حالات لكل 10,000\u00a0نسمة: أمراض العيون', en: 'Cases per 10,000\u00a0residents: eye diseases' },
  },
  allergyCases: {
    value: 950,
    place: 'syria',
    counts: {
      ar: 'حالات لكل 10,000\u00a0نسمة: الحساسية المزمنة',
      en: 'Cases per 10,000\u00a0residents: chronic allergies',
    },
  },
  wellsThreatened: {
    value: 17,
    unit: 'well',
    place: 'none',
    counts: { ar: 'آبار مهدّدة بالتلوث', en: 'Wells threatened by pollution' },
  },
  pollutionSquareKilometres: {
    value: 5,
    unit: 'squareKilometre',
    place: 'none',
    counts: { ar: 'المساحة الملوّثة', en: 'Polluted area' },
  },
  leakDepthMetres: { value: 15, unit: 'metre', place: 'none', counts: { ar: 'عمق التسرّب', en: 'Depth of leachate' } },
  furtherWells: {
    value: 25,
    unit: 'well',
    place: 'none',
    counts: { ar: 'آبار أخرى تصير مهدّدة لاحقًا', en: 'Further wells threatened later' },
  },
  furtherWellsYears: {
    value: 3,
    unit: 'year',
    place: 'none',
    counts: {
      ar: 'المدة التي تصير خلالها آبار أخرى مهدّدة',
      en: 'Years within which the further wells are threatened',
    },
  },
  treatmentDollars: {
    value: 15_000_000,
    unit: 'dollar',
    place: 'none',
    counts: { ar: 'كلفة معالجة التلوث', en: 'Cost of cleaning up the pollution' },
  },
  recoveryYears: {
    value: [10, 15],
    unit: 'year',
    place: 'none',
    counts: { ar: 'مدة تعافي التربة والمياه', en: 'Time for soil and water to recover' },
  },
});
