import type { Text } from '../app/content/text.ts';

/** What only the office can answer about its figures, by the figure's id; the answer goes into its `counts`. */
export const questions: Record<string, Text> = {
  'debris.totalTonnes': {
    ar: 'من أين رقم الأنقاض في سورية كلها، ومن أي سنة؟',
    en: 'Where does the figure for the debris of all Syria come from, and of which year is it?',
  },
  'debris.destroyedBuildings': {
    ar: 'من أين رقم المباني المدمَّرة، ومن أي سنة، وما الذي يُعدّ مدمَّرًا؟',
    en: 'Where does the number of destroyed buildings come from, of which year is it, and what counts as destroyed?',
  },
  'debris.deliveredToStatePercent': {
    ar: 'من أي أنقاض تُحسب هذه النسبة، وفي أي مكان وسنة؟',
    en: 'Of which debris is this a share, where and in which year?',
  },
  'solutions.mobileCrushers.tonnesPerDay': {
    ar: 'على كم ساعة تكسير في اليوم تقوم الطاقة الإنتاجية اليومية للكسّارات المتنقّلة؟',
    en: 'How many hours of crushing a day is the daily capacity of the mobile crushers based on?',
  },
  'solutions.wasteReductionPercent': {
    ar: 'مقارنةً بماذا تُحسب أرقام الحلول الثلاثة؟',
    en: 'What are the three figures of the solutions measured against?',
  },
  'environment.respiratoryCases': {
    ar: 'من أي مسح صحي هذه الحالات، في أي مكان وسنة؟',
    en: 'From which health survey do these cases come, where and in which year?',
  },
  'environment.wellsThreatened': {
    ar: 'في أي موقع ومتى قيست أرقام الآبار والتلوث والكلفة؟',
    en: 'At which site and when were the figures on wells, pollution and cost measured?',
  },
  'about.clients': {
    ar: 'لماذا تزيد الجهات المتعاقدة على ضعفي عدد المشاريع؟',
    en: 'Why are there about twice as many clients as projects?',
  },
  'community.initiatives': {
    ar: 'أي المبادرات يشملها هذا العدد؟ فالموقع يعرض ثلاثًا.',
    en: 'Which initiatives are counted? The site shows three.',
  },
  'community.rubbleTonnes': {
    ar: 'أين عولجت هذه الأنقاض، ومتى، وكيف؟',
    en: 'Where, when and how was this rubble processed?',
  },
  'damascus.months': {
    ar: 'بدأ المشروع قبل أكثر من هذه المدة ولم يكتمل: ما سبب التأخير، ومتى التشغيل التجريبي؟',
    en: 'The project began longer ago than this: what caused the delay, and when is the trial operation?',
  },
  'damascus.yearlyOperatingEuro': {
    ar: 'ما البنود التي تشملها كلفة التشغيل السنوية؟ ولماذا تزيد على كلفة الطن إذا قُسمت على الإنتاج السنوي؟',
    en: 'Which items does the yearly cost cover, and why is it, per tonne of output, far above the cost per tonne?',
  },
  'damascus.euroPerTonneRecycledConcrete': {
    ar: 'ما البنود التي تشملها كلفة إنتاج الطن؟',
    en: 'Which items does the production cost per tonne cover?',
  },
  'damascus.tonnesPerYear': {
    ar: 'على كم ساعة تشغيل في السنة يقوم الإنتاج السنوي؟',
    en: 'How many operating hours a year is the yearly output based on?',
  },
  'damascus.buildings': {
    ar: 'هل المباني كلها مدمَّرة، أم فيها متضرّرة؟',
    en: 'Are all of these buildings destroyed, or are damaged ones among them?',
  },
  'sportsHall.fundingEuro': {
    ar: 'من يموّل الصالة، ومن يدفع ما بين الميزانية والتمويل؟',
    en: 'Who funds the hall, and who pays the difference between budget and funding?',
  },
  'dairy.siteInvestmentEuro': {
    ar: 'من يستثمر هذا المبلغ، وفيم، وفي أي سنوات؟',
    en: 'Who invests this sum, in what and in which years?',
  },
  'bim.budgetDollars': {
    ar: 'ما الذي تشمله ميزانية مشروع النمذجة، وهي تقارب ميزانية المبنى؟',
    en: 'What does the budget of the BIM project cover? It is close to that of the building.',
  },
  'bim.efficiencyPercent': {
    ar: 'كفاءة ماذا تحسّنت بالنمذجة، ومقارنةً بماذا؟',
    en: 'The efficiency of what has improved with BIM, and compared with what?',
  },
  'alRaqama.cubicMetresPerDay': {
    ar: 'كم مضخة تعمل معًا وكم مضخة احتياط؟ وما غزارة المضخة الواحدة؟',
    en: 'How many pumps run at once and how many are on standby, and what is the flow of each?',
  },
};
