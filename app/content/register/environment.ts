import type { Entries } from './entry.ts';

/** Impacts on soil, air, water and health. */
export const environment: Entries<'environment'> = {
  'environment.soilPercent': {
    unit: 'ofHundred',
    place: 'syria',
    counts: { ar: 'درجة خطورة الأثر: تلوث التربة', en: 'Severity of the impact: soil contamination' },
  },
  'environment.airPercent': {
    unit: 'ofHundred',
    place: 'syria',
    counts: { ar: 'درجة خطورة الأثر: تلوث الهواء', en: 'Severity of the impact: air pollution' },
  },
  'environment.waterPercent': {
    unit: 'ofHundred',
    place: 'syria',
    counts: { ar: 'درجة خطورة الأثر: تلوث المياه', en: 'Severity of the impact: water pollution' },
  },
  'environment.per': {
    unit: 'resident',
    place: 'none',
    counts: { ar: 'السكان الذين تُنسب إليهم الحالات', en: 'Residents to whom the cases refer' },
  },
  'environment.respiratoryCases': {
    place: 'syria',
    asks: {
      ar: 'من أي مسح صحي هذه الحالات، في أي مكان وسنة؟',
      en: 'From which health survey do these cases come, where and in which year?',
    },
    counts: {
      ar: 'حالات لكل عشرة آلاف نسمة: أمراض الجهاز التنفسي',
      en: 'Cases per ten thousand residents: respiratory diseases',
    },
  },
  'environment.skinCases': {
    place: 'syria',
    counts: { ar: 'حالات لكل عشرة آلاف نسمة: الأمراض الجلدية', en: 'Cases per ten thousand residents: skin diseases' },
  },
  'environment.eyeCases': {
    place: 'syria',
    counts: { ar: 'حالات لكل عشرة آلاف نسمة: أمراض العيون', en: 'Cases per ten thousand residents: eye diseases' },
  },
  'environment.allergyCases': {
    place: 'syria',
    counts: {
      ar: 'حالات لكل عشرة آلاف نسمة: الحساسية المزمنة',
      en: 'Cases per ten thousand residents: chronic allergies',
    },
  },
  'environment.wellsThreatened': {
    unit: 'well',
    place: 'syria',
    counts: { ar: 'آبار مهدّدة بالتلوث', en: 'Wells threatened by pollution' },
    asks: {
      ar: 'في أي موقع ومتى قيست أرقام الآبار والتلوث والكلفة؟',
      en: 'At which site and when were the figures on wells, pollution and cost measured?',
    },
  },
  'environment.pollutionSquareKilometres': {
    unit: 'squareKilometre',
    place: 'syria',
    counts: { ar: 'نطاق التلوث', en: 'Polluted area' },
  },
  'environment.leakDepthMetres': {
    unit: 'metre',
    place: 'syria',
    counts: { ar: 'عمق التسرّب', en: 'Depth of leachate' },
  },
  'environment.furtherWells': {
    unit: 'well',
    place: 'syria',
    counts: { ar: 'آبار أخرى تُهدَّد لاحقًا', en: 'Further wells threatened later' },
  },
  'environment.furtherWellsYears': {
    unit: 'year',
    place: 'syria',
    counts: { ar: 'المدة التي تُهدَّد فيها الآبار الأخرى', en: 'Years within which the further wells are threatened' },
  },
  'environment.treatmentDollars': {
    unit: 'dollar',
    place: 'syria',
    counts: { ar: 'كلفة المعالجة', en: 'Cost of clean-up' },
  },
  'environment.recoveryYears': {
    unit: 'year',
    place: 'syria',
    counts: { ar: 'مدة تعافي التربة والمياه', en: 'Until soil and water recover' },
  },
  'environment.exampleResidents': {
    unit: 'resident',
    place: 'none',
    counts: { ar: 'سكان حيّ في مثال الحساب', en: 'Residents of a neighbourhood in the worked example' },
    source: { ar: 'مثال، لا إحصاء', en: 'An example, not a census' },
  },
  'environment.severityMaximum': {
    place: 'none',
    counts: { ar: 'أعلى درجة في سلّم خطورة الأثر', en: 'Top of the scale of severity' },
  },
};
