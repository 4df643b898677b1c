import type { Entries } from './entry.ts';

/** Projects in Germany. */
export const germanProjects: Entries<'sportsHall' | 'dairy' | 'facade' | 'bim' | 'adsorption'> = {
  'sportsHall.year': {
    unit: 'calendarYear',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: سنة المشروع', en: 'Sports hall: year of the project' },
  },
  'sportsHall.costEuro': {
    unit: 'euro',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: ميزانية المشروع', en: 'Sports hall: budget of the project' },
  },
  'sportsHall.spectators': {
    unit: 'spectator',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: سعة الصالة', en: 'Sports hall: capacity of the hall' },
  },
  'sportsHall.months': {
    unit: 'month',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: مدة المشروع', en: 'Sports hall: duration of the project' },
  },
  'sportsHall.squareMetres': {
    unit: 'squareMetre',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: المساحة الطابقية للصالة', en: 'Sports hall: floor area of the hall' },
  },
  'sportsHall.fundingEuro': {
    unit: 'euro',
    place: 'burg',
    counts: { ar: 'الصالة الرياضية: تمويل المشروع', en: 'Sports hall: funding of the project' },
  },
  'dairy.year': {
    unit: 'calendarYear',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: سنة المشروع', en: 'Dairy building: year of the project' },
  },
  'dairy.costEuro': {
    unit: 'euro',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: ميزانية المبنى وحده', en: 'Dairy building: budget of the building alone' },
  },
  'dairy.employees': {
    unit: 'employee',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: العاملون، كما ورد', en: 'Dairy building: employees, as stated' },
  },
  'dairy.months': {
    unit: 'month',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: مدة المشروع', en: 'Dairy building: duration of the project' },
  },
  'dairy.squareMetres': {
    unit: 'squareMetre',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: المساحة الطابقية للمبنى', en: 'Dairy building: floor area of the building' },
  },
  'dairy.floors': {
    unit: 'floor',
    place: 'liebersdorf',
    counts: { ar: 'مبنى معمل الألبان: طوابق المبنى', en: 'Dairy building: floors of the building' },
  },
  'dairy.referenceEnergyPercent': {
    unit: 'percent',
    place: 'liebersdorf',
    counts: {
      ar: 'مبنى معمل الألبان: حدّ الطلب على الطاقة الأولية نسبةً إلى المبنى المرجعي، ولا يشمل آلات الإنتاج',
      en: 'Dairy building: limit of the primary energy demand as a share of the reference building’s; production excluded',
    },
  },
  'dairy.siteInvestmentEuro': {
    unit: 'euro',
    place: 'liebersdorf',
    counts: {
      ar: 'مبنى معمل الألبان: إجمالي الاستثمار كما ورد، وهو أكثر من هذا الرقم وغير ميزانية المبنى',
      en: 'Dairy building: total investment as stated, more than this figure; not the budget of the building',
    },
  },
  'facade.year': {
    unit: 'calendarYear',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: سنة المشروع', en: 'FBA10 façade: year of the project' },
  },
  'facade.budgetEuro': {
    unit: 'euro',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: الميزانية كما ذُكرت للمشروع', en: 'FBA10 façade: budget as stated for the project' },
  },
  'facade.tonnesPerYear': {
    unit: 'tonnePerYear',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: طاقة المنشأة كلها', en: 'FBA10 façade: capacity of the whole facility' },
  },
  'facade.months': {
    unit: 'month',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: مدة المشروع', en: 'FBA10 façade: duration of the project' },
  },
  'facade.lengthMetres': {
    unit: 'metre',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: طول المنشأة كلها', en: 'FBA10 façade: length of the whole facility' },
  },
  'facade.heightMetres': {
    unit: 'metre',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: ارتفاع المنشأة كلها', en: 'FBA10 façade: height of the whole facility' },
  },
  'facade.steelTonnes': {
    unit: 'tonne',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: فولاذ المنشأة كلها', en: 'FBA10 façade: steel of the whole facility' },
  },
  'facade.concreteCubicMetres': {
    unit: 'cubicMetre',
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: خرسانة المنشأة كلها', en: 'FBA10 façade: concrete of the whole facility' },
  },
  'facade.columnFoundations': {
    place: 'dortmund',
    counts: { ar: 'واجهة FBA10: أساسات المنشأة كلها', en: 'FBA10 façade: foundations of the whole facility' },
  },
  'bim.startYear': {
    unit: 'calendarYear',
    place: 'liebersdorf',
    counts: { ar: 'نمذجة معلومات البناء: سنة بدء أعمال النمذجة', en: 'BIM: year in which the modelling work began' },
  },
  'bim.budgetDollars': {
    unit: 'dollar',
    place: 'liebersdorf',
    counts: { ar: 'نمذجة معلومات البناء: الميزانية كما ذُكرت لهذا البند', en: 'BIM: budget as stated for this entry' },
  },
  'bim.completionPercent': {
    unit: 'percent',
    place: 'liebersdorf',
    counts: { ar: 'نمذجة معلومات البناء: إنجاز المشروع كله', en: 'BIM: completion of the whole project' },
  },
  'bim.projects': {
    unit: 'project',
    place: 'none',
    counts: { ar: 'نمذجة معلومات البناء: مشاريع أُعدّت بنمذجة معلومات البناء', en: 'BIM: projects prepared with BIM' },
  },
  'bim.efficiencyPercent': {
    unit: 'percent',
    place: 'none',
    counts: { ar: 'نمذجة معلومات البناء: تحسّن الكفاءة', en: 'BIM: efficiency improvement' },
  },
  'bim.teams': {
    unit: 'team',
    place: 'none',
    counts: { ar: 'نمذجة معلومات البناء: فرق على مستوى المكتب', en: 'BIM: teams, office-wide' },
  },
  'bim.technologies': {
    unit: 'technology',
    place: 'none',
    counts: { ar: 'نمذجة معلومات البناء: تقنيات النمذجة', en: 'BIM: technologies used for modelling' },
  },
  'bim.phasePercents.requirements': {
    unit: 'percent',
    place: 'liebersdorf',
    counts: {
      ar: 'نمذجة معلومات البناء: تقدّم المرحلة: المتطلبات وخطة النمذجة',
      en: 'BIM: progress of the phase: requirements and BIM plan',
    },
  },
  'bim.phasePercents.models': {
    unit: 'percent',
    place: 'liebersdorf',
    counts: {
      ar: 'نمذجة معلومات البناء: تقدّم المرحلة: نماذج الاختصاصات',
      en: 'BIM: progress of the phase: discipline models',
    },
  },
  'bim.phasePercents.coordination': {
    unit: 'percent',
    place: 'liebersdorf',
    counts: {
      ar: 'نمذجة معلومات البناء: تقدّم المرحلة: التنسيق وكشف التعارض',
      en: 'BIM: progress of the phase: coordination and clash detection',
    },
  },
  'bim.phasePercents.handover': {
    unit: 'percent',
    place: 'liebersdorf',
    counts: {
      ar: 'نمذجة معلومات البناء: تقدّم المرحلة: تسلسل التنفيذ والتسليم',
      en: 'BIM: progress of the phase: building sequence and handover',
    },
  },
  'adsorption.year': {
    unit: 'calendarYear',
    place: 'germany',
    counts: { ar: 'دراسة الامتزاز: سنة الدراسة', en: 'Adsorption study: year of the study' },
  },
  'adsorption.months': {
    unit: 'month',
    place: 'germany',
    counts: { ar: 'دراسة الامتزاز: مدة الدراسة', en: 'Adsorption study: duration of the study' },
  },
  'adsorption.budgetEuro': {
    unit: 'euro',
    place: 'germany',
    counts: { ar: 'دراسة الامتزاز: ميزانية الدراسة', en: 'Adsorption study: budget of the study' },
  },
  'adsorption.experts': {
    unit: 'expert',
    place: 'germany',
    counts: { ar: 'دراسة الامتزاز: خبراء الدراسة', en: 'Adsorption study: experts in the study' },
  },
  'adsorption.laboratories': {
    unit: 'laboratory',
    place: 'germany',
    counts: { ar: 'دراسة الامتزاز: مخابر الدراسة', en: 'Adsorption study: laboratories in the study' },
  },
  'adsorption.samples': {
    unit: 'sample',
    place: 'germany',
    counts: {
      ar: 'دراسة الامتزاز: عيّنات الدراسة، أكثر من هذا العدد',
      en: 'Adsorption study: samples in the study, more than this number',
    },
  },
};
