/** Factors and assumptions of the carbon calculator. */
import { figureRecords, type Publication } from './records.ts';
import { debris } from './rubble.ts';

export const conversionFactors = {
  publisher: 'desnz',
  asOf: '2025-06-10',
  source: {
    ar: 'معاملات التحويل لعام 2025',
    en: 'Greenhouse gas reporting: conversion factors 2025',
  },
  address: 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
} as const satisfies Publication;
const worldsteelBlog = {
  publisher: 'worldsteel',
  asOf: 'undated',
  source: { ar: 'مدوّنة الرابطة، كما نقلها موقع صحفي', en: 'worldsteel blog, as reported by ScrapMonster' },
  address: 'https://scrapmonster.com/amp/article/93853',
} as const satisfies Publication;

const assumption = { ar: 'افتراض', en: 'Assumption' };

/**
 * Factors of the carbon calculator in kg CO2e; see content/carbon.ts. UK figures
 * stand in for Syrian ones.
 */
export const carbonFactors = figureRecords('carbonFactors', {
  /** Rigid truck over 17 t, half laden, per tonne-kilometre: tank to wheel, and well to tank. */
  lorryTankToWheel: {
    on: ['/environmental'],
    value: 0.21116,
    unit: 'kilogramPerTonneKilometre',
    place: 'uk',
    counts: {
      ar: 'شاحنة بلا مقطورة فوق 17\u00a0طنًا، نصف محمّلة: احتراق الوقود',
      en: 'Rigid truck over 17\u00a0t, half laden: burning the fuel',
    },
    ...conversionFactors,
  },
  lorryWellToTank: {
    on: ['/environmental'],
    value: 0.04878,
    unit: 'kilogramPerTonneKilometre',
    place: 'uk',
    counts: { ar: 'الشاحنة نفسها: إنتاج الوقود', en: 'The same truck: producing the fuel' },
    ...conversionFactors,
  },
  /** Per tonne of aggregate. */
  recycledAggregate: {
    on: ['/environmental'],
    value: 3.21835,
    unit: 'kilogramPerTonne',
    place: 'uk',
    counts: { ar: 'حصويات معاد تدويرها، دورة مغلقة', en: 'Recycled aggregate, closed loop' },
    ...conversionFactors,
  },
  primaryAggregate: {
    on: ['/environmental'],
    value: 7.79306,
    unit: 'kilogramPerTonne',
    place: 'uk',
    counts: { ar: 'حصويات طبيعية من المقالع', en: 'Primary aggregate' },
    ...conversionFactors,
  },
  /** Per tonne of steel that returns to a furnace. */
  recoveredSteel: {
    on: ['/environmental'],
    value: 1_500,
    unit: 'kilogramPerTonne',
    place: 'world',
    counts: { ar: 'ما يُتجنَّب بكل طن من الحديد المسترجع', en: 'Credit per tonne of recovered steel' },
    ...worldsteelBlog,
  },
  /** The basis of that credit: scrap used per year, and emissions avoided. */
  worldsteelTonnes: {
    scrap: {
      on: ['/environmental'],
      value: 650_000_000,
      unit: 'tonne',
      place: 'world',
      counts: { ar: 'خردة الفولاذ المستعملة في السنة', en: 'Steel scrap used a year' },
      ...worldsteelBlog,
    },
    saved: {
      on: ['/environmental'],
      value: 975_000_000,
      unit: 'tonne',
      place: 'world',
      counts: { ar: 'CO2 الذي يُتجنَّب انبعاثه في السنة باستعمال الخردة', en: 'CO2 that the scrap avoids a year' },
      ...worldsteelBlog,
    },
  },
  /** The landfill process itself: the published factors cover transport only. */
  landfillProcess: {
    value: 0,
    unit: 'kilogramPerTonne',
    place: 'uk',
    counts: { ar: 'الطمر نفسه', en: 'The landfill process itself' },
    method: {
      ar: 'مستنتج: المعاملات المنشورة للطمر تشمل النقل وحده',
      en: 'Derived: the published landfill factors cover transport only',
    },
  },
});

/** The calculator's values. */
export const carbonAssumptions = figureRecords('carbonAssumptions', {
  recycledPercent: {
    on: ['/environmental'],
    value: debris.recyclablePercent.value,
    unit: 'percent',
    place: 'none',
    counts: { ar: 'ما يُعاد تدويره في الحساب', en: 'Share recycled in the calculation' },
    method: { ar: 'رقمنا لأنقاض البلاد', en: 'Our figure for the country’s rubble' },
  },
  landfillKilometres: {
    on: ['/environmental', '/planner'],
    value: 16,
    unit: 'kilometre',
    place: 'uk',
    counts: { ar: 'المسافة إلى المطمر', en: 'Distance to the landfill' },
    ...conversionFactors,
  },
  plantKilometres: {
    on: ['/environmental'],
    value: 16,
    unit: 'kilometre',
    place: 'none',
    counts: {
      ar: 'المسافة إلى محطة التدوير، مساوية للمسافة إلى المطمر',
      en: 'Distance to the plant, taken as equal to that to the landfill',
    },
    method: assumption,
  },
  steelPercent: {
    on: ['/environmental', '/planner'],
    value: 2,
    unit: 'percent',
    place: 'none',
    counts: { ar: 'الحديد في الجزء المعاد تدويره', en: 'Steel in the recycled part' },
    method: assumption,
  },
});
