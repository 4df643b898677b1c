import type { Text } from '../text.ts';
import type { Entries } from './entry.ts';

const press: Text = { ar: 'خبر صحفي عن البرنامج', en: 'Press report on the programme' };

/** Published figures of others, for comparison; only the register shows them. */
export const published: Entries<'published'> = {
  'published.aleppoHaulTruckKilometres': {
    unit: 'truckKilometre',
    place: 'aleppo',
    on: ['/planner'],
    counts: { ar: 'نقل أنقاض مدينة حلب، بالتقريب', en: 'Hauling the rubble of Aleppo city, approximately' },
    publisher: 'world-bank',
    asOf: '2017',
    source: { ar: 'تقدير البنك الدولي لمدينة حلب', en: 'World Bank estimate for Aleppo city' },
  },
  'published.aleppoHaulYears': {
    unit: 'year',
    place: 'aleppo',
    counts: { ar: 'مدة هذا النقل', en: 'How long that hauling takes' },
    publisher: 'world-bank',
    asOf: '2017',
    source: { ar: 'تقدير البنك الدولي لمدينة حلب', en: 'World Bank estimate for Aleppo city' },
  },
  'published.firstPhaseConcreteTonnes': {
    unit: 'tonne',
    place: 'syria',
    counts: {
      ar: 'أنقاض خرسانية أحصتها المرحلة الأولى من تقييم الأضرار؛ ليست أنقاضًا أُزيلت',
      en: 'Concrete rubble counted in the first phase of an assessment; it is not rubble cleared',
    },
    publisher: 'response-coordinators',
    asOf: '2025-01-06',
    source: { ar: 'تقرير منسّقي الاستجابة', en: 'Report of the Response Coordinators' },
  },
  'published.idlibClearedCubicMetres': {
    unit: 'cubicMetre',
    place: 'idlib',
    counts: { ar: 'أنقاض أُزيلت في إدلب', en: 'Rubble cleared in Idlib' },
    publisher: 'sy24',
    asOf: 'undated',
    source: { ar: 'خبر صحفي', en: 'Press report' },
  },
  'published.undpClearedCubicMetres': {
    unit: 'cubicMetre',
    place: 'idlib',
    counts: { ar: 'أنقاض أُزيلت في إدلب وشمال حلب', en: 'Rubble cleared in Idlib and northern Aleppo' },
    publisher: 'ocha',
    asOf: '2025',
    source: { ar: 'تقرير صندوق العمل الإنساني', en: 'Humanitarian fund report' },
  },
  'published.doumaClearedCubicMetres': {
    unit: 'cubicMetre',
    place: 'rural-damascus',
    counts: { ar: 'أنقاض أُزيلت في دوما', en: 'Rubble removed in Douma' },
    publisher: 'ksrelief',
    asOf: '2025-12',
    source: press,
  },
  'published.darayyaClearedCubicMetres': {
    unit: 'cubicMetre',
    place: 'rural-damascus',
    counts: { ar: 'أنقاض أُزيلت في داريّا', en: 'Rubble removed in Darayya' },
    publisher: 'ksrelief',
    asOf: '2025-12',
    source: press,
  },
  'published.ruralDamascusRecycledCubicMetres': {
    unit: 'cubicMetre',
    place: 'rural-damascus',
    counts: {
      ar: 'ما أُعيد تدويره مما أُزيل في دوما وداريّا',
      en: 'Recycled, of what was removed in Douma and Darayya',
    },
    publisher: 'ksrelief',
    asOf: '2025-12',
    source: press,
  },
  'published.civilDefenceClearedCubicMetres': {
    unit: 'cubicMetre',
    place: 'syria',
    counts: { ar: 'أنقاض أُزيلت في البلاد كلها، بالتقريب', en: 'Rubble cleared nationwide, approximately' },
    publisher: 'civil-defence',
    asOf: '2026-01-07',
    source: { ar: 'خبر منشور في ذلك اليوم؛ المدة غير مذكورة', en: 'Total reported on that day; period not given' },
  },
  'published.gazaRubbleTonnes': {
    unit: 'tonne',
    place: 'gaza',
    counts: { ar: 'الأنقاض التي عمل عليها برنامج غزة', en: 'Rubble handled by the Gaza programme' },
    publisher: 'undp',
    asOf: '2015',
    source: { ar: 'برنامج غزة', en: 'Gaza programme' },
  },
  'published.gazaRecycledTonnes': {
    unit: 'tonne',
    place: 'gaza',
    counts: { ar: 'ما أُعيد تدويره منها', en: 'Of that, recycled' },
    publisher: 'undp',
    asOf: '2015',
    source: { ar: 'برنامج غزة', en: 'Gaza programme' },
  },
};
