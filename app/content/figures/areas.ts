/** The areas of the debris map. */
import { figureRecords, type Publication } from './records.ts';

export const tollOfWar = {
  publisher: 'world-bank',
  asOf: '2017-07-10',
  source: {
    ar: 'خسائر الحرب، دراسة تجريبية لمدينتين؛ الأرقام كما نقلها موقع TRT World في 5 تشرين الأول 2017',
    en: 'The Toll of War, a pilot study of two cities; figures as reported by TRT World, 5 October 2017',
  },
  address: 'https://www.trtworld.com/middle-east/the-debris-of-war-will-test-syria-s-reconstruction-efforts-11089',
} as const satisfies Publication;
const civilRegistry = {
  publisher: 'cbs',
  asOf: '2011-01-01',
  source: { ar: 'المجموعة الإحصائية 2011، السجلّ المدني', en: 'Statistical yearbook 2011, civil registry' },
  address: 'http://www.cbssyr.sy/yearbook/2011/Data-Chapter2/TAB-1-2-2011.htm',
} as const satisfies Publication;
const governorateAreas = {
  publisher: 'cbs',
  asOf: 'undated',
  source: { ar: 'مساحات المحافظات', en: 'Areas of the governorates' },
} as const satisfies Publication;
const ghoutaFactsheet = {
  publisher: 'ocha',
  asOf: '2017-12',
  source: { ar: 'نشرة معلومات عن الغوطة الشرقية', en: 'Factsheet East Ghouta' },
  address:
    'https://reliefweb.int/report/syrian-arab-republic/syria-factsheet-east-ghouta-15-december-2017-31-january-2018-enar',
} as const satisfies Publication;
const ghoutaImages = {
  publisher: 'unosat',
  asOf: '2018-03-01',
  source: {
    ar: 'تحليل صور الأقمار الصناعية، كما نقلته رويترز',
    en: 'Satellite image analysis, as reported by Reuters',
  },
  address:
    'https://www.reuters.com/article/us-mideast-crisis-syria-satellite/un-imagery-of-syrias-eastern-ghouta-shows-widespread-damage-idUSKCN1GD59U',
} as const satisfies Publication;

/** The clearance progress up to which an area's severity is very high, and high; medium above (HO-4). */
export const severity = figureRecords('severity', {
  veryHighPercent: {
    value: 15,
    unit: 'percent',
    place: 'none',
    counts: {
      ar: 'تقدّم الإزالة: الشدّة «عالية جدًّا» حتى هذه النسبة',
      en: 'Clearance progress up to which severity is very high',
    },
  },
  highPercent: {
    value: 25,
    unit: 'percent',
    place: 'none',
    counts: { ar: 'تقدّم الإزالة: الشدّة «عالية» حتى هذه النسبة', en: 'Clearance progress up to which severity is high' },
  },
});

