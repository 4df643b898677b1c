/** The debris of Syria, and the density of loose rubble. */
import { figureRecords, type Publication } from './records.ts';

const undpBriefing = {
  publisher: 'undp',
  asOf: '2023-02-22',
  source: { ar: 'إحاطة صحفية عن الاستجابة للزلزال', en: 'Press briefing on the earthquake response' },
  address:
    'https://www.unognewsroom.org/story/en/1470/bi-weekly-press-briefing-earthquake-response-update-syria-tuerkiye-undp-who-ifrc',
} as const satisfies Publication;
const damageAtlas = {
  publisher: 'unitar',
  asOf: '2019-03-16',
  source: { ar: 'أطلس أضرار المدن السورية', en: 'Syrian Cities Damage Atlas' },
  address:
    'https://reliefweb.int/report/syrian-arab-republic/syrian-cities-damage-atlas-eight-year-anniversary-syrian-civil-war',
} as const satisfies Publication;

const damaged = {
  ar: 'مبانٍ مدمَّرة وشديدة الضرر ومتوسطة الضرر',
  en: 'Buildings destroyed, severely damaged or moderately damaged',
};

/** The debris of Syria: home, crisis, footer. */
export const debris = figureRecords('debris', {
  totalTonnes: {
    value: 142_500_000,
    unit: 'tonne',
    place: 'syria',
    counts: {
      ar: 'الأنقاض في سورية كلها',
      en: 'Rubble in Syria as a whole',
    },
  },
  /** UNDP, February 2023, for the earthquake in Türkiye. */
  earthquakeTonnes: {
    value: [116_000_000, 210_000_000],
    unit: 'tonne',
    place: 'turkiye',
    counts: { ar: 'أنقاض زلزال 2023 في تركيا وحدها', en: 'Rubble of the 2023 earthquake, Türkiye alone' },
    ...undpBriefing,
  },
  reinforcedConcretePercent: {
    value: 70,
    unit: 'percent',
    place: 'syria',
    counts: {
      ar: 'نسبة الخرسانة المسلّحة في أنقاض البلاد',
      en: 'Share of reinforced concrete in the country’s rubble',
    },
  },
  damascusDistrictDestroyedPercent: {
    value: 80,
    unit: 'percent',
    place: 'damascus',
    counts: { ar: 'نسبة الدمار في أحد أحياء دمشق', en: 'Destruction in one Damascus district' },
  },
  easternGhoutaBuildings: {
    value: 35_000,
    unit: 'building',
    place: 'ghouta',
    counts: damaged,
    ...damageAtlas,
  },
  otherDistrictBuildings: {
    value: 5_489,
    unit: 'building',
    place: 'greater-damascus',
    counts: {
      ar: 'مبانٍ مدمَّرة وشديدة الضرر ومتوسطة الضرر في اليرموك والحجر الأسود',
      en: 'Buildings destroyed, severely damaged or moderately damaged in Yarmouk and Hajar Aswad',
    },
    ...damageAtlas,
  },
  idlibDumps: {
    value: 30,
    unit: 'dump',
    place: 'idlib',
    counts: { ar: 'مكبّات أنقاض غير نظامية', en: 'Illegal dumps of rubble' },
  },
  destroyedBuildings: {
    value: 70_000,
    unit: 'building',
    place: 'syria',
    counts: { ar: 'مبانٍ مدمَّرة في سورية', en: 'Destroyed buildings in Syria' },
  },
  recyclablePercent: {
    value: 85,
    unit: 'percent',
    place: 'syria',
    counts: {
      ar: 'نسبة القابل للتدوير من أنقاض البلاد',
      en: 'Share of the country’s rubble that can be recycled',
    },
  },
  deliveredToStatePercent: {
    value: 12,
    unit: 'percent',
    place: 'syria',
    counts: { ar: 'نسبة ما سُلّم من الأنقاض إلى الدولة', en: 'Share of the rubble delivered to the state' },
  },
  schoolBuildingCubicMetres: {
    value: 3_800,
    unit: 'cubicMetre',
    place: 'syria',
    counts: { ar: 'أنقاض جُمعت لبناء المدارس', en: 'Rubble collected for building schools' },
  },
});

/** Loose rubble, tonnes per cubic metre: 1.7 and 2.0 million t in 1.3 million m³, the Damascus estimate of 2025. */
export const rubble = figureRecords('rubble', {
  looseTonnesPerCubicMetre: {
    value: [1.31, 1.54],
    unit: 'tonnePerCubicMetre',
    place: 'damascus',
    counts: { ar: 'كثافة الأنقاض السائبة', en: 'Density of loose rubble' },
    asOf: '2025',
    method: {
      ar: 'مشتقّ من الكتلة والحجم في دراسة محطة دمشق',
      en: 'Derived from mass and volume in the Damascus plant study',
    },
  },
});
