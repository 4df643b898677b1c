import type { Entries } from './entry.ts';

/** Projects in Syria. */
export const syrianProjects: Entries<'damascus' | 'alHoula' | 'alRaqama'> = {
  'damascus.startYear': {
    unit: 'calendarYear',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: سنة بدء العمل',
      en: 'Recycling plant: year in which work began',
    },
  },
  'damascus.budgetDollars': {
    unit: 'dollar',
    place: 'damascus',
    counts: { ar: 'محطة التدوير: الميزانية كما ذُكرت للمشروع', en: 'Recycling plant: budget as stated for the project' },
  },
  'damascus.months': {
    unit: 'month',
    place: 'damascus',
    counts: { ar: 'محطة التدوير: مدة المشروع كما ذُكرت', en: 'Recycling plant: duration as stated for the project' },
  },
  'damascus.completionPercent': {
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: إنجاز المشروع كله، وليس متوسط المراحل',
      en: 'Recycling plant: completion of the whole project, not the mean of its phases',
    },
  },
  'damascus.plantTonnesPerHour': {
    unit: 'tonnePerHour',
    place: 'damascus',
    counts: { ar: 'محطة التدوير: الطاقة الاسمية للمحطة', en: 'Recycling plant: rated output of the plant' },
  },
  'damascus.plantCostEuro': {
    unit: 'euro',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: كلفة المحطة بالتقريب، كما ورد في الدراسة',
      en: 'Recycling plant: approximate cost of the plant, as stated in the study',
    },
  },
  'damascus.yearlyOperatingEuro': {
    unit: 'euro',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: كلفة التشغيل في السنة بالتقريب، كما ورد في الدراسة',
      en: 'Recycling plant: approximate operating cost in a year, as stated in the study',
    },
  },
  'damascus.euroPerTonneRecycledConcrete': {
    unit: 'euro',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: كلفة كل طن من الخرسانة المعاد تدويرها، كما ورد في الدراسة',
      en: 'Recycling plant: cost of each tonne of recycled concrete, as stated in the study',
    },
  },
  'damascus.tonnesPerYear': {
    unit: 'tonnePerYear',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: الإنتاج السنوي، كما ورد في الدراسة',
      en: 'Recycling plant: yearly output, as stated in the study',
    },
  },
  'damascus.workers': {
    unit: 'worker',
    place: 'damascus',
    counts: { ar: 'محطة التدوير: العاملون في المشروع', en: 'Recycling plant: workers in the project' },
  },
  'damascus.costSavingPercent': {
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: وفر في الكلفة، بحسب الدراسة',
      en: 'Recycling plant: cost saving, according to the study',
    },
  },
  'damascus.environmentalEfficiencyPercent': {
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: الكفاءة البيئية، بحسب الدراسة',
      en: 'Recycling plant: environmental efficiency, according to the study',
    },
  },
  'damascus.phasePercents.study': {
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: تقدّم المرحلة: دراسة الجدوى',
      en: 'Recycling plant: progress of the phase: feasibility study',
    },
  },
  'damascus.phasePercents.site': {
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: تقدّم المرحلة: تجهيز الموقع',
      en: 'Recycling plant: progress of the phase: site preparation',
    },
  },
  'damascus.phasePercents.equipment': {
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: تقدّم المرحلة: تركيب المعدّات',
      en: 'Recycling plant: progress of the phase: equipment installation',
    },
  },
  'damascus.phasePercents.trial': {
    unit: 'percent',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: تقدّم المرحلة: التشغيل التجريبي',
      en: 'Recycling plant: progress of the phase: trial operation',
    },
  },
  'damascus.estimateYear': {
    unit: 'calendarYear',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: سنة تقدير الدراسة للأنقاض',
      en: 'Recycling plant: year of the study’s estimate of the rubble',
    },
  },
  'damascus.rubbleTonnes': {
    unit: 'tonne',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: كتلة الأنقاض في تقدير الدراسة',
      en: 'Recycling plant: mass of the rubble in the study’s estimate',
    },
    asOf: '2025',
  },
  'damascus.buildings': {
    unit: 'building',
    place: 'damascus',
    counts: { ar: 'محطة التدوير: المباني في تقدير الدراسة', en: 'Recycling plant: buildings in the study’s estimate' },
    asOf: '2025',
  },
  'damascus.rubbleCubicMetres': {
    unit: 'cubicMetre',
    place: 'damascus',
    counts: {
      ar: 'محطة التدوير: حجم الأنقاض في تقدير الدراسة',
      en: 'Recycling plant: volume of the rubble in the study’s estimate',
    },
    asOf: '2025',
  },
  'alHoula.year': {
    unit: 'calendarYear',
    place: 'al-houla',
    counts: { ar: 'محطة الحولة: سنة الإنجاز', en: 'Al-Houla station: year of completion' },
  },
  'alHoula.budgetDollars': {
    unit: 'dollar',
    place: 'al-houla',
    counts: { ar: 'محطة الحولة: ميزانية المشروع', en: 'Al-Houla station: budget of the project' },
  },
  'alHoula.cubicMetresPerDay': {
    unit: 'cubicMetrePerDay',
    place: 'al-houla',
    counts: { ar: 'محطة الحولة: طاقة المحطة في اليوم', en: 'Al-Houla station: daily capacity of the station' },
  },
  'alHoula.months': {
    unit: 'month',
    place: 'al-houla',
    counts: { ar: 'محطة الحولة: مدة المشروع', en: 'Al-Houla station: duration of the project' },
  },
  'alHoula.pumps': {
    unit: 'pump',
    place: 'al-houla',
    counts: { ar: 'محطة الحولة: مضخات المحطة', en: 'Al-Houla station: pumps of the station' },
  },
  'alRaqama.cubicMetresPerDay': {
    unit: 'cubicMetrePerDay',
    place: 'al-raqama',
    counts: { ar: 'محطة الرقامة: التدفّق اليومي', en: 'Al-Raqama station: daily flow' },
  },
  'alRaqama.pumps': {
    unit: 'pump',
    place: 'al-raqama',
    counts: { ar: 'محطة الرقامة: مضخات المحطة', en: 'Al-Raqama station: pumps of the station' },
  },
  'alRaqama.horsepowerEach': {
    unit: 'horsepower',
    place: 'al-raqama',
    counts: { ar: 'محطة الرقامة: استطاعة كل مضخة', en: 'Al-Raqama station: power of each pump' },
  },
  'alRaqama.kilowattsEach': {
    unit: 'kilowatt',
    place: 'al-raqama',
    counts: { ar: 'محطة الرقامة: استطاعة كل مضخة', en: 'Al-Raqama station: power of each pump' },
    source: { ar: 'محوّلة من الأحصنة، بالتقريب', en: 'Converted from horsepower, approximately' },
  },
  'alRaqama.headMetres': {
    unit: 'metre',
    place: 'al-raqama',
    counts: { ar: 'محطة الرقامة: الضاغط', en: 'Al-Raqama station: head' },
  },
  'alRaqama.pipeKilometres': {
    unit: 'kilometre',
    place: 'al-raqama',
    counts: { ar: 'محطة الرقامة: طول خط الدفع', en: 'Al-Raqama station: length of the main' },
  },
  'alRaqama.pipeMillimetres': {
    unit: 'millimetre',
    place: 'al-raqama',
    counts: { ar: 'محطة الرقامة: أقطار الأنابيب', en: 'Al-Raqama station: diameters of the pipes' },
  },
};
