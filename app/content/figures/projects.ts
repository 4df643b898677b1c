/** Figures of projects that a drawing or another page shows too; all others are in the project’s file. */
import { figureRecords } from './records.ts';

export const sportsHall = figureRecords('sportsHall', {
  costEuro: {
    value: 19_300_000,
    unit: 'euro',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: ميزانية المشروع', en: 'Sports hall: budget of the project' },
  },
  spectators: {
    value: 800,
    unit: 'spectator',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: سعة الصالة', en: 'Sports hall: capacity of the hall' },
  },
  squareMetres: {
    value: 2_500,
    unit: 'squareMetre',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: مساحة الصالة', en: 'Sports hall: area of the hall' },
  },
});

export const dairy = figureRecords('dairy', {
  costEuro: {
    value: 5_800_000,
    unit: 'euro',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: ميزانية المبنى', en: 'Dairy building: budget of the building' },
  },
  squareMetres: {
    value: 4_200,
    unit: 'squareMetre',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: مساحة المبنى', en: 'Dairy building: area of the building' },
  },
  floors: {
    value: 4,
    unit: 'floor',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: طوابق المبنى', en: 'Dairy building: floors of the building' },
  },
  referenceEnergyPercent: {
    value: 40,
    unit: 'percent',
    place: 'liebersdorf',
    counts: {
      ar: 'مبنى معمل الألبان: الطلب على الطاقة نسبةً إلى المبنى المرجعي (Effizienzgebäude 40)',
      en: 'Dairy building: energy demand as a share of the reference building’s (Effizienzgebäude 40)',
    },
  },
});

export const facade = figureRecords('facade', {
  lengthMetres: {
    value: 350,
    unit: 'metre',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: طول المنشأة كلها', en: 'FBA10 façade: length of the whole facility' },
  },
  heightMetres: {
    value: 65,
    unit: 'metre',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: ارتفاع المنشأة كلها', en: 'FBA10 façade: height of the whole facility' },
  },
  concreteCubicMetres: {
    value: 24_000,
    unit: 'cubicMetre',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: خرسانة المنشأة كلها', en: 'FBA10 façade: concrete of the whole facility' },
  },
});

/** /projects/water-treatment-al-hola. */
export const alHoula = figureRecords('alHoula', {
  cubicMetresPerDay: {
    value: 15_000,
    unit: 'cubicMetrePerDay',
    place: 'al-houla',
    counts: { ar: 'الحولة: الغزارة', en: 'Al-Houla: flow' },
  },
  pumps: {
    value: 6,
    unit: 'pump',
    place: 'al-houla',
    counts: { ar: 'الحولة: مضخات المحطة', en: 'Al-Houla: pumps of the station' },
  },
});

export const adsorption = figureRecords('adsorption', {
  months: {
    value: 24,
    unit: 'month',
    place: 'germany',
    counts: { ar: 'دراسة الامتزاز: مدة الدراسة', en: 'Adsorption study: duration of the study' },
  },
  samples: {
    value: 500,
    unit: 'sample',
    place: 'germany',
    moreThan: true,
    counts: { ar: 'دراسة الامتزاز: عيّنات الدراسة', en: 'Adsorption study: samples in the study' },
  },
});

export const alRaqama = figureRecords('alRaqama', {
  cubicMetresPerDay: {
    value: 15_000,
    unit: 'cubicMetrePerDay',
    place: 'al-raqama',
    counts: {
      ar: 'الرقامة: الغزارة',
      en: 'Al-Raqama: flow',
    },
  },
  pumps: {
    value: 6,
    unit: 'pump',
    place: 'al-raqama',
    counts: { ar: 'الرقامة: مضخات المحطة', en: 'Al-Raqama: pumps of the station' },
  },
  horsepowerEach: {
    value: 250,
    unit: 'horsepower',
    place: 'al-raqama',
    counts: { ar: 'الرقامة: استطاعة كل مضخة', en: 'Al-Raqama: power of each pump' },
  },
  headMetres: {
    value: 45,
    unit: 'metre',
    place: 'al-raqama',
    counts: { ar: 'الرقامة: ارتفاع الرفع (الضاغط)', en: 'Al-Raqama: head' },
  },
  pipeKilometres: {
    value: 3.2,
    unit: 'kilometre',
    place: 'al-raqama',
    counts: { ar: 'الرقامة: طول خط الدفع', en: 'Al-Raqama: length of the main' },
  },
  pipeMillimetres: {
    value: [800, 1_200],
    unit: 'millimetre',
    place: 'al-raqama',
    counts: { ar: 'الرقامة: أقطار الأنابيب', en: 'Al-Raqama: diameters of the pipes' },
  },
});
