import type { Entries } from './entry.ts';

/** What others have published, for comparison: shown in the register alone. */
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
    counts: { ar: 'أنقاض خرسانية، مرحلة أولى من الإزالة', en: 'Concrete rubble, a first phase of clearing' },
    publisher: 'response-coordinators',
    asOf: '2025-01',
    source: { ar: 'منسّقو الاستجابة', en: 'Response Coordinators' },
  },
  'published.roadsCompanyTonnes': {
    unit: 'tonne',
    place: 'syria',
    counts: {
      ar: 'أنقاض، بحسب الشركة العامة للطرق والجسور',
      en: 'Rubble, as stated by the General Company for Roads and Bridges',
    },
    publisher: 'roads-company',
    asOf: '2020',
    source: { ar: 'الشركة العامة للطرق والجسور', en: 'General Company for Roads and Bridges' },
  },
  'published.idlibClearedCubicMetres': {
    unit: 'cubicMetre',
    place: 'idlib',
    counts: { ar: 'أنقاض أُزيلت في إدلب', en: 'Rubble cleared in Idlib' },
    publisher: 'sy24',
    asOf: 'undated',
    source: { ar: 'خبر صحفي بلا تاريخ في سجلّنا', en: 'Press report; its date is not in our record' },
  },
  'published.undpClearedCubicMetres': {
    unit: 'cubicMetre',
    place: 'none',
    counts: { ar: 'أنقاض أزالها برنامج الأمم المتحدة الإنمائي', en: 'Rubble cleared by UNDP' },
    publisher: 'undp',
    asOf: 'undated',
    source: { ar: 'برنامج الأمم المتحدة الإنمائي؛ التاريخ ليس في سجلّنا', en: 'UNDP; the date is not in our record' },
  },
  'published.civilDefenceClearedCubicMetres': {
    unit: 'cubicMetre',
    place: 'syria',
    counts: { ar: 'أنقاض أُزيلت في البلاد كلها، بالتقريب', en: 'Rubble cleared nationwide, approximately' },
    publisher: 'civil-defence',
    asOf: 'undated',
    source: {
      ar: 'الدفاع المدني السوري؛ التاريخ ليس في سجلّنا',
      en: 'Syrian Civil Defence; the date is not in our record',
    },
  },
  'published.gazaRubbleTonnes': {
    unit: 'tonne',
    place: 'gaza',
    counts: { ar: 'أنقاض برنامج غزة', en: 'Rubble of the Gaza programme' },
    publisher: 'undp',
    asOf: '2015',
    source: { ar: 'برنامج غزة', en: 'Gaza programme' },
  },
  'published.gazaRecycledTonnes': {
    unit: 'tonne',
    place: 'gaza',
    counts: { ar: 'ما دُوّر منها', en: 'Of that, recycled' },
    publisher: 'undp',
    asOf: '2015',
    source: { ar: 'برنامج غزة', en: 'Gaza programme' },
  },
};
