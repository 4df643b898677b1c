import type { Text } from '../text.ts';
import type { Entries } from './entry.ts';

const registry: Text = { ar: 'السجلّ المدني', en: 'Civil registry' };
const governorates: Text = { ar: 'مساحات المحافظات', en: 'Areas of the governorates' };
const cityEstimate: Text = { ar: 'البنك الدولي، تقدير للمدينة', en: 'World Bank, estimate for the city' };

/** The six areas of the debris map. */
export const areas: Entries<'areas'> = {
  'areas.aleppo.population': {
    unit: 'person',
    place: 'aleppo',
    counts: { ar: 'المسجَّلون في السجلّ المدني لمحافظة حلب', en: 'People in the civil registry of Aleppo governorate' },
    publisher: 'cbs',
    asOf: '2011-01-01',
    source: registry,
  },
  'areas.aleppo.squareKilometres': {
    unit: 'squareKilometre',
    place: 'aleppo',
    counts: { ar: 'مساحة محافظة حلب', en: 'Area of Aleppo governorate' },
    publisher: 'cbs',
    asOf: 'undated',
    source: governorates,
  },
  'areas.aleppo.debrisTonnes': {
    unit: 'tonne',
    place: 'aleppo',
    counts: { ar: 'أنقاض مدينة حلب وحدها', en: 'Rubble of Aleppo city alone' },
    publisher: 'world-bank',
    asOf: '2017',
    source: cityEstimate,
  },
  'areas.aleppo.recyclablePercent': {
    unit: 'percent',
    place: 'aleppo',
    counts: { ar: 'قابلية التدوير في محافظة حلب', en: 'Recycling potential, Aleppo governorate' },
  },
  'areas.aleppo.clearedPercent': {
    unit: 'percent',
    place: 'aleppo',
    counts: {
      ar: 'تقدّم الإزالة في محافظة حلب، ولا يُحسب من أنقاض المدينة',
      en: 'Clearance progress, Aleppo governorate; not a share of the city’s rubble',
    },
  },
  'areas.damascus.population': {
    unit: 'person',
    place: 'damascus',
    counts: { ar: 'المسجَّلون في السجلّ المدني لمحافظة دمشق', en: 'People in the civil registry of Damascus governorate' },
    publisher: 'cbs',
    asOf: '2011-01-01',
    source: registry,
  },
  'areas.damascus.squareKilometres': {
    unit: 'squareKilometre',
    place: 'damascus',
    counts: { ar: 'مساحة محافظة دمشق', en: 'Area of Damascus governorate' },
    publisher: 'cbs',
    asOf: 'undated',
    source: governorates,
  },
  'areas.damascus.recyclablePercent': {
    unit: 'percent',
    place: 'damascus',
    counts: { ar: 'قابلية التدوير في محافظة دمشق', en: 'Recycling potential, Damascus governorate' },
  },
  'areas.damascus.clearedPercent': {
    unit: 'percent',
    place: 'damascus',
    counts: { ar: 'تقدّم الإزالة في محافظة دمشق', en: 'Clearance progress, Damascus governorate' },
  },
  'areas.ghouta.population': {
    unit: 'resident',
    place: 'ghouta',
    counts: { ar: 'سكان الغوطة الشرقية', en: 'Residents of Eastern Ghouta' },
    publisher: 'ocha',
    asOf: '2017-12',
    source: { ar: 'تقدير السكان', en: 'Population estimate' },
  },
  'areas.ghouta.squareKilometres': {
    unit: 'squareKilometre',
    place: 'ghouta',
    counts: { ar: 'المنطقة التي حُلّلت صورها', en: 'Area whose images were analysed' },
    publisher: 'unosat',
    asOf: '2018',
    source: { ar: 'تحليل صور الأقمار الصناعية', en: 'Satellite image analysis' },
  },
  'areas.ghouta.recyclablePercent': {
    unit: 'percent',
    place: 'ghouta',
    counts: { ar: 'قابلية التدوير في الغوطة الشرقية', en: 'Recycling potential, Eastern Ghouta' },
  },
  'areas.ghouta.clearedPercent': {
    unit: 'percent',
    place: 'ghouta',
    counts: { ar: 'تقدّم الإزالة في الغوطة الشرقية', en: 'Clearance progress, Eastern Ghouta' },
  },
  'areas.homs.population': {
    unit: 'person',
    place: 'homs',
    counts: { ar: 'المسجَّلون في السجلّ المدني لمحافظة حمص', en: 'People in the civil registry of Homs governorate' },
    publisher: 'cbs',
    asOf: '2011-01-01',
    source: registry,
  },
  'areas.homs.squareKilometres': {
    unit: 'squareKilometre',
    place: 'homs',
    counts: { ar: 'مساحة محافظة حمص', en: 'Area of Homs governorate' },
    publisher: 'cbs',
    asOf: 'undated',
    source: governorates,
  },
  'areas.homs.debrisTonnes': {
    unit: 'tonne',
    place: 'homs',
    counts: { ar: 'أنقاض مدينة حمص وحدها', en: 'Rubble of Homs city alone' },
    publisher: 'world-bank',
    asOf: '2017',
    source: cityEstimate,
  },
  'areas.homs.recyclablePercent': {
    unit: 'percent',
    place: 'homs',
    counts: { ar: 'قابلية التدوير في محافظة حمص', en: 'Recycling potential, Homs governorate' },
  },
  'areas.homs.clearedPercent': {
    unit: 'percent',
    place: 'homs',
    counts: {
      ar: 'تقدّم الإزالة في محافظة حمص، ولا يُحسب من أنقاض المدينة',
      en: 'Clearance progress, Homs governorate; not a share of the city’s rubble',
    },
  },
  'areas.idlib.population': {
    unit: 'person',
    place: 'idlib',
    counts: { ar: 'المسجَّلون في السجلّ المدني لمحافظة إدلب', en: 'People in the civil registry of Idlib governorate' },
    publisher: 'cbs',
    asOf: '2011-01-01',
    source: registry,
  },
  'areas.idlib.squareKilometres': {
    unit: 'squareKilometre',
    place: 'idlib',
    counts: { ar: 'مساحة محافظة إدلب', en: 'Area of Idlib governorate' },
    publisher: 'cbs',
    asOf: 'undated',
    source: governorates,
  },
  'areas.idlib.recyclablePercent': {
    unit: 'percent',
    place: 'idlib',
    counts: { ar: 'قابلية التدوير في محافظة إدلب', en: 'Recycling potential, Idlib governorate' },
  },
  'areas.idlib.clearedPercent': {
    unit: 'percent',
    place: 'idlib',
    counts: { ar: 'تقدّم الإزالة في محافظة إدلب', en: 'Clearance progress, Idlib governorate' },
  },
  'areas.daraa.population': {
    unit: 'person',
    place: 'daraa',
    counts: { ar: 'المسجَّلون في السجلّ المدني لمحافظة درعا', en: 'People in the civil registry of Daraa governorate' },
    publisher: 'cbs',
    asOf: '2011-01-01',
    source: registry,
  },
  'areas.daraa.squareKilometres': {
    unit: 'squareKilometre',
    place: 'daraa',
    counts: { ar: 'مساحة محافظة درعا', en: 'Area of Daraa governorate' },
    publisher: 'cbs',
    asOf: 'undated',
    source: governorates,
  },
  'areas.daraa.recyclablePercent': {
    unit: 'percent',
    place: 'daraa',
    counts: { ar: 'قابلية التدوير في محافظة درعا', en: 'Recycling potential, Daraa governorate' },
  },
  'areas.daraa.clearedPercent': {
    unit: 'percent',
    place: 'daraa',
    counts: { ar: 'تقدّم الإزالة في محافظة درعا', en: 'Clearance progress, Daraa governorate' },
  },
};