/** The areas of the debris map. Population and area: see the sources in content/areas.ts. */
export const areas = figureRecords('areas', {
  aleppo: {
    population: {
      value: 5_927_000,
      unit: 'person',
      place: 'aleppo',
      counts: { ar: 'المسجَّلون في السجلّ المدني لمحافظة حلب', en: 'People in the civil registry of Aleppo governorate' },
      ...civilRegistry,
    },
    squareKilometres: {
      value: 18_482,
      unit: 'squareKilometre',
      place: 'aleppo',
      counts: { ar: 'مساحة محافظة حلب', en: 'Area of Aleppo governorate' },
      ...governorateAreas,
    },
    debrisTonnes: {
      value: 14_900_000,
      unit: 'tonne',
      place: 'aleppo',
      counts: { ar: 'أنقاض مدينة حلب وحدها', en: 'Rubble of Aleppo city alone' },
      ...tollOfWar,
    },
    recyclablePercent: {
      value: 85,
      unit: 'percent',
      place: 'aleppo',
      counts: { ar: 'نسبة القابل للتدوير في محافظة حلب', en: 'Recycling potential, Aleppo governorate' },
    },
    clearedPercent: {
      value: 15,
      unit: 'percent',
      place: 'aleppo',
      counts: {
        ar: 'تقدّم الإزالة في محافظة حلب',
        en: 'Clearance progress, Aleppo governorate',
      },
    },
  },
  damascus: {
    population: {
      value: 1_780_000,
      unit: 'person',
      place: 'damascus',
      counts: {
        ar: 'المسجَّلون في السجلّ المدني لمحافظة دمشق',
        en: 'People in the civil registry of Damascus governorate',
      },
      ...civilRegistry,
    },
    squareKilometres: {
      value: 106,
      unit: 'squareKilometre',
      place: 'damascus',
      counts: { ar: 'مساحة محافظة دمشق', en: 'Area of Damascus governorate' },
      ...governorateAreas,
    },
    recyclablePercent: {
      value: 92,
      unit: 'percent',
      place: 'damascus',
      counts: { ar: 'نسبة القابل للتدوير في محافظة دمشق', en: 'Recycling potential, Damascus governorate' },
    },
    clearedPercent: {
      value: 8,
      unit: 'percent',
      place: 'damascus',
      counts: { ar: 'تقدّم الإزالة في محافظة دمشق', en: 'Clearance progress, Damascus governorate' },
    },
    debrisTonnes: null,
  },
  ghouta: {
    population: {
      value: 393_000,
      unit: 'resident',
      place: 'ghouta',
      counts: { ar: 'سكان الغوطة الشرقية', en: 'Residents of Eastern Ghouta' },
      ...ghoutaFactsheet,
    },
    squareKilometres: {
      value: 62.5,
      unit: 'squareKilometre',
      place: 'ghouta',
      counts: {
        ar: 'مساحة ما حُلّلت صوره من الغوطة الشرقية',
        en: 'Area of Eastern Ghouta whose images were analysed',
      },
      ...ghoutaImages,
    },
    recyclablePercent: {
      value: 88,
      unit: 'percent',
      place: 'ghouta',
      counts: { ar: 'نسبة القابل للتدوير في الغوطة الشرقية', en: 'Recycling potential, Eastern Ghouta' },
    },
    clearedPercent: {
      value: 5,
      unit: 'percent',
      place: 'ghouta',
      counts: { ar: 'تقدّم الإزالة في الغوطة الشرقية', en: 'Clearance progress, Eastern Ghouta' },
    },
    debrisTonnes: null,
  },
  homs: {
    population: {
      value: 2_147_000,
      unit: 'person',
      place: 'homs',
      counts: { ar: 'المسجَّلون في السجلّ المدني لمحافظة حمص', en: 'People in the civil registry of Homs governorate' },
      ...civilRegistry,
    },
    squareKilometres: {
      value: 42_223,
      unit: 'squareKilometre',
      place: 'homs',
      counts: { ar: 'مساحة محافظة حمص', en: 'Area of Homs governorate' },
      ...governorateAreas,
    },
    debrisTonnes: {
      value: 5_300_000,
      unit: 'tonne',
      place: 'homs',
      counts: { ar: 'أنقاض مدينة حمص وحدها', en: 'Rubble of Homs city alone' },
      ...tollOfWar,
    },
    recyclablePercent: {
      value: 78,
      unit: 'percent',
      place: 'homs',
      counts: { ar: 'نسبة القابل للتدوير في محافظة حمص', en: 'Recycling potential, Homs governorate' },
    },
    clearedPercent: {
      value: 20,
      unit: 'percent',
      place: 'homs',
      counts: {
        ar: 'تقدّم الإزالة في محافظة حمص',
        en: 'Clearance progress, Homs governorate',
      },
    },
  },
  idlib: {
    population: {
      value: 2_072_000,
      unit: 'person',
      place: 'idlib',
      counts: { ar: 'المسجَّلون في السجلّ المدني لمحافظة إدلب', en: 'People in the civil registry of Idlib governorate' },
      ...civilRegistry,
    },
    squareKilometres: {
      value: 6_097,
      unit: 'squareKilometre',
      place: 'idlib',
      counts: { ar: 'مساحة محافظة إدلب', en: 'Area of Idlib governorate' },
      ...governorateAreas,
    },
    recyclablePercent: {
      value: 65,
      unit: 'percent',
      place: 'idlib',
      counts: { ar: 'نسبة القابل للتدوير في محافظة إدلب', en: 'Recycling potential, Idlib governorate' },
    },
    clearedPercent: {
      value: 35,
      unit: 'percent',
      place: 'idlib',
      counts: { ar: 'تقدّم الإزالة في محافظة إدلب', en: 'Clearance progress, Idlib governorate' },
    },
    debrisTonnes: null,
  },
  daraa: {
    population: {
      value: 1_126_000,
      unit: 'person',
      place: 'daraa',
      counts: { ar: 'المسجَّلون في السجلّ المدني لمحافظة درعا', en: 'People in the civil registry of Daraa governorate' },
      ...civilRegistry,
    },
    squareKilometres: {
      value: 3_730,
      unit: 'squareKilometre',
      place: 'daraa',
      counts: { ar: 'مساحة محافظة درعا', en: 'Area of Daraa governorate' },
      ...governorateAreas,
    },
    recyclablePercent: {
      value: 72,
      unit: 'percent',
      place: 'daraa',
      counts: { ar: 'نسبة القابل للتدوير في محافظة درعا', en: 'Recycling potential, Daraa governorate' },
    },
    clearedPercent: {
      value: 25,
      unit: 'percent',
      place: 'daraa',
      counts: { ar: 'تقدّم الإزالة في محافظة درعا', en: 'Clearance progress, Daraa governorate' },
    },
    debrisTonnes: null,
  },
});
