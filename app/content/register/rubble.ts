import type { Text } from '../text.ts';
import type { Entries } from './entry.ts';

const atlas: Text = {
  ar: 'أطلس أضرار المدن السورية',
  en: 'Syrian Cities Damage Atlas',
};
const damaged: Text = {
  ar: 'مبانٍ مدمَّرة وشديدة الضرر ومتوسطة الضرر',
  en: 'Buildings destroyed, severely damaged or moderately damaged',
};
const lawThree: Text = { ar: 'القانون رقم 3 لعام 2018', en: 'Law No. 3 of 2018' };
const openings: Text = {
  ar: 'فتحات معتادة، تحدّدها كل محطة',
  en: 'Common openings; each plant sets its own',
};

/** Amounts of rubble by place: the country's debris, and published figures for comparison. */
export const rubble: Entries<'debris' | 'rubble' | 'aggregateSieves' | 'severity' | 'law'> = {
  'debris.totalTonnes': {
    unit: 'tonne',
    place: 'syria',
    counts: {
      ar: 'الأنقاض في سورية، رقم المكتب. وللمدن وحدها أرقام أخرى منشورة',
      en: 'Debris in Syria, the office’s own number. For single cities other numbers are published',
    },
    asks: {
      ar: 'من أين رقم الأنقاض في سورية كلها، ومن أي سنة؟',
      en: 'Where does the figure for the debris of all Syria come from, and of which year is it?',
    },
  },
  'debris.earthquakeTonnes': {
    unit: 'tonne',
    place: 'turkiye',
    counts: { ar: 'أنقاض زلزال 2023 في تركيا وحدها', en: 'Rubble of the 2023 earthquake, Türkiye alone' },
    publisher: 'undp',
    asOf: '2023-02',
    source: { ar: 'تقدير برنامج الأمم المتحدة الإنمائي', en: 'UNDP estimate' },
  },
  'debris.reinforcedConcretePercent': {
    unit: 'percent',
    place: 'syria',
    counts: {
      ar: 'خرسانة مسلّحة من أنقاض البلاد، لا من عدد المباني المدمَّرة',
      en: 'Reinforced concrete in the country’s debris, not a share of the destroyed buildings',
    },
  },
  'debris.damascusDistrictDestroyedPercent': {
    unit: 'percent',
    place: 'damascus',
    counts: { ar: 'نسبة الدمار في أحد أحياء دمشق', en: 'Destruction in one Damascus district' },
  },
  'debris.easternGhoutaBuildings': {
    unit: 'building',
    place: 'ghouta',
    counts: damaged,
    publisher: 'unitar',
    asOf: '2019-03-16',
    source: atlas,
  },
  'debris.otherDistrictBuildings': {
    unit: 'building',
    place: 'damascus',
    counts: {
      ar: 'مبانٍ مدمَّرة وشديدة الضرر ومتوسطة الضرر في مخيم اليرموك',
      en: 'Buildings destroyed, severely damaged or moderately damaged in Yarmouk',
    },
    publisher: 'unitar',
    asOf: '2019-03-16',
    source: atlas,
  },
  'debris.idlibDumps': {
    unit: 'dump',
    place: 'idlib',
    counts: { ar: 'مكبّات أنقاض غير نظامية', en: 'Illegal dumps of rubble' },
  },
  'debris.destroyedBuildings': {
    unit: 'building',
    place: 'syria',
    counts: {
      ar: 'مبانٍ مدمَّرة في سورية، بلا المتضرّرة',
      en: 'Destroyed buildings in Syria, without damaged ones',
    },
    asks: {
      ar: 'من أين رقم المباني المدمَّرة، ومن أي سنة، وما الذي يُعدّ مدمَّرًا؟',
      en: 'Where does the number of destroyed buildings come from, of which year is it, and what counts as destroyed?',
    },
  },
  'debris.recyclablePercent': {
    unit: 'percent',
    place: 'syria',
    counts: {
      ar: 'ما يقبل إعادة التدوير من أنقاض البلاد، وسطيًّا. ولكل منطقة حصتها، وتأخذ حاسبة الإزالة قيمة أكثر تحفّظًا',
      en: 'Share of the country’s debris that can be recycled, on average. Each area has its own share, and the planner takes a more cautious one',
    },
  },
  'debris.deliveredToStatePercent': {
    unit: 'percent',
    place: 'syria',
    counts: { ar: 'ما سُلّم من الأنقاض إلى الدولة', en: 'Share of the debris delivered to the state' },
    asks: {
      ar: 'من أي أنقاض هذه الحصة، وفي أي مكان وسنة؟',
      en: 'Of which debris is this a share, where and in which year?',
    },
  },
  'debris.schoolBuildingCubicMetres': {
    unit: 'cubicMetre',
    place: 'syria',
    counts: { ar: 'أنقاض جُمعت لبناء المدارس', en: 'Rubble collected for building schools' },
  },
  'rubble.looseTonnesPerCubicMetre': {
    unit: 'tonnePerCubicMetre',
    place: 'damascus',
    counts: { ar: 'كثافة الأنقاض السائبة', en: 'Density of loose rubble' },
    asOf: '2025',
    source: {
      ar: 'مشتقّ من الكتلة والحجم في دراسة محطة دمشق',
      en: 'Derived from mass and volume in the Damascus plant study',
    },
  },
  'aggregateSieves.fineMillimetres': {
    unit: 'millimetre',
    place: 'none',
    on: ['/solutions'],
    counts: { ar: 'فتحة الغربال للمقاس الناعم', en: 'Sieve opening, fine' },
    source: openings,
  },
  'aggregateSieves.blockMillimetres': {
    unit: 'millimetre',
    place: 'none',
    on: ['/solutions'],
    counts: { ar: 'فتحة الغربال لمقاس البلوك', en: 'Sieve opening, blocks' },
    source: openings,
  },
  'aggregateSieves.mediumMillimetres': {
    unit: 'millimetre',
    place: 'none',
    on: ['/solutions'],
    counts: { ar: 'فتحة الغربال للمقاس المتوسط', en: 'Sieve opening, medium' },
    source: openings,
  },
  'aggregateSieves.coarseMillimetres': {
    unit: 'millimetre',
    place: 'none',
    on: ['/solutions'],
    counts: { ar: 'فتحة الغربال للمقاس الخشن', en: 'Sieve opening, coarse' },
    source: openings,
  },
  'law.claimDays': {
    unit: 'day',
    place: 'syria',
    counts: {
      ar: 'مهلة تقديم طلب الحقوق من الإعلان',
      en: 'Period from the announcement in which to apply for one’s rights',
    },
    publisher: 'syrian-state',
    asOf: '2018',
    source: lawThree,
  },
  'law.reportDays': {
    unit: 'day',
    place: 'syria',
    on: ['/planner'],
    counts: {
      ar: 'المدة التي يتيحها القانون للتقرير عن المباني المتضرّرة',
      en: 'Time that the law allows for the report on damaged buildings',
    },
    publisher: 'syrian-state',
    asOf: '2018',
    source: lawThree,
  },
  'severity.veryHighPercent': {
    unit: 'percent',
    place: 'none',
    counts: {
      ar: 'ما بقي للإزالة: من هذه النسبة فما فوق «كثير جدًّا»',
      en: 'Still to clear: from here on the severity is very high',
    },
  },
  'severity.highPercent': {
    unit: 'percent',
    place: 'none',
    counts: {
      ar: 'ما بقي للإزالة: من هذه النسبة فما فوق «كثير»',
      en: 'Still to clear: from here on the severity is high',
    },
  },
};
