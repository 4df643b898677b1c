/** Figures of others, for comparison. */
import { tollOfWar } from './areas.ts';
import { figureRecords, type Publication } from './records.ts';

const responseCoordinators = {
  publisher: 'response-coordinators',
  asOf: '2025-01-06',
  source: {
    ar: 'المرحلة الأولى من تقييم الأضرار في سبع محافظات',
    en: 'First phase of an assessment in seven governorates',
  },
  address: 'https://daily-sy.com/2025/01/06/',
} as const satisfies Publication;
const roadsCompany = {
  publisher: 'roads-company',
  asOf: '2016-05-19',
  source: { ar: 'تصريح في صحيفة سيريا ديلي نيوز', en: 'Statement in Syria Daily News' },
  address: 'http://syriadailynews.com/33176',
} as const satisfies Publication;
const idlibDirector = {
  publisher: 'sy24',
  asOf: 'undated',
  source: { ar: 'تصريح لمدير الطوارئ في المحافظة', en: 'Statement by the governorate’s emergency director' },
  address: 'https://www.sy-24.com/?p=170362',
} as const satisfies Publication;
const ochaFund = {
  publisher: 'ocha',
  asOf: '2025',
  source: {
    ar: 'رفع الأنقاض لإنقاذ الأرواح وتحسين الحياة',
    en: 'Clearing debris to save and improve lives',
  },
  address: 'https://reliefweb.int/report/syrian-arab-republic/clearing-debris-save-and-improve-lives',
} as const satisfies Publication;
const okaz = {
  publisher: 'ksrelief',
  asOf: '2025-12-02',
  source: { ar: 'صحيفة عكاظ، عن البرنامج', en: 'Okaz, on the programme' },
  address: 'https://www.okaz.com.sa/local/na/2224780',
} as const satisfies Publication;
const golanMedia = {
  publisher: 'golan-media',
  asOf: '2026-01',
  source: { ar: 'خبر عن برنامج مركز الملك سلمان للإغاثة', en: 'Report on the KSrelief programme' },
  address: 'https://golan-media.com/2026/01/8234',
} as const satisfies Publication;
const civilDefence = {
  publisher: 'civil-defence',
  asOf: '2026-01-07',
  source: { ar: 'خبر في موقع داما بوست', en: 'Report in Damapost' },
  address: 'https://asabnews.com/?p=981037',
} as const satisfies Publication;
const gazaProgramme = {
  publisher: 'undp-papp',
  asOf: 'undated',
  source: {
    ar: 'إزالة الذخائر والأنقاض في غزة',
    en: 'UXO clearance and rubble removal in Gaza',
  },
  address:
    'https://www.ps.undp.org/content/papp/en/home/operations/projects/environment_and_energy/uxo-clearance-and-rubble-removal-in-gaza.html',
} as const satisfies Publication;

/** Figures of others, for comparison. */
export const published = figureRecords('published', {
  aleppoHaulTruckKilometres: {
    on: ['/planner'],
    value: 26_000_000,
    unit: 'truckKilometre',
    place: 'aleppo',
    counts: { ar: 'نقل أنقاض مدينة حلب؛ رقم تقريبي', en: 'Hauling the rubble of Aleppo city; a rounded figure' },
    ...tollOfWar,
  },
  aleppoHaulYears: {
    value: 6,
    unit: 'year',
    place: 'aleppo',
    counts: { ar: 'مدة نقل أنقاض مدينة حلب', en: 'How long hauling the rubble of Aleppo city takes' },
    ...tollOfWar,
  },
  firstPhaseConcreteTonnes: {
    value: 6_900_000,
    unit: 'tonne',
    place: 'syria',
    counts: {
      ar: 'أنقاض خرسانية أحصتها المرحلة الأولى من تقييم الأضرار',
      en: 'Concrete rubble counted in the first phase of an assessment',
    },
    ...responseCoordinators,
  },
  roadsCompanyTonnes: {
    value: 30_000_000,
    unit: 'tonne',
    place: 'syria',
    counts: {
      ar: 'أنقاض ومخلّفات بناء في سورية كلها؛ رقم تقريبي من عام 2016، لا يشمل ما دُمّر بعده',
      en: 'Rubble and construction waste of all Syria; a rounded figure of 2016, so later destruction is not in it',
    },
    ...roadsCompany,
  },
  idlibClearedCubicMetres: {
    value: 419_000,
    unit: 'cubicMetre',
    place: 'idlib',
    counts: { ar: 'أنقاض أُزيلت في إدلب', en: 'Rubble cleared in Idlib' },
    ...idlibDirector,
  },
  /** Published in OCHA's fund report; the id predates it and stays, because it is cited. */
  undpClearedCubicMetres: {
    value: 71_400,
    unit: 'cubicMetre',
    place: 'north-west',
    moreThan: true,
    counts: {
      ar: 'أنقاض الزلزال التي أُزيلت في إدلب وشمال حلب',
      en: 'Earthquake rubble cleared in Idlib and northern Aleppo',
    },
    ...ochaFund,
  },
  doumaClearedCubicMetres: {
    value: 46_500,
    unit: 'cubicMetre',
    place: 'rural-damascus',
    counts: {
      ar: 'هدف: ما يُراد إزالته في دوما؛ الرقم حدّ أدنى',
      en: 'Target: rubble to be removed in Douma; the figure is a minimum',
    },
    ...okaz,
  },
  darayyaClearedCubicMetres: {
    value: 39_000,
    unit: 'cubicMetre',
    place: 'rural-damascus',
    counts: {
      ar: 'هدف: ما يُراد إزالته في داريّا؛ الرقم حدّ أدنى',
      en: 'Target: rubble to be removed in Darayya; the figure is a minimum',
    },
    ...okaz,
  },
  ruralDamascusRecycledCubicMetres: {
    value: 30_000,
    unit: 'cubicMetre',
    place: 'rural-damascus',
    counts: {
      ar: 'هدف: ما يُراد تدويره من أنقاض دوما وداريّا؛ رقم تقريبي',
      en: 'Target: rubble of Douma and Darayya to be recycled; a rounded figure',
    },
    ...okaz,
  },
  ruralDamascusRemovedCubicMetres: {
    value: 62_000,
    unit: 'cubicMetre',
    place: 'rural-damascus',
    moreThan: true,
    counts: {
      ar: 'أنقاض أُزيلت في دوما وداريّا حتى كانون الثاني 2026، ولم يبدأ تدويرها',
      en: 'Rubble removed in Douma and Darayya by January 2026; recycling had not begun',
    },
    ...golanMedia,
  },
  civilDefenceClearedCubicMetres: {
    value: 550_000,
    unit: 'cubicMetre',
    place: 'syria',
    counts: {
      ar: 'أنقاض أُزيلت في البلاد كلها؛ رقم تقريبي',
      en: 'Rubble cleared nationwide; a rounded figure',
    },
    ...civilDefence,
  },
  gazaRubbleTonnes: {
    value: 137_397,
    unit: 'tonne',
    place: 'gaza',
    counts: { ar: 'أنقاض أزالها برنامج في غزة', en: 'Rubble removed by a Gaza programme' },
    ...gazaProgramme,
  },
  gazaRecycledTonnes: {
    value: 90_000,
    unit: 'tonne',
    place: 'gaza',
    counts: {
      ar: 'أنقاض خرسانية كُسِّرت مما أزاله البرنامج نفسه',
      en: 'Concrete rubble crushed, of the rubble removed',
    },
    ...gazaProgramme,
  },
});
